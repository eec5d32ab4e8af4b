import { FIVE_TRICKS } from '../../reckoning/asked.ts';
import { dealCount, poolSheet } from '../../reckoning/counts.ts';

export const deal = dealCount(['blue-ribbon-1940', 'donohue'], FIVE_TRICKS);
export const pool = poolSheet(['blue-ribbon-1940', 'donohue'], FIVE_TRICKS);
