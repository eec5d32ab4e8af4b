import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { layout } from './diagrams.ts';
import { examples } from './examples.ts';
import { patience } from './patience.ts';

export default game({
  id: 'golf',
  title: 'Golf',
  aliases: ['Golf with cards', 'Golf solitaire'],
  shelf: 'solitaire',
  kind: 'card',
  books: {
    sierra: { heading: 'Solitaire: Golf', pages: '115-125' },
    'blue-ribbon-1940': { heading: 'Golf with Cards', pages: '68-69' },
  },
  has: ['stock'],
  players: { min: 1, max: 4, say: 'one; or two, or four, each with a pack' },
  packs: ['standard-52'],
  glance: {
    'A king': 'a stop: it may go on an ace or a queen, and nothing on it (1940)',
    Score: 'the cards left when 17 starters are gone; bogey is {points.bogey blue-ribbon-1940}',
    Round: '{points.holes blue-ribbon-1940} deals, par {points.par blue-ribbon-1940}',
  },
  cites,
  patience,
  ...code,
  diagrams: { layout },
  examples,
});
