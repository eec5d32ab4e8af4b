import { choiceOf } from '../../../core/fields.ts';
import { ok } from '../../../core/result.ts';
import { answer, type Line, scorer } from '../../../core/scorers.ts';
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
    exposed: choiceOf('Was the hand exposed?', { no: 'No', yes: 'Yes' }, { when: { field: 'bid', is: Object.keys(MISERES) } }),
  },
  score: (asked, by) => {
    const each = by.points(asked.bid as BidKey) * (asked.exposed === 'yes' ? by.points('exposed') : 1);
    const rule = asked.exposed === 'yes' ? 'points.exposed' : `points.${asked.bid}`;
    const lines: Line[] = [
      { rule, say: `${each} from each of the three`, points: each * OPPONENTS, unit: 'chip', to: 'Bidder' },
      { rule, say: 'to the bidder', points: -each, unit: 'chip', to: 'Each opponent' },
    ];
    return ok(answer(`Each opponent pays ${each} chips`, lines, ['A bid that fails has no figure in the book, and over-tricks are not paid.']));
  },
});
