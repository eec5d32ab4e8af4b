import { game } from '../../core/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';
import { patience } from './patience.ts';

export default game({
  id: 'calculation',
  title: 'Calculation',
  aliases: ['Broken intervals'],
  shelf: 'solitaire',
  kind: 'card',
  books: { sierra: { heading: 'Solitaire: Calculation', pages: '115-125' } },
  has: ['stock'],
  players: { min: 1, max: 1 },
  packs: ['standard-52'],
  glance: {
    Plan: 'know early which cards each foundation will ask for',
    'Waiting columns': 'do not cover what you will need first',
    Kings: 'perhaps a column for them alone',
    'Not told': 'the steps of the foundations, the number of columns, and redeals',
  },
  cites,
  patience,
  ...code,
  variants: {},
  examples,
});
