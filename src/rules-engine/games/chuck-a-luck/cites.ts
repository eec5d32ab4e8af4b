import { citesOf } from '../../laws/cites.ts';

/** Where the books tell of Chuck-a-luck: each passage once, by a word of its own. */
export const cites = citesOf({
  blue: { 'Chuck Luck, or Sweat': { game: '185', layout: '185', numbers: '185', evens: '185' } },
  donohue: { 'Sweat or Chucker Luck': { game: '394', warning: '394', bets: '395' } },
});
