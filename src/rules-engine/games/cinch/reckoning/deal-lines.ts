// Describes the result of a deal, with the state of the game if the scores before it are known.
import { countOut, problemsBefore, sayScores } from '../../../mechanics/counting-out.ts';
import { count, listOf } from '../../../scoring/fields.ts';
import { ok, type Result, wrong } from '../../../scoring/result.ts';
import { type Answer, answer } from '../../../scoring/scorers.ts';
import type { Counted, Prices } from './deal.ts';

const DEEPEST = -500;
/** The scores before a deal; 51 is the highest score that is not yet out in the longer game. */
export const BEFORE = {
  before: listOf('Scores before the deal, the bidder’s side first', count('Score', DEEPEST, 51), 2, 2, {
    optional: true,
    hint: 'Tells who is out first. Below nothing for a side in the hole.',
  }),
} as const;

/** The points of each side in a deal and, if the scores before it are known, who wins the game. */
export function describeDeal(
  { lines, notes, open = 'Nothing is scored' }: Counted,
  sides: readonly string[],
  before: readonly number[] | null,
  by: Prices,
): Result<Answer> {
  const made = answer('', lines, notes);
  const summary = made.totals.length === 0 ? open : made.totals.map(({ to, points }) => `${to} ${points}`).join(', ');
  if (before === null) return ok({ ...made, headline: summary });
  const target = by.points('target');
  const problems = problemsBefore('before', before, sides.length, target);
  if (problems.length > 0) return wrong(...problems);
  const { now, out } = countOut(lines, Object.fromEntries(sides.map((side, n) => [side, before[n] ?? 0])), target);
  const allNotes = [...notes, `Scores after the deal, if all is counted: ${sayScores(now)}; playing to ${target}.`];
  const [first, second] = out;
  if (first === undefined) return ok({ ...made, notes: allNotes, headline: `${summary}; nobody is out` });
  const order = second === undefined ? [] : [by.mention('order', `${first.to} is out by ${first.say}, before ${second.to}`)];
  return ok({
    ...made,
    lines: [...lines, by.mention('target', `the game is ${target}`), ...order],
    notes: allNotes,
    headline: `${first.to} ${first.to === sides[0] ? 'wins' : 'win'} the game`,
  });
}
