import { cite } from '../../books.ts';
import { citesOf } from '../../core/cites.ts';

export const DEAL = cite('blue-ribbon-1940', '388', 'Grand');
export const SAFETY = cite('blue-ribbon-1940', '388', 'Grand');
export const HEARTS_BID = cite('blue-ribbon-1940', '388-389', 'Grand');
export const SCORE = cite('blue-ribbon-1940', '389', 'Grand');
export const SET_BACK = cite('blue-ribbon-1940', '389', 'Grand', {
  doubt: 'That the payment comes off the bidder’s own score is shown in the example at grand only; at whist the bidder is said to pay.',
});
export const DOUBLE = cite('blue-ribbon-1940', '389', 'Grand', {
  doubt: 'The penalty is called double; in the example the opponents score the odd trick and the bidder is charged the bid and that trick, each once.',
});
export const CROSSES = cite('blue-ribbon-1940', '389-390', 'Grand');

/** Where the books tell of Grand: each passage once, by a word of its own. */
export const cites = citesOf({
  blue: {
    Grand: { scoring: '388', bidding: '388-389', play: '389', crosses: '389-390' },
  },
});
