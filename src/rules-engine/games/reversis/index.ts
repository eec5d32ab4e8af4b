import { cards } from '../../pictures/picture.ts';
import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples/index.ts';

export default game({
  id: 'reversis',
  title: 'Reversis',
  aliases: ['Reversi with cards', 'Quinola', 'Espagnolette'],
  shelf: 'hearts',
  kind: 'card',
  books: { donohue: { heading: 'Reversis', pages: '350-360' } },
  has: ['each-for-himself', 'discard', 'pool', 'tricks'],
  players: { min: 4, max: 4, usual: 4 },
  packs: ['reversis-48'],
  following: 'renouncing',
  picture: cards('Hearts, best first: the jack is the great quinola', 'AH KH QH JH 9H 8H 7H 6H 5H 4H 3H 2H', cites.donohue.rank),
  glance: {
    Deal: 'to the right: eleven each and twelve to the dealer; three on the table',
    Rank: 'ace high; no trumps',
    'Points in tricks': 'ace {points.card-ace}, king {points.card-king}, queen {points.card-queen}, knave {points.card-knave}',
    Party: 'to the fewest points: the four discards and {points.party-base}',
    Quinolas: 'knave of hearts, pool of {points.great-pool}; queen of hearts, pool of {points.little-pool}',
    Reversis: 'every trick: {points.reversis-side} from each side, {points.reversis-opposite} from opposite; broken {points.reversis-broken}',
    'Opposite pays': 'double, in everything',
  },
  cites,
  ...code,
  examples,
});
