import { game } from '../../core/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';
import { patience } from './patience.ts';

export default game({
  id: 'terrace',
  title: 'Terrace',
  aliases: ['Queen of Italy'],
  shelf: 'solitaire',
  kind: 'card',
  books: { sierra: { heading: 'Solitaire: Terrace', pages: '115-125' } },
  has: ['stock'],
  players: { min: 1, max: 1 },
  packs: ['double-104'],
  glance: {
    Reserve: 'look how deep each rank lies in it before you choose',
    'Not told': 'the layout, how foundations and columns are built, spaces and redeals',
  },
  cites,
  patience,
  ...code,
  variants: {},
  examples,
});
