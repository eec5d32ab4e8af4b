import type { Schedule } from '../../../../scoring/schedule.ts';
import { scorer } from '../../../../scoring/scorers.ts';
import type { points } from '../../points.ts';
import { ABOUT, ORDER, reckon } from '../../reckoning/deal.ts';
import { askOf, SIDES } from '../../reckoning/table.ts';

const { counts, high, low, jack, revoke, held, before } = askOf({ sides: [2, 4], names: SIDES, order: ORDER });

/** A deal without a turn-up, so no jack is turned and there is no gift (1940, p. 6). */
export const deal = scorer({
  ...ABOUT,
  gist: 'High, low, jack, game and a revoke where no trump is turned, and who goes out first.',
  books: ['blue-ribbon-1940'],
  ask: { counts, high, low, jack, revoke, held, before },
  score: (asked, by: Schedule<typeof points>) => reckon({ ...asked, turned: null, gift: false, long: false }, by),
});
