import { choiceOf } from '../../../scoring/fields.ts';
import { ok } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { answer, scorer } from '../../../scoring/scorers.ts';
import type { points } from '../points.ts';
import { MIDDLE_BIDS } from './bids.ts';

const MISERES = { 'petite-misere': 'Misère: lose twelve tricks', 'grande-misere': 'Misère: lose all thirteen' } as const;
type BidKey = 'five' | 'six' | 'seven' | 'eight' | 'nine' | 'ten' | 'eleven' | 'twelve' | 'thirteen' | keyof typeof MISERES;
const OPPONENTS = 3;

export const bid = scorer({
  title: 'What a bid at Boston pays',
  gist: 'Chips that each opponent pays for a bid that is made.',
  aka: ['chips for a bid', 'payment table', 'misere pays'],
  books: ['blue-ribbon-1940'],
  ask: {
    bid: choiceOf('Which bid was made good?', {
      five: 'Five tricks',
      ...MIDDLE_BIDS,
      thirteen: 'All thirteen tricks',
      ...MISERES,
    }),
    exposed: choiceOf('Was the hand exposed?', { no: 'No', yes: 'Yes' }, { otherwise: 'no', when: { field: 'bid', is: Object.keys(MISERES) } }),
  },
  score: (asked, by: Schedule<typeof points>) => {
    const exposed = asked.exposed === 'yes';
    const key = exposed ? 'exposed' : (asked.bid as BidKey);
    const each = by.points(asked.bid as BidKey) * (exposed ? by.points('exposed') : 1);
    const lines = [
      by.rated(key, `${each} from each of the three`, each * OPPONENTS, { unit: 'chip', to: 'Bidder' }),
      by.rated(key, 'to the bidder', -each, { unit: 'chip', to: 'Each opponent' }),
    ];
    return ok(answer(`Each opponent pays ${each} chips`, lines, ['A bid that fails has no figure in the book, and over-tricks are not paid.']));
  },
});
