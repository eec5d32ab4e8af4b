import { count, listOf, type Values } from '../../../../../scoring/fields.ts';
import { ok, problem, type Result, wrong } from '../../../../../scoring/result.ts';
import type { Added, Schedule } from '../../../../../scoring/schedule.ts';
import { type Answer, answer, scorer } from '../../../../../scoring/scorers.ts';
import type { points } from '../../../points.ts';

const ask = {
  caller: count('Deadwood of the player who lays down', 0, 110),
  others: listOf('Deadwood of the others, to the left of that player', count('Deadwood', 0, 110), 1, 4),
} as const;

function score({ caller, others }: Values<typeof ask>, by: Schedule<typeof points & Added<'limit' | 'difference'>>): Result<Answer> {
  const most = by.points('limit');
  if (caller > most) return wrong(problem('caller', `at most ${most} to lay down`, `${caller}`));
  const hands = [{ name: 'Caller', count: caller }, ...others.map((one, n) => ({ name: `Player ${n + 1}`, count: one }))];
  const least = Math.min(...hands.map((hand) => hand.count));
  const lowest = hands.filter((hand) => hand.count === least);
  // The player who lays down is beaten only by a lower count.
  const [winner] = lowest;
  if (winner === undefined) return wrong(problem('others', 'a count', 'none'));
  const notes: string[] = [];
  if (lowest.length > 1) {
    const names = lowest.map((hand) => hand.name).join(' and ');
    if (winner.name !== 'Caller')
      return ok(answer(`${names} are equal, at ${least}`, [by.law('another-is-lower', `${names} have ${least} each; the book does not say who is paid`)]));
    notes.push(`${names} are equal; the difference between them is nothing, and the player who laid down collects from the rest.`);
  }
  const lines = hands
    .filter((hand) => hand !== winner)
    .map((hand) => by.sum('difference', `${hand.name}: ${hand.count} less ${least}`, hand.count - least, { to: winner.name }));
  const sum = lines.reduce((total, line) => total + (line.points ?? 0), 0);
  return ok(answer(`${winner.name} collects ${sum}`, lines, notes));
}

/** The payments when a hand is laid down. */
export const deal = scorer({
  title: 'Settle the show',
  gist: 'Who is paid when a hand is laid down, and the difference that each player owes.',
  aka: ['deadwood difference', 'who pays whom'],
  books: ['blue-ribbon-1940'],
  ask,
  score,
});
