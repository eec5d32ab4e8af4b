import { choiceOf, listOf } from '../../../../scoring/fields.ts';
import { problem, wrong } from '../../../../scoring/result.ts';
import type { Added, Schedule } from '../../../../scoring/schedule.ts';
import { answer, type Line, scorer } from '../../../../scoring/scorers.ts';
import type { points } from '../../points.ts';
import { inWords } from '../../reckoning/count.ts';
import { sumUp } from '../../reckoning/frames.ts';
import { BOOK } from '../shared/of-1940.ts';

const BALLS = 3;
const ask = {
  balls: listOf(
    'What each ball took, in order',
    choiceOf('Ball', { none: 'No pin', '1': 'The 1', '2': 'The 2', '3': 'The 3', '4': 'The 4', break: 'More than one pin: a break' }),
    1,
    60,
    { hint: 'Three balls to an inning; a break ends it. The book does not say how many innings make a game.' },
  ),
} as const;
type Ball = keyof (typeof ask)['balls']['of']['options'];
/** Splits the balls into innings: three balls each, or fewer if a break has ended it (p. 77, rules 2 and 3). */
function inningsOf(balls: readonly Ball[]): (readonly Ball[])[] {
  const innings: Ball[][] = [];
  for (const ball of balls) {
    const last = innings.at(-1);
    if (last === undefined || last.length === BALLS || last.at(-1) === 'break') innings.push([ball]);
    else last.push(ball);
  }
  return innings;
}
export const pins = scorer({
  title: 'Score four back',
  gist: 'The innings of one player, from what each ball took.',
  books: [BOOK],
  ask,
  score: ({ balls }, by: Schedule<typeof points & Added<'pin-number'>>) => {
    const lines: Line[] = [];
    let total = 0;
    let first = 0;
    for (const [n, inning] of inningsOf(balls).entries()) {
      const again = inning.findIndex((ball, at) => ball !== 'none' && ball !== 'break' && inning.indexOf(ball) !== at);
      if (again >= 0) return wrong(problem(`balls.${first + again + 1}`, `a pin that still stands in inning ${n + 1}`, `the ${inning[again]}, already down`));
      first += inning.length;
      const broken = inning.at(-1) === 'break';
      const points = broken ? 0 : inning.reduce((sum, ball) => sum + (ball === 'none' ? 0 : Number(ball)), 0);
      total += points;
      const said = inWords(inning.map((ball) => (ball === 'none' ? 'no pin' : ball === 'break' ? 'a break' : `the ${ball}`)));
      const say = `inning ${n + 1}: ${said}: ${points}; total ${total}`;
      lines.push(broken ? { ...by.law('break', say), points } : by.sum('pin-number', say, points));
    }
    return { ok: true, value: answer(sumUp(lines), lines) };
  },
});
