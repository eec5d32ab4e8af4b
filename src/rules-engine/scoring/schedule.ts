import { BOOK_IDS, BOOK_SHORT, type BookId } from '../books.ts';
import type { Unit } from '../laws/remedies/amounts.ts';
import type { Card } from '../vocabulary/cards.ts';
import type { Stone } from '../vocabulary/stones.ts';
import type { ScoreItem } from './points.ts';
import type { Line } from './scorers.ts';

/** What one book gives for one item, without texts: all that scorers need. */
export interface Price {
  readonly points?: number;
  /** Left out for points. */
  readonly unit?: Unit;
  /** The book's way of counting, if books differ by more than a number. */
  readonly way?: string;
}
/** What each book gives for the items of a place, by key; books that give nothing are left out. */
export type Prices = Readonly<Record<string, Readonly<Partial<Record<BookId, Price>>>>>;

/** Score items by key, as written in a game. */
export type Items = Readonly<Record<string, ScoreItem>>;
/** Items that a variant adds to those of its game, by key, for code that counts with both. */
export type Added<K extends string> = Readonly<Record<K, ScoreItem>>;
type Key<P extends Items> = keyof P & string;

/** Optional parts of a line. */
interface More {
  /** The unit, if it is not the item's own: a bet in chips on an item that pays stakes. */
  readonly unit?: Unit;
  /** Who gets the points, if more than one side may. */
  readonly to?: string;
  readonly cards?: readonly Card[];
  readonly stones?: readonly Stone[];
  /** Its name alone, if the line says more. */
  readonly name?: string;
  readonly parts?: readonly Line[];
}

/** The ways in which the books count an item: `'each' | 'highest'`. */
export type WayOf<I> = I extends ScoreItem<infer W> ? W : never;

/**
 * The schedule of one book at one place: all that a scorer knows about either. Only a schedule creates lines, so that each line names a row of the place and
 * each number is the book's own.
 */
export class Schedule<P extends Items = Items> {
  readonly #place: string;
  readonly #prices: Prices;
  /** For what a price or a way does not express yet; tests/conformance/scores/free-books.json counts its uses. */
  readonly book: BookId;

  constructor(place: string, prices: Prices, book: BookId) {
    this.#place = place;
    this.#prices = prices;
    this.book = book;
  }

  /** The book's short name, for use in sentences. */
  get name(): string {
    return BOOK_SHORT[this.book];
  }

  #price(key: string): Price | undefined {
    return this.#prices[key]?.[this.book];
  }

  /** The number for an item. Throws if the book gives none: a scorer checks `gives` first, or lists only books that do. */
  points(key: Key<P>): number {
    const points = this.#price(key)?.points;
    if (points === undefined) throw new Error(`expected a number for ${this.#place}.points.${key}, found none in ${this.book}`);
    return points;
  }

  /** Whether the book gives a number for an item here. */
  gives(key: Key<P>): boolean {
    return this.#price(key)?.points !== undefined;
  }

  /** Whether the book gives anything for an item here, a number or a rule. */
  has(key: Key<P>): boolean {
    return this.#price(key) !== undefined;
  }

  /** Whether any book has an item here, so that a line may link to it. */
  stands(key: Key<P>): boolean {
    return this.#prices[key] !== undefined;
  }

  /** The unit of an item: "point", "chip". */
  unit(key: Key<P>): Unit {
    return this.#price(key)?.unit ?? 'point';
  }

  /** The book's way of counting an item, if books differ by more than a number; undefined if it gives none. */
  way<K extends Key<P>>(key: K): WayOf<P[K]> | undefined {
    return this.#price(key)?.way as WayOf<P[K]> | undefined;
  }

  /** The id of an item at this place. */
  id(key: Key<P>): string {
    return `${this.#place}.points.${key}`;
  }

  /** A line with points: the book's number times `times` (negative: deducted). */
  line(key: Key<P>, say: string, { times = 1, unit = this.unit(key), ...more }: More & { readonly times?: number } = {}): Line {
    const points = this.points(key) * times;
    const each = Math.abs(times) > 1 && points !== 0 ? { each: points / Math.abs(times) } : {};
    return { rule: this.id(key), say, points, ...each, ...(unit === 'point' ? {} : { unit }), ...more };
  }

  /** A line for an item without a number, whose points are counted: pips, cards left in hand, a pool. Throws if the book gives a number. */
  sum(key: Key<P>, say: string, points: number, { unit = this.unit(key), ...more }: More = {}): Line {
    if (this.gives(key)) throw new Error(`expected times ${this.points(key)} for ${this.id(key)}, found a sum`);
    return { rule: this.id(key), say, points, ...(unit === 'point' ? {} : { unit }), ...more };
  }

  /** A line for an item that gives a rate or a multiple, with the resulting points. Throws if the book gives no number. */
  rated(key: Key<P>, say: string, points: number, { unit = 'point', ...more }: More = {}): Line {
    this.points(key);
    return { rule: this.id(key), say, points, ...(unit === 'point' ? {} : { unit }), ...more };
  }

  /** A line based on an item, without points: a rank, an order, a fact. */
  mention(key: Key<P>, say: string, more: More = {}): Line {
    return { rule: this.id(key), say, ...more };
  }

  /** A line based on a law of the place; `points`: what it orders, if that is counted and not a score item. */
  law(key: string, say: string, more: More & { readonly points?: number } = {}): Line {
    return { rule: `${this.#place}.law.${key}`, say, ...more };
  }
}

/** Numbers, units and ways of the items of a place, without their texts, by the given books. */
export function pricesOf(items: Iterable<readonly [string, ScoreItem]>, by: readonly BookId[] = BOOK_IDS): Prices {
  const prices: Record<string, Partial<Record<BookId, Price>>> = {};
  for (const [key, { books }] of items) {
    const row: Partial<Record<BookId, Price>> = {};
    for (const [book, worth] of Object.entries(books) as [BookId, ScoreItem['books'][BookId]][]) {
      if (worth?.status !== 'stated' || !by.includes(book)) continue;
      const { points, unit, way } = worth;
      row[book] = { ...(unit === 'point' ? {} : { unit }), ...(points === undefined ? {} : { points }), ...(way === undefined ? {} : { way }) };
    }
    if (Object.keys(row).length > 0) prices[key] = row;
  }
  return prices;
}

/** The schedules of a place, one per book. */
export function schedulesOf(place: string, prices: Prices): Readonly<Record<BookId, Schedule>> {
  const schedules = {} as Record<BookId, Schedule>;
  for (const book of BOOK_IDS) schedules[book] = new Schedule(place, prices, book);
  return schedules;
}
