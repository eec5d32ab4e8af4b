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
