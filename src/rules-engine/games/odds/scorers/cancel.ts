import { type Fraction, fraction, inDecimals, plus, times } from '../../../odds/fractions.ts';
import { count } from '../../../scoring/fields.ts';
import { ok } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { answer, scorer } from '../../../scoring/scorers.ts';
import type { points } from '../points.ts';

const odds = (label: string, hint: string) => count(label, 1, 1000, { hint });
const ask = {
  laid: odds('Odds as they were laid', 'What you staked: 9 of 9 to 6.'),
  to: odds('To how many', 'What the other staked: 6 of 9 to 6.'),
  against: odds('Odds as they truly are', 'Against the other: 11 of 11 to 4.'),
  for: odds('To how many for the other', '4 of 11 to 4.'),
  stakes: count('All the stakes, in pence', 1, 1_000_000, { hint: 'Or any other small coin. A pound of the book is 240.' }),
} as const;
const coins = (value: Fraction) => (value.d === 1n ? `${value.n}` : inDecimals(value, 2));
const minus = (a: Fraction, b: Fraction) => plus(a, fraction(-b.n, b.d));
const said = ({ n, d }: Fraction) => `${n}/${d}`;

/** The payment to cancel a bet made at the wrong odds (donohue p. 322). */
export const cancel = scorer({
  title: 'Call off a bet at wrong odds',
  gist: 'A bet was laid at other odds than the true ones: what one side owes the other to be free of it.',
  untotalled: true,
  aka: ['cancel a bet', 'hedge a bet', 'buy out a bet', 'too long odds'],
  books: ['donohue'],
  ask,
  score: (asked, by: Schedule<typeof points>) => {
    const stakes = fraction(asked.stakes);
    const chance = fraction(asked.for, asked.against + asked.for);
    const right = times(stakes, chance);
    const staked = times(stakes, fraction(asked.to, asked.laid + asked.to));
    const surplus = minus(staked, right);
    if (surplus.n === 0n)
      return ok(answer('Nothing is owed', [by.mention('value', `the other should stake ${said(chance)}, ${coins(right)}, and has staked it`)]));
    const yours = surplus.n > 0n;
    const over = yours ? surplus : fraction(-surplus.n, surplus.d);
    const gains = yours ? minus(fraction(1), chance) : chance;
    const owed = times(over, gains);
    return ok(
      answer(
        `${coins(owed)} to ${yours ? 'you' : 'the other'}`,
        [
          by.mention('value', `the other should stake ${said(chance)} of ${coins(stakes)}, ${coins(right)}, and has staked ${coins(staked)}`),
          by.mention('cancel', `${yours ? 'the surplus' : 'your surplus'} of ${coins(over)}, times ${said(gains)}: ${coins(owed)}`),
        ],
        [`By the true odds the bet is worth the whole surplus, ${coins(over)}: a fair price to be free of it. The book takes a part of that.`],
      ),
    );
  },
});
