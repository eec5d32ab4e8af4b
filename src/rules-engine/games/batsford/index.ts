import { game } from '../../core/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';
import { patience } from './patience.ts';

export default game({
  id: 'batsford',
  title: 'Batsford',
  aliases: [],
  shelf: 'solitaire',
  kind: 'card',
  books: { sierra: { heading: 'Solitaire: Batsford', pages: '115-125' } },
  has: ['stock'],
  players: { min: 1, max: 1 },
  packs: ['double-104'],
  glance: {
    'Played like': 'Klondike, with two packs and more columns',
    'Kings in play': 'eight',
    'Not told': 'how many columns, and how the stock is turned',
  },
  cites,
  patience,
  ...code,
  variants: {},
  examples,
});
