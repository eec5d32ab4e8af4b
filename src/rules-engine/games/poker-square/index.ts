import { game } from '../../core/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';
import { patience } from './patience.ts';

export default game({
  id: 'poker-square',
  title: 'Poker square',
  aliases: ['Poker solitaire'],
  shelf: 'solitaire',
  kind: 'card',
  books: { sierra: { heading: 'Solitaire: Poker square', pages: '115-125' } },
  has: ['stock'],
  players: { min: 1, max: 1 },
  packs: ['standard-52'],
  glance: {
    'One way': 'straights and flushes',
    'The other way': 'pairs, threes and fours of a kind',
    'Worth little': 'a pair, and two pairs',
    'Not told': 'the figures, the size of the square, and whether a card may be moved',
  },
  cites,
  patience,
  ...code,
  variants: {},
  examples,
});
