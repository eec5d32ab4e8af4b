import { cards } from '../../pictures/picture.ts';
import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';

export default game({
  id: 'cayenne',
  title: 'Cayenne',
  aliases: ['Cayenne whist'],
  shelf: 'whist-and-bridge',
  kind: 'card',
  books: { 'blue-ribbon-1940': { heading: 'Cayenne', pages: '140-142' } },
  has: ['partners', 'trump', 'honours', 'rubber', 'tricks'],
  players: { min: 4, max: 4, say: 'four, two against two' },
  packs: ['standard-52'],
  // In nullo the ace is the lowest card, so the winner of a trick is not worked out there.
  following: { rules: ['cayenne.rule.follow'], none: true, orderAtNone: '' },
  picture: cards('Spades in nullo: the ace is the lowest', 'KS QS JS 10S 9S 8S 7S 6S 5S 4S 3S 2S AS', cites.blue.rank),
  glance: {
    Players: 'four, two against two as partners',
    Deal: 'thirteen cards each, 4-4-5; a card cut from the still pack shows cayenne',
    Declared: 'the dealer names a trump, grand or nullo, or leaves it to the partner',
    Multiplied:
      'grand or nullo {points.no-trump}, cayenne {points.cayenne}, the other colors {points.second-color}, {points.third-color} and {points.fourth-color}',
    Game: '{points.game} points; worth {points.value-nothing}, {points.value-low}, {points.value-middle} or {points.value-high} by what the losers have',
    Rubber: '{points.rubber-games} games; {points.rubber} added, less the game points of the other side',
  },
  cites,
  ...code,
  examples,
});
