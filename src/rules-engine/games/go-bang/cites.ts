import { citesOf } from '../../laws/cites.ts';

/** Where the book tells of Go-bang: each passage once, by a word of its own. */
export const cites = citesOf({
  blue: { 'Go Bang': { board: '243', men: '243', five: '243', turns: '243' } },
});
export const BOOK = 'blue-ribbon-1940';
