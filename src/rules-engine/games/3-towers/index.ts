import { game } from '../../core/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';
import { patience } from './patience.ts';

export default game({
  id: '3-towers',
  title: 'Three towers',
  aliases: ['3 towers'],
  shelf: 'solitaire',
  kind: 'card',
  books: { sierra: { heading: 'Solitaire: Three towers', pages: '115-125' } },
  has: ['stock'],
  players: { min: 1, max: 1 },
  packs: ['none-0'],
  glance: {
    Counting: 'more for long sequences',
    Else: 'cards that uncover most',
    'Not told': 'the layout, the figures, and the time allowed',
  },
  cites,
  patience,
  ...code,
  variants: {},
  examples,
});
