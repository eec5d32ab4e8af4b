import { scorer } from '../../../scoring/scorers.ts';
import { ABOUT, ORDER, reckon } from '../reckoning/deal.ts';
import { askOf, SIDES } from '../reckoning/table.ts';

export const deal = scorer({
  ...ABOUT,
  books: ['blue-ribbon-1940', 'donohue', 'uspc-1898', 'hoffmann'],
  ask: askOf({ sides: [2, 4], names: SIDES, order: `${ORDER} Partners count together, the dealer’s side last.` }),
  score: reckon,
});
