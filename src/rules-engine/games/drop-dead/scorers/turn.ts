import { count, listOf } from '../../../scoring/fields.ts';
import { ok, problem, wrong } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { answer, type Line, scorer } from '../../../scoring/scorers.ts';
import { BLUE as BOOK } from '../../../vocabulary/book-ids.ts';
import { counted } from '../../../wording/numbers.ts';
import type { points } from '../points.ts';
import { brings, DICE, toCome } from '../reckoning/turn.ts';

const ask = {
  dice: listOf('All the dice, throw after throw', count('Die', 1, 6), DICE, 150, {
    hint: 'First the five dice of the first throw, then those left of the second, and so on.',
  }),
};

/** One player's turn, throw by throw (Blue Ribbon 1940, p. 67). */
export const turn = scorer({
  title: 'A turn',
  gist: 'What the throws of one player score, and how many dice are left.',
  aka: ['drop dead score', 'how many dice have I left', 'does this throw count'],
  books: [BOOK],
  ask,
  score: ({ dice }, by: Schedule<typeof points>) => {
    const lines: Line[] = [];
    let left: number = DICE;
    for (let at = 0; at < dice.length; ) {
      if (left === 0) return wrong(problem('dice', `no throw after all ${DICE} dice are laid aside`, dice.slice(at).join(', ')));
      const thrown = dice.slice(at, at + left);
      if (thrown.length < left) return wrong(problem('dice', `${counted(left, 'die', 'dice')} in throw ${lines.length + 1}`, thrown.join(', ')));
      const { points, left: after } = brings(thrown);
      const faces = thrown.join(', ');
      lines.push(after === left ? by.sum('throw', faces, points) : by.line('two-or-five', `${faces}: ${counted(left - after, 'die', 'dice')} laid aside`));
      at += left;
      left = after;
    }
    const total = lines.reduce((sum, { points = 0 }) => sum + points, 0);
    if (left === 0) return ok(answer(`${counted(total, 'point')}; all dice are laid aside`, lines));
    const more = `With ${counted(left, 'die', 'dice')} a turn brings ${toCome(left).toFixed(1)} more on the average.`;
    return ok(answer(`${counted(total, 'point')} so far; ${counted(left, 'die', 'dice')} left`, lines, [more]));
  },
});
