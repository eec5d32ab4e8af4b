import { BOOK_IDS, BOOK_SHORT, type BookId } from '../books.ts';
import type { Unit } from '../laws/remedies/amounts.ts';
import type { Card } from '../vocabulary/cards.ts';
import type { Stone } from '../vocabulary/stones.ts';
import type { ScoreItem } from './points.ts';
import type { Line } from './scorers.ts';

/** What one book gives for one item: all of a schedule that a count needs, and none of its words. */
export interface Price {
  readonly points?: number;
  /** Left out where it is points. */
  readonly unit?: Unit;
  /** The way of counting that the book has here, where books differ by more than a number. */
  readonly way?: string;
}
/** Items of a place by key, and what each book gives; a book that gives nothing is left out. */
export type Prices = Readonly<Record<string, Readonly<Partial<Record<BookId, Price>>>>>;

/** Score items by key, as a game writes them. */
export type Items = Readonly<Record<string, ScoreItem>>;
/** Items that a form adds to those of its game, by key, for a reckoning that counts with both. */
export type Added<K extends string> = Readonly<Record<K, ScoreItem>>;
type Key<P extends Items> = keyof P & string;

/** What a line may say besides its words and points. */
interface More {
  /** What is counted, where it is not the item's own: a bet in chips on an item that pays stakes. */
  readonly unit?: Unit;
  /** Who gets the points, where more than one side may. */
  readonly to?: string;
  readonly cards?: readonly Card[];
  readonly stones?: readonly Stone[];
  /** What it is called by itself, where the line tells more. */
  readonly name?: string;
  readonly parts?: readonly Line[];
}

/** The ways in which the books count an item: `'each' | 'highest'`. */
export type WayOf<I> = I extends ScoreItem<infer W> ? W : never;

/**
 * A schedule as one book has it at one place: what a scorer is handed, and all that it knows of either. Lines come from here alone, so
 * that each names a row that stands at the place and each number is the book's own.
 */
export class Schedule<P extends Items = Items> {
  readonly #place: string;
  readonly #prices: Prices;
  /** For what has yet to be told by a price or a way; tests/conformance/free-books.json counts it. */
  readonly book: BookId;

  constructor(place: string, prices: Prices, book: BookId) {
    this.#place = place;
    this.#prices = prices;
    this.book = book;
  }

  /** The book's short name, for a sentence. */
  get name(): string {
    return BOOK_SHORT[this.book];
  }

  #price(key: string): Price | undefined {
    return this.#prices[key]?.[this.book];
  }

  /** The number given for an item. Throws where the book gives none: a scorer asks `gives` first, or counts only by books that do. */
  points(key: Key<P>): number {
    const points = this.#price(key)?.points;
    if (points === undefined) throw new Error(`expected a number for ${this.#place}.points.${key}, found none in ${this.book}`);
    return points;
  }

  /** Whether the book gives a number for an item here. */
  gives(key: Key<P>): boolean {
    return this.#price(key)?.points !== undefined;
  }

  /** Whether the book has anything to say of an item here, be it a number or a rule. */
  has(key: Key<P>): boolean {
    return this.#price(key) !== undefined;
  }

  /** Whether an item stands here by any book, so that a line may lead to it. */
  stands(key: Key<P>): boolean {
    return this.#prices[key] !== undefined;
  }

  /** What is counted where an item is: "point", "chip". */
  unit(key: Key<P>): Unit {
    return this.#price(key)?.unit ?? 'point';
  }

  /** How the book counts an item, where books differ by more than a number; undefined where it has nothing to say of that. */
  way<K extends Key<P>>(key: K): WayOf<P[K]> | undefined {
    return this.#price(key)?.way as WayOf<P[K]> | undefined;
  }

  /** The id of an item as it stands here. */
  id(key: Key<P>): string {
    return `${this.#place}.points.${key}`;
  }

  /** A line that brings points: the book's number, so many times (negative: taken off). */
  line(key: Key<P>, say: string, { times = 1, unit = this.unit(key), ...more }: More & { readonly times?: number } = {}): Line {
    const points = this.points(key) * times;
    const each = Math.abs(times) > 1 && points !== 0 ? { each: points / Math.abs(times) } : {};
    return { rule: this.id(key), say, points, ...each, ...(unit === 'point' ? {} : { unit }), ...more };
  }

  /** A line for an item without a number of its own, whose points are what is counted: pips, cards left in hand, a pool. Throws where a number is given. */
  sum(key: Key<P>, say: string, points: number, { unit = this.unit(key), ...more }: More = {}): Line {
    if (this.gives(key)) throw new Error(`expected times ${this.points(key)} for ${this.id(key)}, found a sum`);
    return { rule: this.id(key), say, points, ...(unit === 'point' ? {} : { unit }), ...more };
  }

  /** A line for an item that gives a rate or a multiple, with what it comes to. Throws where none is given. */
  rated(key: Key<P>, say: string, points: number, { unit = 'point', ...more }: More = {}): Line {
    this.points(key);
    return { rule: this.id(key), say, points, ...(unit === 'point' ? {} : { unit }), ...more };
  }

  /** A line that rests on an item and brings nothing: a rank, an order, a fact. */
  mention(key: Key<P>, say: string, more: More = {}): Line {
    return { rule: this.id(key), say, ...more };
  }

  /** A line that rests on a law of the place; `points` is what it orders, where that is counted and has no price of its own. */
  law(key: string, say: string, more: More & { readonly points?: number } = {}): Line {
    return { rule: `${this.#place}.law.${key}`, say, ...more };
  }
}

/** Numbers, units and ways of the items of a place, without their words; by these books alone where any are named. */
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

/** The schedules of a place, one a book. */
export function schedulesOf(place: string, prices: Prices): Readonly<Record<BookId, Schedule>> {
  const schedules = {} as Record<BookId, Schedule>;
  for (const book of BOOK_IDS) schedules[book] = new Schedule(place, prices, book);
  return schedules;
}
