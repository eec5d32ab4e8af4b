import { game } from '../../core/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';
import { patience } from './patience.ts';

export default game({
  id: 'gaps',
  title: 'Gaps',
  aliases: ['Montana'],
  shelf: 'solitaire',
  kind: 'card',
  books: { sierra: { heading: 'Solitaire: Gaps', pages: '115-125' } },
  has: ['stock'],
  players: { min: 1, max: 1 },
  packs: ['standard-52'],
  glance: {
    Gaps: 'wander as cards are moved',
    'Behind a king': 'a gap there is trouble',
    'At the right end': 'so it is in the last place of a row',
    'Not told': 'the number of rows, which card fills a gap, and redeals',
  },
  cites,
  patience,
  ...code,
  variants: {},
  examples,
});
