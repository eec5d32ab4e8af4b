import { game } from '../../core/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';
import { patience } from './patience.ts';

export default game({
  id: 'clock-solitaire',
  title: 'Clock solitaire',
  aliases: ['Clock patience'],
  shelf: 'solitaire',
  kind: 'card',
  books: { sierra: { heading: 'Solitaire: Clock solitaire', pages: '115-125' } },
  has: ['stock'],
  players: { min: 1, max: 1 },
  packs: ['standard-52'],
  glance: {
    'Comes out': 'very seldom',
    'Not told': 'how the clock is laid and when it is lost',
  },
  cites,
  patience,
  ...code,
  variants: {},
  examples,
});
