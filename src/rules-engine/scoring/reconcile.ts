// What may explain a claimed total: the fewest counting slips that lead from the right count to it.
import type { BookId } from '../books.ts';
import { fewestMaking } from './minimal-subsets.ts';
import type { Answer, Line, Total } from './scorers.ts';

/** A mistake in counting. */
export interface Slip {
  /** Lines left out or counted twice; a multiple counted too few or too many times; a line that belongs to another side; or something that does not count. */
  readonly did: 'left-out' | 'twice' | 'short' | 'over' | 'not-own' | 'none-such';
  /** One line; several if a whole kind was left out or counted twice. */
  readonly lines: readonly Line[];
  /** How many times too few or too many, for a multiple. */
  readonly times?: number;
  /** Change to the right total. */
  readonly points: number;
}
/** Slips that together make up the difference. */
export type Explanation = readonly Slip[];

/** How a claimed total differs from the answer. */
export interface Claimed {
  readonly kind: 'right' | 'low' | 'high';
  /** Size of the difference. */
  readonly points: number;
  /** All explanations with the fewest slips. Empty if more than a few slips would be needed. */
  readonly explanations: readonly Explanation[];
  /** Books by which the claim would be right. */
  readonly books: readonly BookId[];
  /** Other sides with this total. */
  readonly sides: readonly string[];
}

/** Other information about the count. */
export interface Beside {
  /** The totals of the same input by other books. */
  readonly others?: readonly { readonly book: BookId; readonly totals: readonly Total[] }[];
  /** Common miscounts that would make this difference, as lines. */
  readonly slips?: (gap: number) => readonly Line[];
}

/** The most slips tried together. */
const MOST = 3;
const worth = (line: Line) => line.points ?? 0;
const isOf = (total: Total) => (line: Line) => (line.to ?? '') === total.to && JSON.stringify(line.unit ?? 'point') === JSON.stringify(total.unit);
const sameAs = (total: Total) => (one: Total) => one.to === total.to && JSON.stringify(one.unit) === JSON.stringify(total.unit);

/** The lines that make up a total. A line without a side belongs to the only side. */
export function linesMaking({ lines, totals }: Pick<Answer, 'lines' | 'totals'>, total: Total): Line[] {
  const own = lines.filter((line) => worth(line) !== 0);
  return totals.length === 1 ? own : own.filter(isOf(total));
}

/** All slips possible with one line. */
function slipsWith(line: Line): Slip[] {
  const points = worth(line);
  const { each = points, parts = [] } = line;
  const slips: Slip[] = [
    { did: 'left-out', lines: [line], points: -points },
    { did: 'twice', lines: [line], points },
  ];
  const many = Math.round(points / each);
  for (let times = 1; times < many; times++) {
    slips.push({ did: 'short', lines: [line], times, points: -times * each }, { did: 'over', lines: [line], times, points: times * each });
  }
  for (const part of parts) slips.push({ did: 'left-out', lines: [part], points: -worth(part) }, { did: 'twice', lines: [part], points: worth(part) });
  return slips;
}

/** Each kind with several lines, left out or counted twice as a whole; and everything left out. */
function slipsWithKinds(lines: readonly Line[]): Slip[] {
  const kinds = [...new Set(lines.map(({ rule }) => rule))].map((rule) => lines.filter((line) => line.rule === rule));
  return [...kinds, ...(kinds.length > 1 ? [lines] : [])]
    .filter((kind) => kind.length > 1)
    .flatMap((kind): Slip[] => {
      const points = kind.reduce((sum, line) => sum + worth(line), 0);
      const twice: Slip[] = kind === lines ? [] : [{ did: 'twice', lines: kind, points }];
      return [{ did: 'left-out', lines: kind, points: -points }, ...twice];
    });
}

/** Sets of `size` slips that make up the difference, no two with the same line. */
function together(slips: readonly Slip[], gap: number, size: number): Explanation[] {
  const found: Explanation[] = [];
  const isFree = (chosen: Explanation, { lines }: Slip) => !chosen.some((one) => one.lines.some((line) => lines.includes(line)));
  const choose = (from: number, chosen: readonly Slip[], rest: number) => {
    for (let n = from; n < slips.length; n++) {
      const slip = slips[n] as Slip;
      if (chosen.length === size - 1) {
        if (slip.points === rest && isFree(chosen, slip)) found.push([...chosen, slip]);
      } else if (isFree(chosen, slip)) choose(n + 1, [...chosen, slip], rest - slip.points);
    }
  };
  choose(0, [], gap);
  return found;
}

/**
 * Explains a claim of one total of an answer. Tries one slip, then two and three together: a line or part of it left out or counted twice, a multiple counted
 * too few or too many times, a whole kind forgotten, and common miscounts of the game. Returns every explanation with the fewest slips, since only the players
 * know what happened.
 */
export function reconcile(answer: Pick<Answer, 'lines' | 'totals'>, total: Total, claimed: number, { others = [], slips }: Beside = {}): Claimed {
  const gap = claimed - total.points;
  const sides = answer.totals.filter((one) => !sameAs(total)(one) && one.points === claimed).map(({ to }) => to);
  if (gap === 0) return { kind: 'right', points: 0, explanations: [], books: [], sides };
  const books = others.filter(({ totals }) => totals.find(sameAs(total))?.points === claimed).map(({ book }) => book);
  const lines = linesMaking(answer, total);
  const wrongly = (slips?.(gap) ?? []).map((line): Slip => ({ did: 'none-such', lines: [line], points: worth(line) }));
  const foreign = answer.lines.filter((line) => worth(line) > 0 && !lines.includes(line) && isOf({ ...total, to: line.to ?? '' })(line));
  const taken = foreign.map((line): Slip => ({ did: 'not-own', lines: [line], points: worth(line) }));
  const single = [...lines.flatMap(slipsWith), ...slipsWithKinds(lines), ...wrongly, ...taken];
  let explanations: Explanation[] = [];
  // Three out of many lines take too long, and would explain little.
  const most = single.length > 120 ? MOST - 1 : MOST;
  for (let size = 1; size <= most && explanations.length === 0; size++)
    explanations = together(size === 1 ? single : single.filter((slip) => slip.lines.length === 1), gap, size);
  const many = explanations.length === 0 && gap < 0 ? fewestMaking(lines, -gap) : null;
  if (many !== null) explanations = [many.lines.map((line) => ({ did: 'left-out', lines: [line], points: -worth(line) }))];
  return { kind: gap < 0 ? 'low' : 'high', points: Math.abs(gap), explanations, books, sides };
}
