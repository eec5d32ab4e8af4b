import { game } from '../../core/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';
import { patience } from './patience.ts';

export default game({
  id: 'euchre-solitaire',
  title: 'Euchre solitaire',
  aliases: ['Euchre for one'],
  shelf: 'solitaire',
  kind: 'card',
  books: { sierra: { heading: 'Solitaire: Euchre solitaire', pages: '115-125' } },
  has: ['stock'],
  players: { min: 1, max: 1 },
  packs: ['standard-52'],
  glance: {
    'Against you': 'the pack plays',
    Aim: 'three tricks',
    Trumps: 'the suit you choose',
    'The upcard': 'if its suit is trumps, the pack plays it first',
    'Not told': 'the deal, the number of hands and the score',
  },
  cites,
  patience,
  ...code,
  variants: {},
  examples,
});
