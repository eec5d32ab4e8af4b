import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { card } from './diagrams.ts';
import { examples } from './examples.ts';

export default game({
  id: 'chinese-fan-tan',
  title: 'Chinese fan-tan',
  aliases: ['Fan tan with beans', 'Fan-tan of the bank'],
  shelf: 'banking',
  kind: 'dice',
  books: { 'blue-ribbon-1940': { heading: 'Chinese Fan Tan', pages: '184' } },
  has: ['betting'],
  players: { min: 1, max: 20, say: 'any number against a banker' },
  packs: ['none-0'],
  glance: {
    Card: 'four corners, numbered 1 to 4',
    Count: 'a handful of counters, told off by fours',
    Decides: 'the number left; 4 where none is',
    'One number': '{points.number} for 1',
    'An edge': 'even money',
  },
  cites,
  ...code,
  diagrams: { card },
  examples,
});
