import { doubted } from '../../../../laws/cites.ts';
import { bookValue, item, unscored } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';

const blue = cites.blue.four;
const uspc = cites.uspc.four;
const HAND = 'The hand';

/** Points that the game for four adds: the steps of the count, and the ten of trumps. */
export const own = {
  'over-half': item({
    title: 'More than half',
    gist: 'The winners have more points than the others, and not more than 100.',
    aka: ['66 to 100', 'one game point'],
    group: HAND,
    books: {
      'blue-ribbon-1940': bookValue(1, doubted(blue, 'The book says this of more than 66 and less than 100, and does not mention exactly 66 or exactly 100.')),
      'uspc-1898': bookValue(1, uspc, { says: 'from 66 to 100' }),
    },
  }),
  'over-100': item({
    title: 'More than 100',
    gist: 'The winners have more than 100 points.',
    aka: ['two game points', '101'],
    group: HAND,
    books: { 'blue-ribbon-1940': bookValue(2, blue), 'uspc-1898': bookValue(2, uspc, { way: 'under-all', says: 'and less than 130' }) },
  }),
  'hundred-mark': item({
    title: 'Mark for two points',
    gist: 'Beyond this the winners score more.',
    aka: ['100', 'hundred'],
    group: HAND,
    books: { 'blue-ribbon-1940': bookValue(100, blue), 'uspc-1898': bookValue(100, uspc) },
  }),
  'every-trick': item({
    title: 'Every trick',
    gist: 'The winners take all eight tricks.',
    aka: ['three game points', 'all the tricks', 'sweep'],
    group: HAND,
    books: { 'blue-ribbon-1940': bookValue(3, blue), 'uspc-1898': bookValue(3, uspc) },
  }),
  'ten-of-trumps': item({
    title: 'Ten of trumps',
    gist: 'The ten of trumps is won in a trick: scored at once.',
    aka: ['trump ten', 'win the ten'],
    group: HAND,
    books: { 'blue-ribbon-1940': unscored('It counts ten among the cards, and nothing of its own.'), 'uspc-1898': bookValue(1, uspc) },
  }),
};
