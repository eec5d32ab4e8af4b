import { item } from '../../../../laws/one-book.ts';
import { bookValue } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';

export const points = {
  peep: item({
    title: 'A peep',
    gist: 'What a look at the widow costs.',
    aka: ['look at the widow', 'price of a peep'],
    group: 'The pool',
    bookValue: bookValue(1, cites.blue.peep, { unit: 'counter', per: 'into the pool' }),
  }),
};
