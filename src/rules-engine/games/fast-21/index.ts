import { game } from '../../core/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';
import { patience } from './patience.ts';

export default game({
  id: 'fast-21',
  title: 'Fast 21',
  aliases: ['Fast twenty-one'],
  shelf: 'solitaire',
  kind: 'card',
  books: { sierra: { heading: 'Solitaire: Fast 21', pages: '115-125' } },
  has: ['stock'],
  players: { min: 1, max: 1 },
  packs: ['none-0'],
  glance: {
    Eleven: 'a good pile: most cards count ten',
    'Low cards': 'in a hand of their own, for five-card Charlies',
    'Not told': 'the number of piles, the figures, and the time allowed',
  },
  cites,
  patience,
  ...code,
  variants: {},
  examples,
});
