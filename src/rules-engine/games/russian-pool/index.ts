import { game } from '../../rulesets/games.ts';
import { BOOK, cites } from './cites.ts';
import { code } from './code.ts';
import { diagrams } from './diagrams.ts';
import { examples } from './examples.ts';

export default game({
  id: 'russian-pool',
  title: 'Russian pool',
  aliases: ['Carlin'],
  shelf: 'billiards',
  kind: 'billiards',
  books: { [BOOK]: { heading: 'Russian pool', pages: '56-57' } },
  has: [],
  players: { min: 2, max: 6, usual: 2, say: 'two or more' },
  packs: ['none-0'],
  glance: {
    Table: 'the English table, with six pockets',
    Foot: 'black {points.black}',
    Sides: 'blue {points.blue}',
    Head: 'brown {points.brown}, yellow {points.yellow}',
    'Any pocket': 'red {points.red}',
    Carom: '{points.carom}',
    'Wrong pocket': 'the value of the ball, and the run',
  },
  cites,
  ...code,
  diagrams,
  examples,
});
