import { dice } from '../../pictures/picture.ts';
import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';

export default game({
  id: 'ace-in-the-pot',
  title: 'Ace in the Pot',
  aliases: ['Aces in the pot'],
  shelf: 'dice',
  kind: 'dice',
  books: { 'blue-ribbon-1940': { heading: 'Dice games: Aces in the pot', pages: '200-201' } },
  has: [],
  players: { min: 2, max: 8, say: 'any number' },
  packs: ['none-0'],
  picture: dice('An ace goes into the pot, a six to the left', [1, 6], cites.blue.throw),
  glance: {
    Players: 'any number',
    Dice: 'two',
    Begins: '{points.start} each',
    'An ace': 'a counter into the pot',
    'A six': 'a counter to the left',
    'Last counter': 'three throws without a six win the pool',
  },
  cites,
  ...code,
  examples,
});
