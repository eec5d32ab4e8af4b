import { game } from '../../core/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';
import { patience } from './patience.ts';

export default game({
  id: 'spiderette',
  title: 'Spiderette',
  aliases: [],
  shelf: 'solitaire',
  kind: 'card',
  books: { sierra: { heading: 'Solitaire: Spiderette', pages: '115-125' } },
  has: ['stock'],
  players: { min: 1, max: 1 },
  packs: ['standard-52'],
  glance: {
    'Hidden cards': 'under the columns; the best moves turn them',
    'Played like': 'Klondike',
    'Not told': 'the layout, how columns are built, what moves together, and spaces',
  },
  cites,
  patience,
  ...code,
  variants: {},
  examples,
});
