import { game } from '../../core/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';
import { patience } from './patience.ts';

export default game({
  id: 'penguin',
  title: 'Penguin',
  aliases: [],
  shelf: 'solitaire',
  kind: 'card',
  books: { sierra: { heading: 'Solitaire: Penguin', pages: '115-125' } },
  has: ['stock'],
  players: { min: 1, max: 1 },
  packs: ['standard-52'],
  glance: {
    Plan: 'low cards uncovered first, and out to the foundations',
    'Played like': 'Four Free',
    'Not told': 'the layout, with which card the foundations begin, how columns are built, and spaces',
  },
  cites,
  patience,
  ...code,
  variants: {},
  examples,
});
