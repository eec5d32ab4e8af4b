import { citesOf } from '../../laws/cites.ts';

/** Where the book tells of Ranter-go-round: each passage once, by a word of its own. */
export const cites = citesOf({
  blue: { 'Ranter-Go-Round': { lives: '336', exchange: '336', announce: '336', dealer: '336', lowest: '336', pool: '336' } },
});
