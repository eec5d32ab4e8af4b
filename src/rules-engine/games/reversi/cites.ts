import { citesOf } from '../../core/cites.ts';

/** Where the book tells of Reversi: each passage once, by a word of its own. */
export const cites = citesOf({
  blue: { Reversi: { board: '336', men: '336', firstMen: '336-337', setting: '337', turning: '337', end: '337' } },
});
export const BOOK = 'blue-ribbon-1940';
