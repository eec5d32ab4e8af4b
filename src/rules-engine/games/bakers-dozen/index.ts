import { game } from '../../core/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';
import { patience } from './patience.ts';

export default game({
  id: 'bakers-dozen',
  title: "Baker's Dozen",
  aliases: ['Bakers dozen'],
  shelf: 'solitaire',
  kind: 'card',
  books: { sierra: { heading: "Solitaire: Baker's Dozen", pages: '115-125' } },
  has: ['stock'],
  players: { min: 1, max: 1 },
  packs: ['standard-52'],
  glance: {
    Aces: 'laid out as soon as they are free, as counsel',
    Counsel: 'low cards out from under high ones; a card on one of its own suit',
    'Told with': 'Bristol',
    'Not told': 'the layout, what may be built in a column, and redeals',
  },
  cites,
  patience,
  ...code,
  variants: {},
  examples,
});
