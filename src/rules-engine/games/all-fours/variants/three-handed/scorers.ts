import type { Schedule } from '../../../../scoring/schedule.ts';
import { scorer } from '../../../../scoring/scorers.ts';
import type { points } from '../../points.ts';
import { ABOUT, ORDER, reckon } from '../../reckoning/deal.ts';
import { askOf, SIDES } from '../../reckoning/table.ts';

/** Three players, each for themselves. */
export const deal = scorer({
  ...ABOUT,
  books: ['blue-ribbon-1940', 'donohue', 'uspc-1898'],
  ask: askOf({ sides: [3, 3], names: SIDES, order: ORDER }),
  score: (asked, by: Schedule<typeof points>) => reckon(asked, by),
});
