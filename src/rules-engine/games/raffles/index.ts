import { dice } from '../../pictures/picture.ts';
import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';

export default game({
  id: 'raffles',
  title: 'Raffles',
  aliases: ['Raffle', 'Throwing dice for a prize', 'Nine dice'],
  shelf: 'dice',
  kind: 'dice',
  books: { 'blue-ribbon-1940': { heading: 'Raffles', pages: '205' }, donohue: { heading: 'Throwing Dice; Raffles', pages: '391-392' } },
  has: [],
  players: { min: 2, max: 1000, say: 'any number' },
  packs: ['none-0'],
  picture: dice('A triplet', [4, 4, 4], cites.donohue.game),
  glance: {
    Players: 'any number',
    Dice: 'three',
    'Three throws': 'the total of the nine dice, 9 to 54',
    'First pair': 'in Donohue one throw counts, the first with a pair',
    Triplets: 'in Donohue before every pair, unless agreed otherwise',
    Wins: 'the best throw',
  },
  cites,
  ...code,
  examples,
});
