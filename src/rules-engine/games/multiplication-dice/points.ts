import { item, ruled } from '../../scoring/points.ts';
import { cites } from './cites.ts';

export const points = {
  product: item({
    title: 'The product',
    gist: 'The two dice that stay are added, and the sum is multiplied by the last die.',
    aka: ['score of multiplication', 'two dice times the third', 'total'],
    books: {
      'blue-ribbon-1940': ruled('From 2 to 72. After the second throw the two highest of all three dice stay.', [cites.blue.game, cites.blue.throws], {
        way: 'two-highest',
      }),
      donohue: ruled('From 2 to 72. The highest die of the first throw and the higher of the second stay.', cites.donohue.game, { way: 'highest-of-each' }),
    },
  }),
} as const;
