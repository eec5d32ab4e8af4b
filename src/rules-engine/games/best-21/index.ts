import { game } from '../../core/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';
import { patience } from './patience.ts';

export default game({
  id: 'best-21',
  title: 'Best 21',
  aliases: ['Best twenty-one'],
  shelf: 'solitaire',
  kind: 'card',
  books: { sierra: { heading: 'Solitaire: Best 21', pages: '115-125' } },
  has: ['stock'],
  players: { min: 1, max: 1 },
  packs: ['none-0'],
  glance: {
    Eleven: 'a good pile: most cards count ten',
    Aces: 'on piles of ten or twenty',
    'Not told': 'the number of piles, the figures, and the time allowed',
  },
  cites,
  patience,
  ...code,
  variants: {},
  examples,
});
