import { item, ruled } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';

/** The score of a bidder who makes the bid, where the points are counted as a number and not one by one. */
export const bidMade = item({
  title: 'Bid made',
  gist: 'The player who pitched makes as many points as they bid, or more.',
  aka: ['made the bid', 'made more than the bid'],
  group: 'The bid',
  books: { 'blue-ribbon-1940': ruled('All the points that the bidder won.', cites.blue.auctionScoring) },
});
