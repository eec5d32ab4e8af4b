import { dice } from '../../pictures/picture.ts';
import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';

export default game({
  id: 'passe-dix',
  title: 'Passe-dix',
  aliases: ['Pass ten', 'Passe dix'],
  shelf: 'dice',
  kind: 'dice',
  books: { 'blue-ribbon-1940': { heading: 'Passe-Dix', pages: '204' } },
  has: ['betting'],
  players: { min: 2, max: 100, say: 'two or more' },
  packs: ['none-0'],
  picture: dice('Ten exactly', [5, 3, 2], cites.blue.ten),
  glance: {
    Players: 'two or more, each banker in turn',
    Dice: 'three, thrown once',
    'Banker wins': 'with ten or more, ten itself included',
    'Bank’s gain': 'ten exactly, and with it a quarter of all bets',
    'The bank passes': 'to the left, as soon as the banker loses',
  },
  cites,
  ...code,
  examples,
});
