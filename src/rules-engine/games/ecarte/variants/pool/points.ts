import { bookValue, item, ruled } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';

const { pool: section } = cites.blue;
export const own = {
  stake: item({
    title: 'Stake',
    gist: 'What each of the three puts into the pool, and each loser of a game adds.',
    aka: ['ante', 'add to the pool'],
    group: 'The pool',
    books: { 'blue-ribbon-1940': bookValue(1, section, { unit: 'stake' }) },
  }),
  pool: item({
    title: 'The pool',
    gist: 'Who wins it.',
    aka: ['two games running', 'win the pool'],
    group: 'The pool',
    books: { 'blue-ribbon-1940': ruled('two games running', section, { unit: 'stake' }) },
  }),
};
