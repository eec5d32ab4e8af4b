import { SIX } from '../reckoning/deal.ts';
import { dealScorer } from '../reckoning/scorer.ts';

export const deal = dealScorer({
  title: 'Score a deal',
  gist: 'Each of the fourteen points to its side, the bid made or failed, a revoke, and who is out first.',
  aka: ['cinch calculator', 'set back', 'made my bid', 'difference', 'both go out'],
  books: ['blue-ribbon-1940', 'uspc-1898'],
  counters: SIX,
  columns: { bidder: 'Bidder’s side', adversaries: 'Adversaries' },
  standing: true,
  // The joker adds ten.
  most: 24,
});
