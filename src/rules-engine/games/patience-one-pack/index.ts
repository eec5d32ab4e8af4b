import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { layout } from './diagrams.ts';
import { examples } from './examples.ts';
import { patience } from './patience.ts';

export default game({
  id: 'patience-one-pack',
  title: 'Patience with one pack',
  aliases: ['Sir Tommy', 'Old patience'],
  shelf: 'solitaire',
  kind: 'card',
  books: { 'blue-ribbon-1940': { heading: 'Patience Games: With One Pack', pages: '264-265' } },
  has: ['stock'],
  players: { min: 1, max: 1 },
  packs: ['standard-52'],
  glance: {
    'From a pile': 'its top card, at any time, to a foundation',
    Redeals: 'two, and only where the aces were left in the pack',
  },
  cites,
  patience,
  ...code,
  diagrams: { layout },
  examples,
});
