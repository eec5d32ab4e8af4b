import type { Citation } from '../../../../books.ts';
import { type BookValue, bookValue, item, ruled } from '../../../../scoring/points.ts';

interface PoolCites {
  readonly us: Citation;
  readonly blue: Citation;
  /** What the two clear players do with an odd counter. */
  readonly odd: string;
  /** In 1898: what a jack grows by, and whether two clear players are excluded from it. */
  readonly jack: { readonly payment: BookValue<never>; readonly way?: 'not-for-two' };
}

/** Score items for who takes a pool: the same in sweepstake and auction hearts, each with its own citations. */
export const poolItems = ({ us, blue, odd, jack }: PoolCites) => ({
  'one-clear': item({
    title: 'One player clear',
    gist: 'One player alone has taken no card that pays.',
    aka: ['clear of hearts', 'takes the pot', 'no hearts'],
    group: 'The pool',
    books: { 'blue-ribbon-1940': ruled('That player takes the whole pool.', blue), 'uspc-1898': ruled('That player takes the whole pool.', us) },
  }),
  'two-clear': item({
    title: 'Two players clear',
    gist: 'Two players have taken no card that pays.',
    aka: ['divide the pot', 'split the pool', 'odd counter'],
    group: 'The pool',
    books: { 'blue-ribbon-1940': ruled('They divide the pool.', blue), 'uspc-1898': ruled(`They divide the pool; ${odd}`, us, { way: 'odd-to-the-next' }) },
  }),
  jack: item({
    title: 'Jack',
    gist: 'Three or more players are clear, or nobody is.',
    aka: ['jack pot', 'jackpot', 'pool stays', 'nobody wins the pot'],
    group: 'The pool',
    books: {
      'blue-ribbon-1940': ruled('The pool stays on the table as a jack.', blue, { way: 'not-for-two' }),
      'uspc-1898': ruled('The pool stays on the table as a jack pot.', us, jack.way === undefined ? {} : { way: jack.way }),
    },
  }),
  'jack-payment': item({
    title: 'What a jack grows by',
    gist: 'Each deal that follows is paid into it as well.',
    group: 'The pool',
    books: {
      'blue-ribbon-1940': bookValue(13, blue, { unit: 'chip', per: 'a deal' }),
      'uspc-1898': jack.payment,
    },
  }),
});
