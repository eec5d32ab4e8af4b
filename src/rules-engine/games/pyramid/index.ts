import { game } from '../../core/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';
import { patience } from './patience.ts';

export default game({
  id: 'pyramid',
  title: 'Pyramid',
  aliases: [],
  shelf: 'solitaire',
  kind: 'card',
  books: { sierra: { heading: 'Solitaire: Pyramid', pages: '115-125' } },
  has: ['stock'],
  players: { min: 1, max: 1 },
  packs: ['standard-52'],
  glance: {
    First: 'match cards of the layout',
    Then: 'match them with the stock',
    Last: 'the reserve, when nothing else is left',
    'Not told': 'which cards match, whether a king goes alone, and redeals',
  },
  cites,
  patience,
  ...code,
  variants: {},
  examples,
});
