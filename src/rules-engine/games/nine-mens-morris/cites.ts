import { citesOf } from '../../core/cites.ts';

/** Where the book tells of Nine Men's Morris, which it calls Morelles or The Mill: each passage once, by a word of its own. */
export const cites = citesOf({
  blue: { 'Morelles, or The Mill': { name: '258', men: '258-259', layout: '259', line: '259', moving: '259', hop: '259', loss: '259' } },
});
export const BOOK = 'blue-ribbon-1940';
