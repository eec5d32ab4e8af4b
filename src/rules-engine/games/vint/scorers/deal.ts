import { ok, wrong } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { answer, scorer } from '../../../scoring/scorers.ts';
import type { points } from '../points.ts';
import { BIDS, BOOK_TRICKS, entry, problemsOf, TRUMPS } from './entry.ts';
import { reckon } from './reckon.ts';

const NAMES = ['We', 'They'] as const;
const PLACES = { below: ['We, below', 'They, below'], above: ['We, above', 'They, above'] } as const;

export const deal = scorer({
  title: 'A deal of vint',
  gist: 'Tricks below the line; penalties, slams, honors and coronets above it.',
  aka: ['vint honors', 'coronet points', 'undertricks', 'what is my trick worth'],
  books: ['blue-ribbon-1940'],
  ask: entry,
  score: (asked, by: Schedule<typeof points>) => {
    const problems = problemsOf(asked);
    if (problems.length > 0) return wrong(...problems);
    const { lines, notes, below, made } = reckon(asked, PLACES, NAMES, by);
    const bid = `${asked.bid} in ${TRUMPS[asked.trump].toLowerCase()}`;
    const tricks = BIDS[asked.bid] + BOOK_TRICKS;
    return ok(
      answer(
        `${asked.bidder === 'we' ? 'We' : 'They'} bid ${bid} (${tricks} tricks) and ${made ? 'make it' : 'fail'}: ${below[0]} to ${below[1]} below the line`,
        lines,
        notes,
      ),
    );
  },
});
