import { dice } from '../../pictures/picture.ts';
import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';

export default game({
  id: 'ten-pins-dice',
  title: 'Ten-Pins with Dice',
  aliases: ['Tenpins with dice', 'Dice bowling', 'Bowling with dice'],
  shelf: 'dice',
  kind: 'dice',
  books: { 'blue-ribbon-1940': { heading: 'Dice games: Ten pins', pages: '206' } },
  has: [],
  players: { min: 2, max: 8, say: 'any number' },
  packs: ['none-0'],
  picture: dice('Ten on the first throw: a strike', [6, 4], cites.blue.game),
  glance: {
    Players: 'any number',
    Dice: 'two',
    Frame: 'two throws',
    Strike: '{points.strike} on the first throw',
    Spare: '{points.spare} on the second',
    Second: 'both dice, or one beside the better',
    Game: '{points.frames}',
  },
  cites,
  ...code,
  examples,
});
