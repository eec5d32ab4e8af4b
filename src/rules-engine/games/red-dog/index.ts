import { cards } from '../../pictures/picture.ts';
import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';

export default game({
  id: 'red-dog',
  title: 'Red dog',
  aliases: ['High card pool', 'Reddog'],
  shelf: 'poker',
  kind: 'card',
  books: { 'blue-ribbon-1940': { heading: 'Red Dog', pages: '401' } },
  has: ['betting', 'ante', 'limit', 'pool', 'stock', 'discard', 'each-for-himself'],
  players: { min: 2, max: 8, say: '2 to 8' },
  packs: ['standard-52'],
  picture: cards('The nine of hearts wins against the seven that is turned up', ['KS 9H JD 6C 3S', '7H'], cites.blue.settle),
  glance: {
    Players: '2 to 8',
    Pool: '{points.ante} each before the deal, and again when it has been won',
    Deal: '{points.hand} each, one at a time; the rest is the stock',
    Bet: 'against the pool, and never more than is in it',
    Wins: 'a higher card of the suit that is turned up',
    'No bet': 'the hand is dead, and costs {points.refusal}',
  },
  cites,
  ...code,
  examples,
});
