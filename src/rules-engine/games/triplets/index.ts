import { game } from '../../core/games.ts';
import { drawnFor } from '../../core/patience/pictures.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';
import { patience } from './patience.ts';

export default game({
  id: 'triplets',
  title: 'Triplets',
  aliases: [],
  shelf: 'solitaire',
  kind: 'card',
  books: { sierra: { heading: 'Solitaire: Triplets', pages: '115-125' } },
  has: ['stock'],
  players: { min: 1, max: 1 },
  packs: ['standard-52'],
  glance: {
    Plan: 'the first set decides which others must follow',
    'Not told': 'the layout, whether suits matter, and redeals',
  },
  cites,
  patience,
  ...code,
  diagrams: drawnFor(patience),
  variants: {},
  examples,
});
