import { game } from '../../core/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';
import { patience } from './patience.ts';

export default game({
  id: 'strategy-solitaire',
  title: 'Strategy',
  aliases: [],
  shelf: 'solitaire',
  kind: 'card',
  books: { sierra: { heading: 'Solitaire: Strategy', pages: '115-125' } },
  has: ['stock'],
  players: { min: 1, max: 1 },
  packs: ['standard-52'],
  glance: {
    Stacks: 'never a card on a lower one of its suit',
    Kings: 'at the end of the row, by themselves',
    'Four of a rank': 'together, and the next lower rank on them',
    'Not told': 'the number of stacks, and when cards go out',
  },
  cites,
  patience,
  ...code,
  variants: {},
  examples,
});
