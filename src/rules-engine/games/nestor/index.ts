import { game } from '../../core/games.ts';
import { drawnFor } from '../../core/patience/pictures.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';
import { patience } from './patience.ts';

export default game({
  id: 'nestor',
  title: 'Nestor',
  aliases: [],
  shelf: 'solitaire',
  kind: 'card',
  books: { sierra: { heading: 'Solitaire: Nestor', pages: '115-125' } },
  has: ['stock'],
  players: { min: 1, max: 1 },
  packs: ['standard-52'],
  glance: {
    Reserve: 'for matching with cards of the layout',
    Counsel: 'never two of the reserve together',
    'Not told': 'the layout, and which cards of a column are free',
  },
  cites,
  patience,
  ...code,
  diagrams: drawnFor(patience),
  variants: {},
  examples,
});
