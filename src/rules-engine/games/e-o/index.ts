import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { table } from './diagrams.ts';
import { examples } from './examples.ts';

export default game({
  id: 'e-o',
  title: 'E. O.',
  aliases: ['E O table', 'Even and odd', 'E. O. table'],
  shelf: 'banking',
  kind: 'dice',
  books: { donohue: { heading: 'E. O.', pages: '370' } },
  has: ['betting'],
  players: { min: 1, max: 20, say: 'any number against the proprietors' },
  packs: ['none-0'],
  glance: {
    Table: '{points.niches} niches, half of them E, half O',
    Bets: 'on E or on O',
    Pays: 'even money on the letter where the ball lodges',
    'Bar-holes': '{points.bar-holes}: the bank wins the other letter and does not pay its own',
  },
  cites,
  ...code,
  diagrams: { table },
  examples,
});
