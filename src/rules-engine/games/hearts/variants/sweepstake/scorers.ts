import { poolDeal, poolSheet } from '../shared/pool-scorers.ts';

export const deal = poolDeal(['blue-ribbon-1940', 'uspc-1898']);
export const pool = poolSheet(['blue-ribbon-1940', 'uspc-1898']);
