import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { layout } from './diagrams.ts';
import { examples } from './examples.ts';
import { patience } from './patience.ts';

export default game({
  id: 'cribbage-square',
  title: 'Cribbage square',
  aliases: ['Square cribbage', 'Cribbage squares'],
  shelf: 'solitaire',
  kind: 'card',
  books: { sierra: { heading: 'Solitaire: Cribbage Square', pages: '115-125' } },
  has: ['stock'],
  players: { min: 1, max: 1 },
  packs: ['standard-52'],
  glance: {
    Plan: 'lay each card where its row and its column both gain',
    'Kept together': '7s with 8s, 5s with 10s and face cards',
    'Tried for': 'fifteens and double runs such as 4 5 6 6',
    'A double run of three': '{points.double-run-of-three sierra}, as at cribbage',
    'Not covered': 'the size of the square, a card turned up beside it, and what total is a good one',
  },
  cites,
  patience,
  ...code,
  diagrams: { layout },
  examples,
});
