import { dealScorer } from '../reckoning/scorer.ts';

export const deal = dealScorer(['blue-ribbon-1940', 'donohue', 'uspc-1898']);
