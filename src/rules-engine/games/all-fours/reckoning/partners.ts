import type { Schedule } from '../../../scoring/schedule.ts';
import { scorer } from '../../../scoring/scorers.ts';
import type { points } from '../points.ts';
import { ABOUT, reckon } from './deal.ts';
import { askOf, PARTNERS } from './table.ts';

/** A deal of two sides of two partners. */
export const dealOfPartners = scorer({
  ...ABOUT,
  books: ['blue-ribbon-1940', 'donohue', 'uspc-1898', 'hoffmann'],
  ask: askOf({ sides: [2, 2], names: PARTNERS, order: 'The eldest hand’s side, then the dealer’s.' }),
  score: (asked, by: Schedule<typeof points>) => reckon(asked, by, PARTNERS),
});
