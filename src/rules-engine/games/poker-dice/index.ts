import { dice } from '../../pictures/picture.ts';
import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';

import cardPack from './variants/card-pack/index.ts';

export default game({
  id: 'poker-dice',
  title: 'Poker dice',
  aliases: ['Draw poker with dice', 'Dice poker'],
  shelf: 'dice',
  kind: 'dice',
  books: { 'blue-ribbon-1940': { heading: 'Poker Dice', pages: '204-205' }, donohue: { heading: 'Draw Poker', pages: '392' } },
  has: ['draw', 'discard'],
  players: { min: 2, max: 100, say: 'any number' },
  packs: ['none-0'],
  picture: dice('A full hand', [6, 6, 6, 3, 3], cites.donohue.order),
  figures: [
    ['5', 'dice'],
    ['3', 'throws, 2 by Donohue'],
  ],
  glance: {
    Players: 'any number',
    Dice: 'five',
    Throws: 'up to three (1940), up to two (Donohue)',
    Hands: 'pairs, triplets, full hand, four and five of a kind',
    Straights: 'count nothing (1940)',
    'Highest face': 'six; by the eastern custom of 1940 the ace',
  },
  cites,
  ...code,
  variants: { 'card-pack': cardPack },
  examples,
});
