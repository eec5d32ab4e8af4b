import { citesOf } from '../../laws/cites.ts';

/** The passages of the books on Chuck-a-luck, each under a name. */
export const cites = citesOf({
  blue: { 'Chuck Luck, or Sweat': { game: '185', layout: '185', numbers: '185', evens: '185' } },
  donohue: { 'Sweat or Chucker Luck': { game: '394', warning: '394', bets: '395' } },
});
