import { accountSheet } from '../reckoning/account.ts';

export const account = accountSheet(['blue-ribbon-1940', 'uspc-1898']);
