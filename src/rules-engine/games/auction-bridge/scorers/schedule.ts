import type { BookId } from '../../../books.ts';
import { pointsOf, scoresIt } from '../../../core/points.ts';
import { points } from '../points.ts';

export const BOOKS = ['blue-ribbon-1940', 'donohue'] as const;
export type Book = (typeof BOOKS)[number];
export const asBook = (book: BookId): Book => (book === 'donohue' ? 'donohue' : 'blue-ribbon-1940');

export const DENOMINATIONS = { 'no-trumps': 'No trumps', spades: 'Spades', hearts: 'Hearts', diamonds: 'Diamonds', clubs: 'Clubs' } as const;
export type Denomination = keyof typeof DENOMINATIONS;
export const DOUBLINGS = { no: 'Not doubled', doubled: 'Doubled', redoubled: 'Redoubled' } as const;
export type Doubling = keyof typeof DOUBLINGS;

/** Honours of a side, as the tables name them. */
export const HOLDINGS = [
  'honours-three',
  'honours-four',
  'honours-five',
  'honours-four-hand',
  'honours-four-one',
  'honours-five-hand',
  'aces-three',
  'aces-four',
  'aces-four-hand',
] as const;
export type Holding = (typeof HOLDINGS)[number];

interface Schedule {
  readonly trick: Readonly<Record<Denomination, number>>;
  readonly multiplier: Readonly<Record<Doubling, number>>;
  readonly undertrick: Readonly<Record<Doubling, number>>;
  readonly made: Readonly<Record<Doubling, number>>;
  readonly overtrick: Readonly<Record<Doubling, number>>;
  /** Points of a holding with each denomination as trumps. */
  readonly honours: Readonly<Record<Holding, Readonly<Record<Denomination, number>>>>;
  /** Chicane; null where the book has none. */
  readonly chicane: Readonly<Record<Denomination, number>> | null;
  readonly littleSlam: number;
  readonly grandSlam: number;
  readonly game: number;
  readonly rubber: number;
  /** For a game won when the rubber is broken off; null where the book gives none. */
  readonly unfinished: number | null;
}

const SUITS = Object.keys(DENOMINATIONS) as Denomination[];
const each = (value: (trump: Denomination) => number) => Object.fromEntries(SUITS.map((trump) => [trump, value(trump)])) as Record<Denomination, number>;

function scheduleOf(book: Book): Schedule {
  const trick = each((trump) => pointsOf(points[trump], book));
  /** An item counted by itself, or as so many tricks of the trump suit. */
  const counted = (key: Holding | 'chicane') => {
    const value = points[key].books[book];
    const byTricks = value?.status === 'stated' && value.unit === 'times';
    return each((trump) => pointsOf(points[key], book) * (byTricks ? trick[trump] : 1));
  };
  return {
    trick,
    multiplier: { no: 1, doubled: pointsOf(points.doubled, book), redoubled: pointsOf(points.redoubled, book) },
    undertrick: {
      no: pointsOf(points.undertrick, book),
      doubled: pointsOf(points['undertrick-doubled'], book),
      redoubled: pointsOf(points['undertrick-redoubled'], book),
    },
    made: { no: 0, doubled: pointsOf(points['doubled-made'], book), redoubled: pointsOf(points['redoubled-made'], book) },
    overtrick: { no: 0, doubled: pointsOf(points['overtrick-doubled'], book), redoubled: pointsOf(points['overtrick-redoubled'], book) },
    honours: Object.fromEntries(HOLDINGS.map((key) => [key, counted(key)])) as Schedule['honours'],
    chicane: scoresIt(points.chicane, book) ? counted('chicane') : null,
    littleSlam: pointsOf(points['little-slam'], book),
    grandSlam: pointsOf(points['grand-slam'], book),
    game: pointsOf(points.game, book),
    rubber: pointsOf(points.rubber, book),
    unfinished: scoresIt(points['unfinished-game'], book) ? pointsOf(points['unfinished-game'], book) : null,
  };
}

export const SCHEDULES: Readonly<Record<Book, Schedule>> = { 'blue-ribbon-1940': scheduleOf('blue-ribbon-1940'), donohue: scheduleOf('donohue') };
