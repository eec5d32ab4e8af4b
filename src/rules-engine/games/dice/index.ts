import { dice } from '../../pictures/picture.ts';
import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';

export default game({
  id: 'dice',
  title: 'Dice in general',
  aliases: ['Throwing dice', 'Dice games', 'Rules of dice'],
  shelf: 'dice',
  kind: 'dice',
  books: { 'blue-ribbon-1940': { heading: 'Dice Games', pages: '200' }, donohue: { heading: 'Dice; Throwing Dice', pages: '391' } },
  has: [],
  players: { min: 2, max: 1000, say: 'any number' },
  packs: ['none-0'],
  picture: dice('Three dice', [6, 5, 4], cites.donohue.dice),
  glance: {
    Dice: 'three in most games; one at vingt-un, five at draw poker',
    'Fair die': 'opposite faces make seven',
    Thrown: 'from a box, or from a leather cup',
    Wins: 'the highest throw, unless the game or the players say otherwise',
    Ties: 'are thrown again where the result turns on them (Donohue)',
    'Cocked die': 'no book decides it for games with dice; at backgammon both dice are thrown again',
  },
  cites,
  ...code,
  examples,
});
