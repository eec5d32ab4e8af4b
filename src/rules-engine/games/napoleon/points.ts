import { item } from '../../laws/one-book.ts';
import { bookValue, ruled } from '../../scoring/points.ts';
import { cites } from './cites.ts';

const BIDS = 'The bid';
const NAP = 'Nap';
const { bids, pay } = cites.blue;
const unit = 'counter';

export const points = {
  'bid-made': item({
    title: 'A bid of one to four, made',
    gist: 'The bidder has as many tricks as were bid.',
    aka: ['made the bid', 'three tricks made', 'what do I win', 'how much for three'],
    group: BIDS,
    bookValue: bookValue(1, pay, { unit, per: 'a trick bid, from each adversary' }),
  }),
  'bid-failed': item({
    title: 'A bid of one to four, failed',
    gist: 'The bidder has fewer tricks than were bid.',
    aka: ['failed bid', 'lost the bid', 'what do I pay', 'went down'],
    group: BIDS,
    bookValue: bookValue(1, pay, { unit, per: 'a trick bid, to each adversary' }),
  }),
  'nap-made': item({
    title: 'Nap made',
    gist: 'Five tricks are bid, and all of them won.',
    aka: ['made nap', 'five tricks', 'all five'],
    group: NAP,
    bookValue: bookValue(10, pay, { unit, per: 'from each adversary' }),
  }),
  'nap-failed': item({
    title: 'Nap failed',
    gist: 'Five tricks are bid, and one is lost.',
    aka: ['lost nap', 'failed nap', 'missed five'],
    group: NAP,
    bookValue: bookValue(5, pay, { unit, per: 'to each adversary' }),
  }),
  'more-tricks': item({
    title: 'Tricks beyond the bid',
    gist: 'What they bring.',
    aka: ['overtricks', 'extra tricks', 'more than I bid'],
    group: BIDS,
    bookValue: ruled('nothing: the deal ends with the trick that makes the bid', cites.blue.ended),
  }),
  'least-bid': item({
    title: 'The least bid',
    gist: 'What the dealer has to bid when all the others have passed.',
    aka: ['minimum bid', 'all pass', 'dealer is forced'],
    group: BIDS,
    bookValue: bookValue(1, bids, { unit: 'trick' }),
  }),
};
