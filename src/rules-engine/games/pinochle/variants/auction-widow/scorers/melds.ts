import { flag } from '../../../../../scoring/fields.ts';
import type { Schedule } from '../../../../../scoring/schedule.ts';
import { scorer } from '../../../../../scoring/scorers.ts';
import type { points } from '../../../points.ts';
import { described, handFields } from '../../../reckoning/melds.ts';
import { countTogether, time } from '../../../reckoning/together.ts';

const MOST = { most: 18 };

/** The scorer of the bidder's melds, including the widow. */
export const melds = scorer({
  ...described,
  books: ['blue-ribbon-1940'],
  ask: {
    ...handFields(MOST.most),
    time,
    single: flag('Sequence as one meld, round trip in full', {
      hint: 'A custom of the auction with a widow, mentioned in Blue Ribbon.',
      given: 'sequence-alone',
    }),
  },
  score: (asked, by: Schedule<typeof points>) => countTogether(asked, by, MOST, asked.single === true),
});
