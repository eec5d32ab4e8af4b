import { excessScorer } from '../variants/shared/excess-scorer.ts';

export const deal = excessScorer(5);
