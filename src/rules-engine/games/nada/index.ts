import { cards } from '../../pictures/picture.ts';
import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';

export default game({
  id: 'nada',
  title: 'Nada',
  aliases: [],
  shelf: 'whist-and-bridge',
  kind: 'card',
  books: { 'blue-ribbon-1940': { heading: 'Nada', pages: '391-393' } },
  has: ['partners', 'dummy', 'trump', 'bidding', 'rubber', 'tricks'],
  players: { min: 4, max: 4 },
  packs: ['standard-52'],
  following: { rules: ['nada.rule.follow'], none: true, alone: true },
  picture: cards('A hand that may lose every trick', '4S 3S 2S 5H 4H 2H 5C 3C 2C 6D 4D 3D 2D', null),
  glance: {
    Players: 'four, two against two',
    Pack: '52 cards',
    Object: 'to lose tricks',
    Bids: 'to lose 7, 8, 9 or 10; nil 11, grand nil 12, nada all 13',
    Trump: 'none, unless a bid bars a suit and an adversary names another',
    'First lead': 'the player on the left of the highest bidder',
    Game: '{points.game} points, from bids that are made',
  },
  cites,
  ...code,
  examples,
});
