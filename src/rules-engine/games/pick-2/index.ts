import { game } from '../../core/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';
import { patience } from './patience.ts';

export default game({
  id: 'pick-2',
  title: 'Pick 2',
  aliases: ['Pick two'],
  shelf: 'solitaire',
  kind: 'card',
  books: { sierra: { heading: 'Solitaire: Pick 2', pages: '115-125' } },
  has: ['stock'],
  players: { min: 1, max: 1 },
  packs: ['none-0'],
  glance: {
    'Taken away': 'pairs, or two in sequence',
    Counting: 'a pair more than a sequence',
    'Not told': 'the layout, the figures, and the time allowed',
  },
  cites,
  patience,
  ...code,
  variants: {},
  examples,
});
