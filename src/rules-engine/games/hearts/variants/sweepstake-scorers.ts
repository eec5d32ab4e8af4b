import { points } from '../points.ts';
import { poolDeal, poolSheet } from './shared/pool-scorers.ts';

// A heart is worth the same chip in sweepstakes as in the plain game of both books.
export const deal = poolDeal(['blue-ribbon-1940', 'uspc-1898'], points.heart);
export const pool = poolSheet(['blue-ribbon-1940', 'uspc-1898'], points.heart);
