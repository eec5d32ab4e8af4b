import { dice } from '../../pictures/picture.ts';
import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';

export default game({
  id: 'drop-dead',
  title: 'Drop Dead',
  aliases: ['Five dice down'],
  shelf: 'dice',
  kind: 'dice',
  books: { 'blue-ribbon-1940': { heading: 'Drop dead', pages: '67' } },
  has: [],
  players: { min: 2, max: 8, say: 'any number' },
  packs: ['none-0'],
  picture: dice('A two: nothing is scored, and that die goes', [1, 3, 4, 6, 2], cites.blue.game),
  glance: {
    Players: 'any number',
    Dice: 'five',
    'Neither 2 nor 5': 'all the spots, and throw again',
    'A 2 or a 5': 'no score; those dice go',
    'No dice left': 'the box passes',
    Wins: 'the most points; the fewest lose',
  },
  cites,
  ...code,
  examples,
});
