import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { example } from './diagrams.ts';
import { examples } from './examples.ts';

export default game({
  id: 'centennial',
  title: 'Centennial',
  aliases: [],
  shelf: 'dice',
  kind: 'dice',
  books: { 'blue-ribbon-1940': { heading: 'Centennial', pages: '202' } },
  has: [],
  players: { min: 2, max: 2, say: 'two' },
  packs: ['none-0'],
  glance: {
    Players: 'two',
    Dice: 'three',
    Table: 'a strip with 1 to 12, and a marker each',
    Begins: 'with an ace',
    Makes: 'one die, or the sum of two or three',
    Series: 'up to 12 and back',
    Overlooked: 'the opponent may use it',
  },
  cites,
  ...code,
  diagrams: { example },
  examples,
});
