import { dealScorer } from '../../reckoning/scorer.ts';
import { gameSheet } from '../../reckoning/sheet.ts';
import { trickScorer } from '../../reckoning/trick.ts';

export const deal = dealScorer(['blue-ribbon-1940', 'donohue', 'uspc-1898']);
export const game = gameSheet(['blue-ribbon-1940', 'donohue', 'uspc-1898']);
export const trick = trickScorer(['donohue', 'uspc-1898']);
