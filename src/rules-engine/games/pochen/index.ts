import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { layout } from './diagrams.ts';
import { examples } from './examples.ts';

export default game({
  id: 'pochen',
  title: 'Pochen',
  aliases: ['Poch', 'Pochspiel'],
  shelf: 'poker',
  kind: 'card',
  books: { 'blue-ribbon-1940': { heading: 'Pochen', pages: '281-282' } },
  has: ['each-for-himself', 'trump', 'turned-card', 'betting', 'pool'],
  players: { min: 3, max: 6 },
  packs: ['piquet-32'],
  glance: {
    Players: 'three to six',
    Pack: '32 cards, and a layout with eight pools',
    Stake: '{points.stake} from each player in each pool, before every deal',
    'First part': 'high trumps, marriage and sequence take their pools',
    'Second part': 'poch: a bet on pairs, threes and fours',
    'Third part': 'cards played upward in suit; the first one out gets {points.card} for each card left',
  },
  cites,
  ...code,
  diagrams: { layout },
  examples,
});
