// Who is out first: the bidder counts before the others; no book says which of two others comes first.
import type { Line } from '../../../scoring/scorers.ts';

type Scores = Readonly<Record<string, number>>;

/** The players who have reached the target. If there are several, the book does not say who was first. */
export function whoIsOut(before: Scores, lines: readonly Line[], bidder: string, target: number): { readonly now: Scores; readonly out: readonly string[] } {
  const now: Record<string, number> = { ...before };
  for (const { to, points = 0 } of lines) if (to !== undefined) now[to] = (now[to] ?? 0) + points;
  const reached = Object.keys(now).filter((to) => (now[to] ?? 0) >= target);
  return { now, out: reached.includes(bidder) ? [bidder, ...reached.filter((to) => to !== bidder)] : reached };
}

/** Whether the winner is decided: the bidder is first, or only one player is out. */
export const isSettled = (out: readonly string[], bidder: string): boolean => out[0] === bidder || out.length === 1;

/** "North and East". */
export const both = (names: readonly string[]): string => names.join(' and ');
