import { game } from '../../core/games.ts';
import { drawnFor } from '../../core/patience/pictures.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';
import { patience } from './patience.ts';

export default game({
  id: 'sultan',
  title: 'Sultan',
  aliases: ['Sultan of Turkey'],
  shelf: 'solitaire',
  kind: 'card',
  books: { sierra: { heading: 'Solitaire: Sultan', pages: '115-125' } },
  has: ['stock'],
  players: { min: 1, max: 1 },
  packs: ['double-104'],
  glance: {
    Counsel: 'wait for a card that you will soon need',
    'Not told': 'the layout, the foundations, and redeals',
  },
  cites,
  patience,
  ...code,
  diagrams: drawnFor(patience),
  variants: {},
  examples,
});
