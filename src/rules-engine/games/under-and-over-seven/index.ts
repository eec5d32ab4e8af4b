import { dice } from '../../pictures/picture.ts';
import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';

export default game({
  id: 'under-and-over-seven',
  title: 'Under and over seven',
  aliases: ['Over and under seven', 'Under over', 'Lucky seven'],
  shelf: 'dice',
  kind: 'dice',
  books: { 'blue-ribbon-1940': { heading: 'Under and Over Seven', pages: '206' } },
  has: ['betting'],
  players: { min: 2, max: 100, say: 'any number, against a banker' },
  packs: ['none-0'],
  picture: dice('A seven', [4, 3], cites.blue.pays),
  glance: {
    Players: 'any number, against a banker, who throws',
    Dice: 'two',
    'Under and over': 'even money; both lose on a seven',
    Seven: '3 for 1',
    'Bank’s gain': 'every bet falls short of what the dice would make fair',
  },
  cites,
  ...code,
  examples,
});
