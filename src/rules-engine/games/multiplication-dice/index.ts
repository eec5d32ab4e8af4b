import { dice } from '../../pictures/picture.ts';
import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';

export default game({
  id: 'multiplication-dice',
  title: 'Multiplication with dice',
  aliases: ['Dice multiplication', 'Multiplication'],
  shelf: 'dice',
  kind: 'dice',
  books: { 'blue-ribbon-1940': { heading: 'Multiplication', pages: '203' }, donohue: { heading: 'Multiplication', pages: '393' } },
  has: ['pool'],
  players: { min: 2, max: 100, say: 'any number' },
  packs: ['none-0'],
  picture: dice('Six and five, times three', [6, 5, 3], cites.blue.game),
  glance: {
    Players: 'any number',
    Dice: 'three',
    Turn: 'three throws: three dice, two, one',
    Stays: 'the highest die each time',
    Score: 'the sum of the first two, times the last',
    Wins: 'the highest score (Donohue)',
  },
  cites,
  ...code,
  examples,
});
