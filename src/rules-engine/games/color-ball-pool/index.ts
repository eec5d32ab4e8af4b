import { balls } from '../../pictures/picture.ts';
import { game } from '../../rulesets/games.ts';
import { BOOK, cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';

export default game({
  id: 'color-ball-pool',
  title: 'Color-ball pool',
  aliases: ['English pool', 'Following pool', 'Colour-ball pool', 'Life pool'],
  shelf: 'billiards',
  kind: 'billiards',
  books: { [BOOK]: { heading: 'Color-Ball Pool; English, or Following Pool', pages: '300-304' } },
  has: ['each-for-himself', 'pool'],
  players: { min: 2, max: 13, say: 'several' },
  packs: ['none-0'],
  picture: balls(
    'The order of the colours',
    ['white red yellow green brown blue pink', 'spot-white spot-red spot-yellow spot-green spot-brown spot-blue'],
    'White, red, yellow, green, brown, blue, pink; then spot white, spot red, spot yellow, spot green, spot brown and spot blue.',
    cites.blue.order,
  ),
  glance: {
    Balls: 'one for each player, in a fixed order of colours',
    Lives: '{points.lives} each',
    Stroke: 'at the ball of the player before, unless that is otherwise told',
    'A life is lost': 'when the next striker pockets the ball, or by a fault of one’s own',
    Star: 'the first out may buy in again, once in a pool',
    Wins: 'the last player left, or two who divide',
  },
  cites,
  ...code,
  examples,
});
