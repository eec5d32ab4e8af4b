import { game } from '../../core/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';
import { patience } from './patience.ts';

export default game({
  id: 'bowling-solitaire',
  title: 'Bowling solitaire',
  aliases: ['Bowling with cards'],
  shelf: 'solitaire',
  kind: 'card',
  books: { sierra: { heading: 'Solitaire: Bowling solitaire', pages: '115-125' } },
  has: ['stock'],
  players: { min: 1, max: 4, say: 'one to four' },
  packs: ['standard-52'],
  glance: {
    'Not told': 'the number of places, the frames and the score',
  },
  cites,
  patience,
  ...code,
  variants: {},
  examples,
});
