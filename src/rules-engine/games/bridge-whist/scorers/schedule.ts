import type { BookId } from '../../../books.ts';
import { pointsOf } from '../../../core/points.ts';
import { points } from '../points.ts';

/** Books that print a schedule, newest first. */
export const BOOKS = ['donohue', 'uspc-1898'] as const satisfies readonly BookId[];
export type Book = (typeof BOOKS)[number];

export const TRUMPS = { spades: 'Spades', clubs: 'Clubs', diamonds: 'Diamonds', hearts: 'Hearts', none: 'No trumps' } as const;
export type Trump = keyof typeof TRUMPS;

/** How honours lie in the two hands of a side, from the fewest up. */
export type Holding = 'honours-three' | 'honours-four' | 'honours-five' | 'four-in-hand' | 'four-in-hand-fifth-with-partner' | 'five-in-hand';
export type AcesHeld = 'aces-three' | 'aces-four' | 'aces-four-in-hand';

export interface Schedule {
  readonly trick: Readonly<Record<Trump, number>>;
  readonly times: Readonly<Record<Holding, number>>;
  readonly aces: Readonly<Record<AcesHeld, number>>;
  readonly chicane: number;
  readonly grandSlam: number;
  readonly littleSlam: number;
  readonly game: number;
  readonly rubber: number;
  readonly revoke: number;
  readonly cap: number;
  /** Most that a doubled trick may be worth; null where redoubling has no end. */
  readonly limit: number | null;
  /** Tricks that a penalty leaves to the side that revoked. */
  readonly left: number;
}

function scheduleOf(book: Book): Schedule {
  const of = (key: Exclude<keyof typeof points, 'doubling'>) => pointsOf(points[key], book);
  return {
    trick: {
      spades: of('trick-spades'),
      clubs: of('trick-clubs'),
      diamonds: of('trick-diamonds'),
      hearts: of('trick-hearts'),
      none: of('trick-no-trumps'),
    },
    times: {
      'honours-three': of('honours-three'),
      'honours-four': of('honours-four'),
      'honours-five': of('honours-five'),
      'four-in-hand': of('four-in-hand'),
      'four-in-hand-fifth-with-partner': of('four-in-hand-fifth-with-partner'),
      'five-in-hand': of('five-in-hand'),
    },
    aces: { 'aces-three': of('aces-three'), 'aces-four': of('aces-four'), 'aces-four-in-hand': of('aces-four-in-hand') },
    chicane: of('chicane'),
    grandSlam: of('grand-slam'),
    littleSlam: of('little-slam'),
    game: of('game'),
    rubber: of('rubber'),
    revoke: of('revoke'),
    cap: of('revoke-cap'),
    limit: book === 'donohue' ? of('doubling-limit') : null,
    left: book === 'uspc-1898' ? 1 : 0,
  };
}

/** Read once: the schedules of the two books. */
export const SCHEDULES: Readonly<Record<Book, Schedule>> = { donohue: scheduleOf('donohue'), 'uspc-1898': scheduleOf('uspc-1898') };
