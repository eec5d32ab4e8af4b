import { doubted } from '../../../../laws/cites.ts';
import { item } from '../../../../laws/one-book.ts';
import { bookValue } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';

const { over } = cites.blue;
const group = 'Above nap';
const unit = 'counter';
const [from, to] = ['from each adversary', 'to each adversary'];
const MOST = 'The book says that neither brings more than this.';

/** What the two bids above nap win and cost. */
export const own = {
  'wellington-made': item({
    title: 'Wellington made',
    gist: 'All five tricks are won.',
    aka: ['made wellington'],
    group,
    bookValue: bookValue(10, doubted(over, MOST), { unit, per: from }),
  }),
  'wellington-failed': item({
    title: 'Wellington failed',
    gist: 'A trick is lost.',
    aka: ['lost wellington'],
    group,
    bookValue: bookValue(10, doubted(over, 'The figure is damaged in our copy and reads "Io".'), { unit, per: to }),
  }),
  'blucher-made': item({
    title: 'Blucher made',
    gist: 'All five tricks are won.',
    aka: ['made blucher'],
    group,
    bookValue: bookValue(10, doubted(over, `${MOST} The book says of Wellington that all five tricks are wanted.`), { unit, per: from }),
  }),
  'blucher-failed': item({
    title: 'Blucher failed',
    gist: 'A trick is lost.',
    aka: ['lost blucher'],
    group,
    bookValue: bookValue(20, over, { unit, per: to }),
  }),
};
