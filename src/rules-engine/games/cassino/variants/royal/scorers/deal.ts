import { flag, type Values } from '../../../../../scoring/fields.ts';
import { problem, type Result, wrong } from '../../../../../scoring/result.ts';
import type { Schedule } from '../../../../../scoring/schedule.ts';
import { type Answer, answer, scorer } from '../../../../../scoring/scorers.ts';
import type { points } from '../../../points.ts';
import { linesOf, problemsOf, taken } from '../../../reckoning/taken.ts';
import type { values } from '../points.ts';

const ask = { ...taken, sixty: flag('Is it the pack of 60 cards, with elevens and twelves?') } as const;

function score(asked: Values<typeof ask>, by: Schedule<typeof points & typeof values>): Result<Answer> {
  if (asked.sixty && by.way('king-number') !== 'of-60-too') return wrong(problem('sixty', 'the pack of 52 cards in this book', '60 cards'));
  const problems = problemsOf(asked, asked.sixty ? 60 : 52);
  if (problems.length > 0) return wrong(...problems);
  const notes: string[] = [];
  const made = answer('', linesOf(asked, by, notes), notes);
  return { ok: true, value: { ...made, headline: made.totals.map(({ to, points }) => `${to} ${points}`).join(', ') } };
}

export const deal = scorer({
  title: 'Score a deal',
  gist: 'Cards, spades, Big and Little Cassino, aces and sweeps, with a pack of 52 or 60.',
  aka: ['royal cassino score'],
  books: ['blue-ribbon-1940', 'uspc-1898'],
  ask,
  score,
});
