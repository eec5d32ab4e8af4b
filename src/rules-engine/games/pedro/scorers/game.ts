import { gameSheet } from '../reckoning/sheet.ts';

export const game = gameSheet(['donohue', 'uspc-1898']);
