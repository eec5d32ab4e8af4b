import { item, ruled } from '../../scoring/points.ts';
import { cites } from './cites.ts';

export const points = {
  'three-dice': item({
    title: 'The three dice after the third throw',
    gist: 'What lies on the table in the end is added.',
    aka: ['score of boston', 'sum of three dice', 'total'],
    books: {
      'blue-ribbon-1940': ruled('One for each spot, from 3 to 18. After the second throw the two highest of all three dice stay.', cites.blue.game, {
        way: 'two-highest',
      }),
      donohue: ruled(
        'One for each spot, from 3 to 18. The highest die of the first throw and the higher of the second stay.',
        [cites.donohue.game, cites.donohue.throws],
        { way: 'highest-of-each' },
      ),
    },
  }),
} as const;
