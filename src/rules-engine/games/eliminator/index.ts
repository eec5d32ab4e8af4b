import { game } from '../../core/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';
import { patience } from './patience.ts';

export default game({
  id: 'eliminator',
  title: 'Eliminator',
  aliases: [],
  shelf: 'solitaire',
  kind: 'card',
  books: { sierra: { heading: 'Solitaire: Eliminator', pages: '115-125' } },
  has: ['stock'],
  players: { min: 1, max: 1 },
  packs: ['standard-52'],
  glance: {
    Counsel: 'few foundations begun',
    Runs: 'in suit; look for the longest at the start',
    'Dead end': 'an empty foundation is the way out',
    'Not told': 'the number of foundations, the direction of the runs, and the layout',
  },
  cites,
  patience,
  ...code,
  variants: {},
  examples,
});
