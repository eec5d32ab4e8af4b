import { type Problem, problem } from '../scoring/result.ts';
import type { Schedule } from '../scoring/schedule.ts';
import { type Answer, answer, type Line } from '../scoring/scorers.ts';

type Scores = Readonly<Record<string, number>>;

/** A side that has reached the target, and the line that took it there. */
export interface Out {
  readonly to: string;
  readonly rule: string;
  readonly say: string;
}

/**
 * Adds the lines in their order to the scores before the deal. The order of the lines is the order of counting out: the first in `out` is the
 * first to reach the target. A side once out remains out.
 */
export function countOut(lines: readonly Line[], before: Scores, target: number): { readonly now: Scores; readonly out: readonly Out[] } {
  const now: Record<string, number> = { ...before };
  const out: Out[] = [];
  for (const { points, rule, say, to } of lines) {
    if (points === undefined || to === undefined) continue;
    const score = (now[to] ?? 0) + points;
    now[to] = score;
    if (score >= target && !out.some((one) => one.to === to)) out.push({ to, rule, say });
  }
  return { now, out };
}

/** "North 6, South 4". */
export function sayScores(scores: Scores): string {
  return Object.entries(scores)
    .map(([to, sum]) => `${to} ${sum}`)
    .join(', ');
}

/** Problems with the scores before a deal: each side has one, and nobody is out already. */
export function problemsBefore(field: string, before: readonly number[] | null, sides: number, target: number): Problem[] {
  if (before === null) return [];
  if (before.length !== sides) return [problem(field, `${sides} scores, one for each side`, `${before.length}`)];
  const past = before.filter((score) => score >= target);
  return past.length === 0 ? [] : [problem(field, `scores below the game of ${target}`, past.join(' and '))];
}

/** A deal whose lines are in their order of counting; `before` is null if the scores before the deal were not given. */
export interface Counted {
  readonly lines: readonly Line[];
  readonly notes: readonly string[];
  readonly before: Scores | null;
  /** Key of the score item that wins the game. */
  readonly target: string;
  /** Why that side is first, if more than one reaches the target; otherwise the order of counting is given. */
  readonly why?: (first: Out) => string | undefined;
}

/** What each side scores in the deal and, if the scores before it are known, who wins the game. The game needs a score item `order` besides its target. */
export function sayDeal({ lines, notes, before, target, why }: Counted, by: Schedule): Answer {
  const made = answer('', lines, notes);
  const summary = made.totals.length === 0 ? 'Nobody scores' : made.totals.map(({ to, points }) => `${to} ${points}`).join(', ');
  if (before === null) return { ...made, headline: summary };
  const game = by.points(target);
  const { now, out } = countOut(lines, before, game);
  const allNotes = [...notes, `Scores if all is counted: ${sayScores(now)}; playing to ${game}.`];
  const [first, ...others] = out;
  if (first === undefined) return { ...made, notes: allNotes, headline: `${summary}; nobody is out` };
  const last = others.pop();
  if (last !== undefined) {
    const rest = [first, ...others].map(({ to }) => to).join(', ');
    allNotes.push(`${rest} and ${last.to} reach the game; ${first.to} is out first${why?.(first) ?? ' in the order of counting'}.`);
  }
  return {
    ...made,
    lines: [...lines, by.mention(target, `the game is ${game}`), by.mention('order', `${first.to} is out: ${first.say}`)],
    notes: allNotes,
    headline: `${first.to} wins the game`,
  };
}
