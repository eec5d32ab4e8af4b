import { sheetOfForm } from '../reckoning/sheet.ts';

export const game = sheetOfForm({ pack: 'pinochle-64', fewest: 2, most: 2 }, ['blue-ribbon-1940', 'uspc-1898']);
