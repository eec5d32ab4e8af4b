import { choiceOf, count } from '../../../scoring/fields.ts';
import { ok } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { answer, scorer } from '../../../scoring/scorers.ts';
import type { points } from '../points.ts';
import { hasOnePack, rulesOf } from '../reckoning/forms.ts';
import { bestOf, counted, described, doubtsOf, handFields, handProblems, otherOrders } from '../reckoning/melds.ts';

const ask = {
  ...handFields(12),
  time: choiceOf(
    'Declared in time?',
    { 'in-time': 'Yes', late: 'No: after drawing, or when the stock is gone' },
    { otherwise: 'in-time', hint: 'After winning a trick and before drawing.' },
  ),
  chances: count('Tricks after which you can still meld', 1, 20, { optional: true, hint: 'One meld for each. Left empty: enough for all.' }),
} as const;

/** The scorer of melds made one at a time, each after a won trick, with a stock to draw from. */
export const melds = scorer({
  ...described,
  books: ['sierra', 'blue-ribbon-1940', 'donohue', 'uspc-1898'],
  ask,
  score: (asked, by: Schedule<typeof points>) => {
    const problems = handProblems(asked, by, hasOnePack(by) ? 8 : 12);
    if (problems.length > 0) return { ok: false, problems };
    if (asked.time === 'late')
      return ok(answer('Nothing: it is too late to meld', [by.law('meld-out-of-time', 'not before drawing from the stock, after a trick won')]));
    const limit = asked.chances ?? undefined;
    const { best, others, lines, shown } = bestOf(asked, by, rulesOf(by), limit);
    const notes = doubtsOf(by, best);
    if (lines.length > 1) notes.push(`${lines.length} tricks have to be won for it, one for each${limit === undefined ? '' : '; no more can be scored'}.`);
    if (limit !== undefined && by.way('marriage') === 'fresh-card' && shown > 0)
      notes.push('The dix is counted as taking a turn to meld, which this book does not settle.');
    return ok(counted(lines, limit === undefined ? [...notes, ...otherOrders(others, shown * by.points('dix'))] : notes));
  },
});
