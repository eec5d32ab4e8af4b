import { game } from '../../core/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';
import { patience } from './patience.ts';

export default game({
  id: 'colorado',
  title: 'Colorado',
  aliases: [],
  shelf: 'solitaire',
  kind: 'card',
  books: { sierra: { heading: 'Solitaire: Colorado', pages: '115-125' } },
  has: ['stock'],
  players: { min: 1, max: 1 },
  packs: ['double-104'],
  glance: {
    Counsel: 'lay a card on one of its own suit; of two identical cards cover one',
    'Not told': 'the number of piles, the foundations, spaces and redeals',
  },
  cites,
  patience,
  ...code,
  variants: {},
  examples,
});
