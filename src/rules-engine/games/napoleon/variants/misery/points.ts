import { item } from '../../../../laws/one-book.ts';
import { bookValue } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';

const { misery } = cites.blue;
const unit = 'counter';

/** What misery wins and costs. */
export const own = {
  'misery-made': item({
    title: 'Misery made',
    gist: 'The bidder takes no trick.',
    aka: ['misere', 'took nothing'],
    group: 'Misery',
    bookValue: bookValue(3, misery, { unit, per: 'from each adversary' }),
  }),
  'misery-failed': item({
    title: 'Misery failed',
    gist: 'The bidder takes a trick.',
    aka: ['misere lost', 'took a trick'],
    group: 'Misery',
    bookValue: bookValue(3, misery, { unit, per: 'to each adversary' }),
  }),
};
