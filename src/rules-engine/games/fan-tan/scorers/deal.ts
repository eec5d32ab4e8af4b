import { dealCount } from '../reckoning/deal.ts';

export const deal = dealCount(['blue-ribbon-1940', 'uspc-1898']);
