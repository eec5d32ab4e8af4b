import { board } from './reckoning/board.ts';

/** The layout for a first deal with four players. */
export const layout = board({ ace: 4, king: 4, queen: 4, jack: 4, ten: 4, marriage: 4, sequence: 4, poch: 4 });
