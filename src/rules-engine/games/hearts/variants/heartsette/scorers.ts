import { plainDeal } from '../../reckoning/plain.ts';

export const deal = plainDeal(['blue-ribbon-1940', 'uspc-1898']);
