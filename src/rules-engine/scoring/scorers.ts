import type { BookId } from '../books.ts';
import type { Unit } from '../laws/remedies/amounts.ts';
import type { Card } from '../vocabulary/cards.ts';
import type { Stone } from '../vocabulary/stones.ts';
import type { Fields, Values } from './fields.ts';
import type { Result } from './result.ts';
import type { Items, Schedule } from './schedule.ts';

/** One line of an answer. Points come from the schedule of the book; a line without points states a fact or a rank. */
export interface Line {
  /** What the line is based on: the key of a score item, law or rule of the scorer's game, such as `points.fifteen`, or a full id. */
  readonly rule: string;
  /** The line in players' words: "fifteen 2". */
  readonly say: string;
  readonly points?: number;
  /** Points of each, if the line counts several alike. */
  readonly each?: number;
  readonly unit?: Unit;
  /** Its name alone, if the line says more: the sum so far, the hand that it is in. */
  readonly name?: string;
  /** Parts that can be overlooked: the pairs of three of a kind. */
  readonly parts?: readonly Line[];
  /** Who gets the points, if more than one side may: "North", "the makers". */
  readonly to?: string;
  readonly cards?: readonly Card[];
  readonly stones?: readonly Stone[];
  /** Tiles of a set of mah jong (`vocabulary/tiles.ts`). */
  readonly tiles?: readonly string[];
}

/** The points of one side: always the sum of its lines. */
export interface Total {
  readonly to: string;
  readonly points: number;
  readonly unit: Unit;
}

export interface Answer {
  /** The result in one sentence: "12 points", "Seat 2 wins with a flush, ace high". */
  readonly headline: string;
  readonly lines: readonly Line[];
  readonly totals: readonly Total[];
  /** Notes for the player: a doubt about the book, an assumed custom, what happens next. */
  readonly notes: readonly string[];
}

interface Described<F extends Fields> {
  readonly kind: 'scorer';
  readonly title: string;
  /** One sentence: what it works out. */
  readonly gist: string;
  readonly aka?: readonly string[];
  /** Books whose schedule it can use, newest first. */
  readonly books: readonly BookId[];
  readonly ask: F;
  /** The answer has no total that could be claimed: a rank, an order, a verdict. */
  readonly untotalled?: true;
  /** The smaller total is better: what is left in a hand, points against a player. */
  readonly least?: true;
}

/** A calculator as written: it gets the schedule of its place, and knows no book. */
export interface ScorerRow<F extends Fields = Fields, P extends Items = Items> extends Described<F> {
  /** Scores decoded values by a schedule. Pure. Problems that single fields cannot detect (a card in two hands, eleven tricks in five) are returned. */
  readonly score: (values: Values<F>, by: Schedule<P>) => Result<Answer>;
  /** Common miscounts that would make the total higher (or lower) by `gap`, as lines; `to`: the side. */
  readonly slips?: (values: Values<F>, by: Schedule<P>, gap: number, to: string) => readonly Line[];
}

/** A calculator bound to a place: what it asks, and how it answers by a book. */
export interface Scorer<F extends Fields = Fields> extends Described<F> {
  readonly score: (values: Values<F>, book: BookId) => Result<Answer>;
  readonly slips?: (values: Values<F>, book: BookId, gap: number, to: string) => readonly Line[];
}

/** Declares a scorer. Its values are typed by its fields, and `by` by the items declared: `by: Schedule<typeof points>`, else none. */
export function scorer<const F extends Fields, P extends Items = Record<never, never>>(row: Omit<ScorerRow<F, P>, 'kind'>): ScorerRow {
  return { kind: 'scorer', ...row } as unknown as ScorerRow;
}

/** Sums lines into totals, one per side and unit in the order of the first line. `side` is the side of lines without one. */
export function totalsOf(lines: readonly Line[], side = ''): Total[] {
  const totals = new Map<string, Total>();
  for (const line of lines) {
    if (line.points === undefined) continue;
    const to = line.to ?? side;
    const unit = line.unit ?? 'point';
    const key = JSON.stringify([to, unit]);
    totals.set(key, { to, unit, points: (totals.get(key)?.points ?? 0) + line.points });
  }
  return [...totals.values()];
}

/** An answer whose totals are computed from its lines. */
export function answer(headline: string, lines: readonly Line[], notes: readonly string[] = [], side = ''): Answer {
  return { headline, lines, totals: totalsOf(lines, side), notes };
}
