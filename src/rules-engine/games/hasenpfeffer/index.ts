import { cards } from '../../pictures/picture.ts';
import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';

export default game({
  id: 'hasenpfeffer',
  title: 'Hasenpfeffer',
  aliases: [],
  shelf: 'euchre',
  kind: 'card',
  books: { 'blue-ribbon-1940': { heading: 'Hasenpfeffer', pages: '390' } },
  has: ['partners', 'trump', 'bidding', 'tricks'],
  players: { min: 4, max: 4 },
  packs: ['short-25'],
  following: { rules: ['hasenpfeffer.rule.rank'], hand: 6, way: 'bowers' },
  picture: cards('Hearts as trumps, best first', 'JOKER JH JD AH KH QH 10H 9H', cites.blue.rank),
  glance: {
    Players: 'four, two against two',
    Cards: '25 with the joker; six each, by threes, and the last face down on the table',
    Trumps: 'joker, jack, other jack of the colour, then A K Q 10 9',
    Bid: 'once each, tricks to be won with a trump of your choice; the highest leads',
    Score: '{points.trick} a trick; a bid that fails is taken off',
    Game: '{points.game} points',
  },
  cites,
  ...code,
  examples,
});
