// What explains a claimed total: the few slips by which a player comes from the right count to his own.
import type { BookId } from '../books.ts';
import { fewestMaking } from './minimal-subsets.ts';
import type { Answer, Line, Total } from './scorers.ts';

/** One slip of whoever counted. */
export interface Slip {
  /**
   * Lines left out or counted twice; so many of a line that counts several alike too few or too many; a line that is another side's; or
   * something counted that does not count.
   */
  readonly did: 'left-out' | 'twice' | 'short' | 'over' | 'not-own' | 'none-such';
  /** One line; several where a whole kind of them was left out or counted twice. */
  readonly lines: readonly Line[];
  /** How many too few or too many, where the line counts several alike. */
  readonly times?: number;
  /** What it adds to the right total. */
  readonly points: number;
}
/** Slips that together make the difference. */
export type Explanation = readonly Slip[];

/** How a claimed total differs from the answer. */
export interface Claimed {
  readonly kind: 'right' | 'low' | 'high';
  /** How many too few or too many. */
  readonly points: number;
  /** What makes the difference, with the fewest slips; all that do it with so few. None where more than a few would be needed. */
  readonly explanations: readonly Explanation[];
  /** Books by whose schedule the claim would be right. */
  readonly books: readonly BookId[];
  /** Other sides that have this total. */
  readonly sides: readonly string[];
}

/** What else is known of a count whose total is claimed. */
export interface Beside {
  /** The totals of the same input by other books. */
  readonly others?: readonly { readonly book: BookId; readonly totals: readonly Total[] }[];
  /** What is wrongly counted at times and would make so much, as lines. */
  readonly slips?: (gap: number) => readonly Line[];
}

/** The most slips that are tried together. */
const MOST = 3;
const worth = (line: Line) => line.points ?? 0;
const isOf = (total: Total) => (line: Line) => (line.to ?? '') === total.to && JSON.stringify(line.unit ?? 'point') === JSON.stringify(total.unit);
const sameAs = (total: Total) => (one: Total) => one.to === total.to && JSON.stringify(one.unit) === JSON.stringify(total.unit);

/** The lines that make one of the totals of an answer. A line that names no side belongs to the one side that there is. */
export function linesMaking({ lines, totals }: Pick<Answer, 'lines' | 'totals'>, total: Total): Line[] {
  const own = lines.filter((line) => worth(line) !== 0);
  return totals.length === 1 ? own : own.filter(isOf(total));
}

/** All slips that can be made with one line. */
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

/** Every kind of which there are several lines, left out or counted twice as a whole; and everything left out. */
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

/** Sets of so many slips that make the difference; nothing is left out of what is counted twice. */
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
 * Explains a claim of one of the totals of an answer. Slips are tried one at a time, then two and three together: a line or a part of it left
 * out or counted twice, one or more too few or too many of what counts so much each, a whole kind forgotten, and what the game knows as
 * wrongly counted. Whatever does it with the fewest is told, all of it, since which of them happened only the players can say.
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
  // Three of many lines are too many to try, and would say nothing.
  const most = single.length > 120 ? MOST - 1 : MOST;
  for (let size = 1; size <= most && explanations.length === 0; size++)
    explanations = together(size === 1 ? single : single.filter((slip) => slip.lines.length === 1), gap, size);
  const many = explanations.length === 0 && gap < 0 ? fewestMaking(lines, -gap) : null;
  if (many !== null) explanations = [many.lines.map((line) => ({ did: 'left-out', lines: [line], points: -worth(line) }))];
  return { kind: gap < 0 ? 'low' : 'high', points: Math.abs(gap), explanations, books, sides };
}
