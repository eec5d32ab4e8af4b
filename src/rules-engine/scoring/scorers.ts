import type { BookId } from '../books.ts';
import type { Unit } from '../laws/remedies/amounts.ts';
import type { Card } from '../vocabulary/cards.ts';
import type { Stone } from '../vocabulary/stones.ts';
import type { Fields, Values } from './fields.ts';
import type { Result } from './result.ts';
import type { Items, Schedule } from './schedule.ts';

/** One line of an answer. Points come from the schedule of the book asked; a line without points states a fact or a rank. */
export interface Line {
  /** Key of the score item, law or rule that the line rests on, as `points.fifteen` within the game of the scorer, or a whole id. */
  readonly rule: string;
  /** The line as the table says it: "fifteen 2". */
  readonly say: string;
  readonly points?: number;
  /** Of how much each, where the line counts several alike. */
  readonly each?: number;
  readonly unit?: Unit;
  /** What it is called by itself, where the line tells more: the sum so far, the hand it stands in. */
  readonly name?: string;
  /** What it is made of, where a part can be overlooked: the pairs of three alike. */
  readonly parts?: readonly Line[];
  /** Who gets the points, where more than one side may: "North", "the makers". */
  readonly to?: string;
  readonly cards?: readonly Card[];
  readonly stones?: readonly Stone[];
  /** Tiles of a set of mah jong (`vocabulary/tiles.ts`). */
  readonly tiles?: readonly string[];
}

/** The points of one side: the sum of its lines and of nothing else. */
export interface Total {
  readonly to: string;
  readonly points: number;
  readonly unit: Unit;
}

export interface Answer {
  /** The whole in one sentence: "12 points", "Seat 2 wins with a flush, ace high". */
  readonly headline: string;
  readonly lines: readonly Line[];
  readonly totals: readonly Total[];
  /** What the player should know: a doubt of the book, a custom assumed, what happens next. */
  readonly notes: readonly string[];
}

interface Described<F extends Fields> {
  readonly kind: 'scorer';
  readonly title: string;
  /** One sentence: what it settles. */
  readonly gist: string;
  readonly aka?: readonly string[];
  /** Books whose schedule it can score by, newest first. */
  readonly books: readonly BookId[];
  readonly ask: F;
  /** Its answer has no total that could be claimed: a rank, an order, a verdict. */
  readonly untotalled?: true;
  /** The smaller total is the better one: what is left in a hand, points against a player. */
  readonly least?: true;
}

/** A calculator as it is written: it is handed the schedule of its place, and knows no book. */
export interface ScorerRow<F extends Fields = Fields, P extends Items = Items> extends Described<F> {
  /**
   * Scores decoded values by a schedule. Pure: alters nothing, and the same input gives the same answer.
   * What fields alone cannot see (a card in two hands, eleven tricks in five) comes back as problems.
   */
  readonly score: (values: Values<F>, by: Schedule<P>) => Result<Answer>;
  /** What is wrongly counted at times and would make so much more (or less) than the right total, as lines; `to` says by which side. */
  readonly slips?: (values: Values<F>, by: Schedule<P>, gap: number, to: string) => readonly Line[];
}

/** A calculator as it stands at a place: what it asks, and how it answers by a book. */
export interface Scorer<F extends Fields = Fields> extends Described<F> {
  readonly score: (values: Values<F>, book: BookId) => Result<Answer>;
  readonly slips?: (values: Values<F>, book: BookId, gap: number, to: string) => readonly Line[];
}

/** Declares a scorer; the values it gets are typed by the fields it asks, and `by` takes the items that it says: `by: Schedule<typeof points>`, else none. */
export function scorer<const F extends Fields, P extends Items = Record<never, never>>(row: Omit<ScorerRow<F, P>, 'kind'>): ScorerRow {
  return { kind: 'scorer', ...row } as unknown as ScorerRow;
}

/** Totals as the sum of lines, one for each side in the order of its first line. `side` names the lines that name none. */
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

/** An answer whose totals are made from its lines. */
export function answer(headline: string, lines: readonly Line[], notes: readonly string[] = [], side = ''): Answer {
  return { headline, lines, totals: totalsOf(lines, side), notes };
}
