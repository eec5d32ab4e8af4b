import { ok, problem, type Result, wrong } from '../../../scoring/result.ts';
import type { Line } from '../../../scoring/scorers.ts';
import { type Prices, packOf } from './count.ts';

const HAND = 10;
const sumOf = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

/** The lines of the players who lose a ramsch, for their seats. */
export function ramschLosses(
  points: readonly number[],
  tricks: readonly number[],
  seats: readonly string[],
  by: Prices,
): Result<{ lines: readonly Line[]; notes: readonly string[] }> {
  const all = packOf(by);
  if (sumOf(points) !== all) return wrong(problem('points', `${all} points in all`, `${points.join(' + ')} = ${sumOf(points)}`));
  if (sumOf(tricks) !== HAND) return wrong(problem('tricks', `${HAND} tricks in all`, `${tricks.join(' + ')} = ${sumOf(tricks)}`));
  const odd = points.findIndex((own, n) => tricks[n] === 0 && own > 0);
  if (odd !== -1) return wrong(problem('points', 'no points without a trick', `${points[odd]}`));
  const most = Math.max(...points);
  const losers = points.flatMap((own, n) => (own === most ? [n] : []));
  const empty = tricks.filter((own) => own === 0).length;
  const notes: string[] = [];
  const key = empty === 2 ? 'all-tricks' : empty === 1 ? 'no-trick' : losers.length > 1 ? 'tied-for-most' : 'most-points';
  if (key === 'no-trick') notes.push('The book does not say who pays; it is charged here to the player with the most points.');
  if (key === 'no-trick' && losers.length > 1) notes.push('Nor does the book say that two tied players each lose this amount.');
  if (losers.length === 3) notes.push('The book does not mention three players tied; each is set down here like two.');
  const say = {
    'all-tricks': 'every trick',
    'no-trick': `${most} points, and a player without a trick`,
    'tied-for-most': `${most} points, tied`,
    'most-points': `${most} points, the most`,
  };
  return ok({
    lines: losers.map((at) => by.line(key, say[key], { to: seats[at] ?? '' })),
    notes,
  });
}
