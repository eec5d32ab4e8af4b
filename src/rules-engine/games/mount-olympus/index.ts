import { game } from '../../core/games.ts';
import { drawnFor } from '../../core/patience/pictures.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';
import { patience } from './patience.ts';

export default game({
  id: 'mount-olympus',
  title: 'Mount Olympus',
  aliases: [],
  shelf: 'solitaire',
  kind: 'card',
  books: { sierra: { heading: 'Solitaire: Mount Olympus', pages: '115-125' } },
  has: ['stock'],
  players: { min: 1, max: 1 },
  packs: ['double-104'],
  glance: {
    Stock: 'look for every play before the next card is turned',
    'Two alike': 'play the one that frees better cards',
    'Not told': 'the layout, the foundations, spaces and redeals',
  },
  cites,
  patience,
  ...code,
  diagrams: drawnFor(patience),
  variants: {},
  examples,
});
