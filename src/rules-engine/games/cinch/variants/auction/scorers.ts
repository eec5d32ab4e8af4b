import { SIX } from '../../reckoning/deal.ts';
import { dealScorer } from '../../reckoning/scorer.ts';

export const deal = dealScorer({
  title: 'Score a deal',
  gist: 'The points of bidder and called partner against those of all the others, the bid made or failed.',
  aka: ['razzle dazzle score', 'called partner'],
  books: ['blue-ribbon-1940', 'uspc-1898'],
  counters: SIX,
  columns: { bidder: 'Bidder and partner', adversaries: 'Adversaries' },
});
