import { citesOf } from '../../laws/cites.ts';

/** The passages of the book on Go-bang, each under a name. */
export const cites = citesOf({
  blue: { 'Go Bang': { board: '243', men: '243', five: '243', turns: '243' } },
});
export const BOOK = 'blue-ribbon-1940';
