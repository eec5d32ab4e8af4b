import type { Line } from './scorers.ts';

/** Who has reached the mark, and the line that took him there. */
export interface Out {
  readonly to: string;
  readonly rule: string;
}

/**
 * Adds the lines in their order to the scores before the deal. The order of the lines is the order of counting out: who stands first
 * among `out` is first at the mark. A side stays out that has once reached it.
 */
export function countOut(
  lines: readonly Line[],
  before: Readonly<Record<string, number>>,
  target: number,
): { readonly now: Readonly<Record<string, number>>; readonly out: readonly Out[] } {
  const now: Record<string, number> = { ...before };
  const out: Out[] = [];
  for (const line of lines) {
    if (line.points === undefined || line.to === undefined) continue;
    const score = (now[line.to] ?? 0) + line.points;
    now[line.to] = score;
    if (score >= target && !out.some(({ to }) => to === line.to)) out.push({ to: line.to, rule: line.rule });
  }
  return { now, out };
}
