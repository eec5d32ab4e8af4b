import { count, type Values } from '../../../scoring/fields.ts';
import { ok, type Result } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { type Answer, answer, scorer } from '../../../scoring/scorers.ts';
import { DONOHUE } from '../../../vocabulary/book-ids.ts';
import type { ENTERING } from '../points.ts';

const ask = { open: count('Points open in the opponent’s inner table', 1, 5) } as const;

function score(asked: Values<typeof ask>, by: Schedule<typeof ENTERING>): Result<Answer> {
  const key = `enter-${asked.open}` as keyof typeof ENTERING;
  const enters = by.points(key);
  const fails = 36 - enters;
  const say = `${enters} of the 36 throws enter the man`;
  return ok(answer(enters > fails ? `${enters} to ${fails} for entering` : `${fails} to ${enters} against entering`, [by.line(key, say)]));
}

export const entering = scorer({
  title: 'Odds of entering a man',
  gist: 'Gives the odds of entering a man from the bar when so many points are open.',
  aka: ['odds of coming in', 'chance to enter from the bar', 'probability of entering'],
  books: [DONOHUE],
  ask,
  score,
});
