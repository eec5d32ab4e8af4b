import { dice } from '../../pictures/picture.ts';
import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';

import diamond from './variants/diamond/index.ts';

export default game({
  id: 'base-ball-dice',
  title: 'Base Ball with Dice',
  aliases: ['Baseball with dice', 'Dice baseball', 'Baseball dice'],
  shelf: 'dice',
  kind: 'dice',
  books: { 'blue-ribbon-1940': { heading: 'Dice games: Base ball', pages: '201-202' } },
  has: [],
  players: { min: 2, max: 8, say: 'two or more' },
  packs: ['none-0'],
  picture: dice('Three dice: the aces count', [1, 4, 6], cites.blue.game),
  glance: {
    Players: 'two or more; two sides on the diamond',
    Dice: 'three; on the diamond one',
    'An ace': '{points.ace}, and another throw',
    'No ace': 'out',
    Game: '{points.times-out}',
  },
  cites,
  ...code,
  variants: { diamond },
  examples,
});
