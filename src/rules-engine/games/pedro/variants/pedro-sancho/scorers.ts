import { gameSheet } from '../../reckoning/sheet.ts';

export const game = gameSheet(['blue-ribbon-1940', 'donohue', 'uspc-1898']);
