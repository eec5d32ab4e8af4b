import { board } from './reckoning/board.ts';

/** The layout as four players dress it for a first deal. */
export const layout = board({ ace: 4, king: 4, queen: 4, jack: 4, ten: 4, marriage: 4, sequence: 4, poch: 4 });
