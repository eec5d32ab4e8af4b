import { dealOf, USUAL } from '../reckoning/deal.ts';

export const deal = dealOf({ pack: 'pinochle-64', names: USUAL }, ['blue-ribbon-1940', 'uspc-1898']);
