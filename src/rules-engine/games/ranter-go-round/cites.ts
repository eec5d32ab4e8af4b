import { citesOf } from '../../laws/cites.ts';

/** The passages of the book on Ranter-go-round, each under a name. */
export const cites = citesOf({
  blue: { 'Ranter-Go-Round': { lives: '336', exchange: '336', announce: '336', dealer: '336', lowest: '336', pool: '336' } },
});
