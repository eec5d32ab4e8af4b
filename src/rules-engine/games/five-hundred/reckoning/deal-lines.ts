// Describes the result of a deal, with the state of the game if the scores before it are known.
import { count, listOf } from '../../../scoring/fields.ts';
import { ok, type Problem, problem, type Result, wrong } from '../../../scoring/result.ts';
import { type Answer, answer, type Line } from '../../../scoring/scorers.ts';
import type { Prices } from './deal.ts';
import { both, isSettled, whoIsOut } from './out.ts';

const LEAST = -10000;
export const BEFORE = {
  before: listOf('Scores before the deal, the bidder first', count('Score', LEAST, 499), 2, 3, {
    optional: true,
    hint: 'Tells who is out first. Below nothing: a minus before the number.',
  }),
} as const;

/** The columns of a deal, the bidder first. */
export const columnsOf = (size: number): readonly string[] =>
  size === 2 ? ['Bidder’s side', 'Adversaries'] : ['Bidder', 'First adversary', 'Second adversary'];

/** The points of a deal, and who is out first. */
export function describeDeal(
  lines: readonly Line[],
  to: readonly string[],
  before: readonly number[] | null,
  notes: readonly string[],
  by: Prices,
): Result<Answer> {
  const made = answer('', lines, notes);
  const headline = made.totals.map((one) => `${one.to} ${one.points}`).join(', ');
  if (before === null) return ok({ ...made, headline });
  const target = by.points('game');
  const problems: Problem[] = before.length === to.length ? [] : [problem('before', `${to.length} scores, as many as numbers of tricks`, `${before.length}`)];
  if (problems.length > 0) return wrong(...problems);
  const bidder = to[0] ?? '';
  const { now, out } = whoIsOut(Object.fromEntries(to.map((one, n) => [one, before[n] ?? 0])), lines, bidder, target);
  const scores = `Scores after the deal, if all is counted: ${to.map((one) => `${one} ${now[one]}`).join(', ')}.`;
  if (out.length === 0) return ok({ ...made, notes: [...notes, scores], headline: `${headline}; nobody is out` });
  const order =
    out.length > 1
      ? [
          by.mention(
            'order',
            isSettled(out, bidder) ? `the bidder counts first and is out before ${both(out.slice(1))}` : 'only the bidder has a place in the order',
          ),
        ]
      : [];
  const allLines = [...lines, by.mention('game', `the game is ${target}`), ...order];
  if (isSettled(out, bidder)) return ok({ ...made, lines: allLines, notes: [...notes, scores], headline: `${out[0]} wins the game` });
  const open = `${both(out)} reach ${target} in one deal; the book does not say which of them counts first.`;
  return ok({ ...made, lines: allLines, notes: [...notes, scores, open], headline: `${both(out)} both reach ${target}` });
}
