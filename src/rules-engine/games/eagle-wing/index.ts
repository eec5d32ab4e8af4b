import { game } from '../../core/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';
import { patience } from './patience.ts';

export default game({
  id: 'eagle-wing',
  title: 'Eagle wing',
  aliases: ['Thirteen down'],
  shelf: 'solitaire',
  kind: 'card',
  books: { sierra: { heading: 'Solitaire: Eagle wing', pages: '115-125' } },
  has: ['stock'],
  players: { min: 1, max: 1 },
  packs: ['standard-52'],
  glance: {
    Reserve: 'play from it before the waste pile',
    Foundations: 'a card that can go there goes',
    'Told with': 'Canfield',
    'Not told': 'the layout, how the foundations are built, spaces and redeals',
  },
  cites,
  patience,
  ...code,
  variants: {},
  examples,
});
