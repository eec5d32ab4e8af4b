import { type Fraction, fraction, inDecimals, over, plus, times } from '../../../odds/fractions.ts';
import { count, listOf } from '../../../scoring/fields.ts';
import { ok, problem, wrong } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { answer, scorer } from '../../../scoring/scorers.ts';
import type { points } from '../points.ts';

const side = (label: string, hint: string) => listOf(label, count('Odds', 1, 1000), 1, 6, { hint });
const ask = {
  against: side('Odds against each', 'The first number of each: 5 at 5 to 1, 7 at 7 to 3.'),
  for: side('To how many', 'The second number of each, in the same order.'),
  stakes: count('All the stakes, in pence', 1, 1_000_000, { hint: 'Or any other small coin. A pound of the book is 240.' }),
} as const;
const NAMES = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
const said = ({ n, d }: Fraction) => (d === 1n ? `${n}` : `${n}/${d}`);
const coins = (value: Fraction) => (value.d === 1n ? `${value.n}` : inDecimals(value, 2));

/** Each chance's share of the stakes, and the rest for the field (donohue p. 322). */
export const share = scorer({
  title: 'What each chance is worth',
  gist: 'The stakes divided by the odds of each, with the odds against the field.',
  untotalled: true,
  aka: ['divide the stakes', 'fair share of a bet', 'odds against the field', 'settle an unfinished bet'],
  books: ['donohue'],
  ask,
  score: (asked, by: Schedule<typeof points>) => {
    if (asked.against.length !== asked.for.length) return wrong(problem('for', `${asked.against.length} numbers, one for each`, `${asked.for.length}`));
    const parts = asked.against.map((odds, n) => fraction(asked.for[n] ?? 1, odds + (asked.for[n] ?? 1)));
    const all = parts.reduce(plus, fraction(0));
    const field = plus(fraction(1), fraction(-all.n, all.d));
    if (field.n < 0n) return wrong(problem('against', 'chances that come to no more than all of the stakes', `${said(all)} of them`));
    const worth = (part: Fraction) => coins(times(part, fraction(asked.stakes)));
    const lines = parts.map((part, n) =>
      by.mention('value', `${NAMES[n]}, ${asked.against[n]} to ${asked.for[n]} against: ${said(part)} of the stakes, ${worth(part)}`),
    );
    if (field.n === 0n) return ok(answer('Nothing is left for the field', lines));
    const odds = over(all, field);
    return ok(
      answer(`${said(field)} for the field, ${worth(field)}`, [
        ...lines,
        by.mention('value', `the field, ${odds.n} to ${odds.d} against: ${said(field)} of the stakes, ${worth(field)}`),
      ]),
    );
  },
});
