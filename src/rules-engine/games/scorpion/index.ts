import { game } from '../../core/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';
import { patience } from './patience.ts';

export default game({
  id: 'scorpion',
  title: 'Scorpion',
  aliases: [],
  shelf: 'solitaire',
  kind: 'card',
  books: { sierra: { heading: 'Solitaire: Scorpion', pages: '115-125' } },
  has: ['stock'],
  players: { min: 1, max: 1 },
  packs: ['standard-52'],
  glance: {
    First: 'match cards of the layout',
    Then: 'match them with the stock',
    Doubt: 'whether the one sentence on it is meant for this game',
    'Not told': 'which cards match, and redeals',
  },
  cites,
  patience,
  ...code,
  variants: {},
  examples,
});
