import { count } from '../../../../scoring/fields.ts';
import { ok } from '../../../../scoring/result.ts';
import type { Schedule } from '../../../../scoring/schedule.ts';
import { answer, scorer } from '../../../../scoring/scorers.ts';
import type { points } from '../../points.ts';
import { bidLines } from '../shared/bids.ts';
import type { own } from './index.ts';

export const deal = scorer({
  title: 'A deal of six-handed auction euchre',
  gist: 'What the bidder’s side or its opponents score.',
  books: ['blue-ribbon-1940', 'uspc-1898'],
  ask: { bid: count('Tricks bid', 1, 5), tricks: count('Tricks of the bidder’s side', 0, 5) },
  score: ({ bid, tricks }, by: Schedule<typeof points & typeof own>) => {
    const pairs = by.way('bid-failed') === 'to-all-others';
    const lines = bidLines(by, bid, tricks, { bidders: 'Bidders', others: pairs ? 'Each other pair' : 'Opponents' });
    const notes = [
      ...(tricks > bid ? ['Tricks beyond the bid add nothing.'] : []),
      ...(pairs ? ['The section does not say again how a bid scores; it is scored as in the auction euchre of the book.'] : []),
      ...(pairs && tricks < bid ? ['The book says that every other player scores; here each pair against the bidders scores it once.'] : []),
    ];
    return ok(answer(`${lines[0]?.to}: ${lines[0]?.points}`, lines, notes));
  },
});
