import { balls } from '../../pictures/picture.ts';
import { game } from '../../rulesets/games.ts';
import { BOOK, cites } from './cites.ts';
import { code } from './code.ts';

export default game({
  id: 'pool',
  title: 'Pool games',
  aliases: ['Pool', 'Pocket billiards', 'Games of pool', 'Ball pool'],
  shelf: 'billiards',
  kind: 'billiards',
  books: { [BOOK]: { heading: 'Pool Games', pages: '295' } },
  has: [],
  players: { min: 2, max: 15, say: 'two or more, by the game' },
  packs: ['none-0'],
  picture: balls(
    'The fifteen numbered balls',
    ['1', '2 3', '4 5 6', '7 8 9 10', '11 12 13 14 15'],
    'Fifteen balls in a triangle, numbered from 1 at its point to 15.',
    null,
  ),
  glance: {
    Table: 'with six pockets, or the billiard table without any, by the game',
    Room: '9 feet by 4½',
    Championship: '10 feet by 5',
    'Numbered balls': 'fifteen of them in seven of the games; colours, a bottle or pins in others',
    'Order of play': 'in many of them small numbered balls, thrown out',
    'The laws': 'from the makers’ handbook, as corrected to September 1907',
  },
  cites,
  ...code,
});
