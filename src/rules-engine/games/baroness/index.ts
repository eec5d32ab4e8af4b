import { game } from '../../core/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';
import { patience } from './patience.ts';

export default game({
  id: 'baroness',
  title: 'Baroness',
  aliases: ['Five piles'],
  shelf: 'solitaire',
  kind: 'card',
  books: { sierra: { heading: 'Solitaire: Baroness', pages: '115-125' } },
  has: ['stock'],
  players: { min: 1, max: 1 },
  packs: ['standard-52'],
  glance: {
    Aim: 'all cards taken off in combinations',
    Choice: 'of two combinations, the one that uncovers a card you need',
    'Not told': 'which cards make a combination, how many are dealt, and redeals',
  },
  cites,
  patience,
  ...code,
  variants: {},
  examples,
});
