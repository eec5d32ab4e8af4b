import { game } from '../../core/games.ts';
import { drawnFor } from '../../core/patience/pictures.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';
import { patience } from './patience.ts';

export default game({
  id: 'beleaguered-castle',
  title: 'Beleaguered castle',
  aliases: ['Laying siege'],
  shelf: 'solitaire',
  kind: 'card',
  books: { sierra: { heading: 'Solitaire: Beleaguered castle', pages: '115-125' } },
  has: ['stock'],
  players: { min: 1, max: 1 },
  packs: ['standard-52'],
  glance: {
    Plan: 'empty a column, and move a king into it',
    Counsel: 'much of what helps at Klondike helps here',
    'Not told': 'the layout, what may be built on the columns, and which other cards may fill one',
  },
  cites,
  patience,
  ...code,
  diagrams: drawnFor(patience),
  variants: {},
  examples,
});
