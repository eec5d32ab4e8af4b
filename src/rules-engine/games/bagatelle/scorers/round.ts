import { type Result, wrong } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { type Answer, answer, type Line, scorer } from '../../../scoring/scorers.ts';
import { DONOHUE as BOOK } from '../../../vocabulary/book-ids.ts';
import { counted } from '../../../wording/numbers.ts';
import type { points } from '../points.ts';
import { asked, blackLine, doubtsOf, earlyLine, faultsOf, plainOf, type Round } from '../reckoning/round.ts';

function score(round: Round, by: Schedule<typeof points>): Result<Answer> {
  const problems = faultsOf(round);
  if (problems.length > 0) return wrong(...problems);
  const lines: Line[] = [
    ...plainOf(round).map((cup) => by.sum('cup', `ball in cup ${cup}`, cup)),
    ...(round.black === null ? [] : [blackLine(round.black, by)]),
    ...earlyLine(round, by),
  ];
  const total = lines.reduce((all, { points = 0 }) => all + points, 0);
  return { ok: true, value: answer(counted(total, 'point'), lines.length > 0 ? lines : [by.sum('cup', 'no ball in a cup', 0)], doubtsOf(round)) };
}

/** One player's round (p. 371-372). */
export const round = scorer({
  title: 'Count a round of bagatelle',
  gist: 'The cups of the plain balls and that of the black, which counts for double.',
  aka: ['how many have I made', 'count the cups', 'does the black count double'],
  books: [BOOK],
  ask: asked,
  score,
});
