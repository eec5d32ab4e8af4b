import { betAnswer } from '../../../scoring/bets.ts';
import { count, listOf } from '../../../scoring/fields.ts';
import { ok, problem, wrong } from '../../../scoring/result.ts';
import { scorer } from '../../../scoring/scorers.ts';
import { areAlike, NAMES, numberLine, type Prices, totalOf } from '../reckoning/bets.ts';

const ask = {
  stakes: listOf('Stake on each number', count('Number', 0, 100_000), 6, 6, { hint: 'From ace to six; 0 where nothing lies.' }),
  dice: listOf('The three dice', count('Die', 1, 6), 3, 3),
};

/** Settles the stakes on all six numbers at once (Blue Ribbon 1940, p. 185; Donohue, p. 394-395). */
export const cloth = scorer({
  title: 'Settle the numbers',
  gist: 'What the stakes on the six numbers win and lose together.',
  aka: ['settle the cloth', 'all the numbers', 'bank account of a throw'],
  books: ['blue-ribbon-1940', 'donohue'],
  ask,
  score: ({ stakes, dice }, by: Prices) => {
    if (totalOf(stakes) === 0) return wrong(problem('stakes', 'a stake on one number at least', 'none'));
    const lines = stakes.flatMap((stake, n) => (stake === 0 ? [] : [numberLine(n + 1, stake, dice, by)]));
    const net = lines.reduce((sum, { points = 0 }) => sum + points, 0);
    const alike = areAlike(dice) ? `Three ${NAMES[dice[0] ?? 0]}: the` : 'The';
    return ok(betAnswer(`${alike} stakes ${net === 0 ? 'are even' : net > 0 ? `win ${net}` : `lose ${-net}`}`, lines));
  },
});
