import { type Result, wrong } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { type Answer, answer, scorer, totalsOf } from '../../../scoring/scorers.ts';
import { BLUE, DONOHUE } from '../../../vocabulary/book-ids.ts';
import type { points } from '../points.ts';
import { asked, doubtsOf, faultsOf, type Inning, linesOf } from '../reckoning/inning.ts';

const NAMES = { we: 'First side', they: 'Second side' } as const;

function score(one: Inning, by: Schedule<typeof points>): Result<Answer> {
  const problems = faultsOf(one);
  if (problems.length > 0) return wrong(...problems);
  const lines = linesOf(one, by, NAMES);
  if (lines.length === 0) return { ok: true, value: answer('Nobody scores', [by.mention('pieces', 'no piece that counts')]) };
  const said = totalsOf(lines).map(({ to, points }) => `${to} ${points}`);
  return { ok: true, value: answer(said.join(', '), lines, doubtsOf(one)) };
}

/** Counts the pieces after all have been played (Blue Ribbon, p. 342; Donohue, p. 396). */
export const inning = scorer({
  title: 'Count an inning of shuffleboard',
  gist: 'What the pieces count for each side, as they lie at the end.',
  aka: ['count the pieces', 'who scores', 'how much is a ship'],
  books: [BLUE, DONOHUE],
  ask: asked,
  score,
});
