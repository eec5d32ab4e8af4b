import { excessScorer } from '../shared/excess-scorer.ts';

export const deal = excessScorer(5);
