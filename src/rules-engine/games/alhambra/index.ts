import { game } from '../../core/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';
import { patience } from './patience.ts';

export default game({
  id: 'alhambra',
  title: 'Alhambra',
  aliases: [],
  shelf: 'solitaire',
  kind: 'card',
  books: { sierra: { heading: 'Solitaire: Alhambra', pages: '115-125' } },
  has: ['stock'],
  players: { min: 1, max: 1 },
  packs: ['double-104'],
  glance: {
    Moving: 'cards pass between piles only by way of the waste pile',
    'Not told': 'the layout, the foundations, how the waste is built on, and redeals',
  },
  cites,
  patience,
  ...code,
  variants: {},
  examples,
});
