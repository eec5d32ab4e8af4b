import { game } from '../../core/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';
import { patience } from './patience.ts';

export default game({
  id: 'slide',
  title: 'Slide',
  aliases: [],
  shelf: 'solitaire',
  kind: 'card',
  books: { sierra: { heading: 'Solitaire: Slide', pages: '115-125' } },
  has: ['stock'],
  players: { min: 1, max: 1 },
  packs: ['standard-52'],
  glance: {
    Moves: 'twelve',
    Matches: 'cards of a kind brought together by sliding',
    Counting: 'more, the later in the game',
    'Not told': 'the size of the grid, what makes a match, and the figures',
  },
  cites,
  patience,
  ...code,
  variants: {},
  examples,
});
