import { game } from '../../core/games.ts';
import { drawnFor } from '../../core/patience/pictures.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';
import { patience } from './patience.ts';

export default game({
  id: 'sum-11',
  title: 'Sum 11',
  aliases: ['Sum eleven', 'Elevens'],
  shelf: 'solitaire',
  kind: 'card',
  books: { sierra: { heading: 'Solitaire: Sum 11', pages: '115-125' } },
  has: ['stock'],
  players: { min: 1, max: 1 },
  packs: ['none-0'],
  glance: {
    Ace: 'one; ten and ace go together',
    'More than two': 'six, three and two aces go too',
    'Not told': 'the layout, what face cards count, and the time allowed',
  },
  cites,
  patience,
  ...code,
  diagrams: drawnFor(patience),
  variants: {},
  examples,
});
