import { game } from '../../core/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';
import { patience } from './patience.ts';

export default game({
  id: 'aces-and-kings',
  title: 'Aces and kings',
  aliases: ['Kings and aces'],
  shelf: 'solitaire',
  kind: 'card',
  books: { sierra: { heading: 'Solitaire: Aces and kings', pages: '115-125' } },
  has: ['stock'],
  players: { min: 1, max: 1 },
  packs: ['double-104'],
  glance: {
    'Between them': 'a card may pass from one kind to the other',
    Reserve: 'better played from than the layout',
    'Not told': 'the layout, whether suits count, spaces and redeals',
  },
  cites,
  patience,
  ...code,
  variants: {},
  examples,
});
