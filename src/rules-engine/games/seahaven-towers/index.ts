import { game } from '../../core/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';
import { patience } from './patience.ts';

export default game({
  id: 'seahaven-towers',
  title: 'Seahaven towers',
  aliases: ['Sea towers'],
  shelf: 'solitaire',
  kind: 'card',
  books: { sierra: { heading: 'Solitaire: Seahaven towers', pages: '115-125' } },
  has: ['stock'],
  players: { min: 1, max: 1 },
  packs: ['standard-52'],
  glance: {
    'Goes out first': 'aces and low cards',
    Room: 'an emptied column lets you move more',
    Counsel: 'think each move to its end',
    'Not told': 'the layout, the number of free places, how columns are built, and spaces',
  },
  cites,
  patience,
  ...code,
  variants: {},
  examples,
});
