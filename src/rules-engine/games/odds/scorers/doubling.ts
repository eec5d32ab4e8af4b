import { betAnswer } from '../../../scoring/bets.ts';
import { count } from '../../../scoring/fields.ts';
import { ok } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { scorer } from '../../../scoring/scorers.ts';
import type { points } from '../points.ts';

const ask = {
  losses: count('Bets lost running', 1, 30),
  first: count('First bet, in dollars', 1, 1000, { optional: true, hint: 'Left empty: one dollar, as in the book.' }),
} as const;
const grouped = (number: number) => number.toLocaleString('en');

/** The loss so far when doubling up, and the next bet (blue-ribbon-1940 p. 331). */
export const doubling = scorer({
  title: 'What doubling up has cost',
  gist: 'Every lost bet is doubled: what is lost so far, what comes next, and what all of it can win.',
  aka: ['martingale calculator', 'double after every loss', 'how much have I lost'],
  books: ['blue-ribbon-1940'],
  ask,
  score: ({ losses, first }, by: Schedule<typeof points>) => {
    const stake = first ?? by.points('first-bet');
    const lost = stake * (2 ** losses - 1);
    const next = stake * 2 ** losses;
    const lines = [by.sum('doubling', `${losses === 1 ? 'one bet' : `${losses} bets`} lost, from ${grouped(stake)} to ${grouped(next / 2)}`, -lost)];
    return ok(
      betAnswer(`${grouped(lost)} ${lost === 1 ? 'dollar' : 'dollars'} lost`, lines, [
        `The next bet would be ${grouped(next)}; with it ${grouped(lost + next)} are risked to be ${grouped(stake)} ahead.`,
        'A bank has a limit on single bets, and doubling ends there.',
      ]),
    );
  },
});
