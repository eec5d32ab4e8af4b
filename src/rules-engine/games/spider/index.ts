import { game } from '../../core/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';
import { patience } from './patience.ts';

export default game({
  id: 'spider',
  title: 'Spider',
  aliases: ['Spider solitaire'],
  shelf: 'solitaire',
  kind: 'card',
  books: { sierra: { heading: 'Solitaire: Spider', pages: '115-125' } },
  has: ['stock'],
  players: { min: 1, max: 1 },
  packs: ['double-104'],
  glance: {
    'Played like': 'Spiderette',
    'Hidden cards': 'turn them first',
    'Not told': 'the layout, what moves together, spaces, and whether all must be filled before a deal',
  },
  cites,
  patience,
  ...code,
  variants: {},
  examples,
});
