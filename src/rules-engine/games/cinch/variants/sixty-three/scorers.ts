import { SIX } from '../../reckoning/deal.ts';
import { dealScorer } from '../../reckoning/scorer.ts';

export const deal = dealScorer({
  title: 'Score a deal of sixty-three',
  gist: 'Nine counting trumps, 63 points in all, and the bid made or failed.',
  aka: ['sixty-three score', 'bid 63'],
  books: ['blue-ribbon-1940'],
  counters: { ...SIX, king: 'the king of trumps', trey: 'the three of trumps', nine: 'the nine of trumps' },
  columns: { bidder: 'Bidder’s side', adversaries: 'Adversaries' },
  most: 63,
});
