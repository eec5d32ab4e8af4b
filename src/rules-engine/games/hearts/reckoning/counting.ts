import type { Unit } from '../../../laws/remedies/amounts.ts';
import { SEAT_NAMES, SEATS, type Seat, SIX_SEATS } from '../../../mechanics/seats.ts';
import { choiceOf, count, listOf } from '../../../scoring/fields.ts';
import { type Problem, problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import type { points } from '../points.ts';

export const HEARTS_IN_PACK = 13;
const NAMES = Object.values(SEAT_NAMES);

/** The index of a seat in the lists, from 0. */
export const placeOf = (seat: Seat) => SEATS.indexOf(seat);
export const nameOf = (n: number) => NAMES[n] ?? '';
export const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
export const chips = (n: number) => (n === 1 ? '1 chip' : `${n} chips`);
export const heartsWord = (n: number) => (n === 1 ? '1 heart' : `${n} hearts`);

/** The note if a deal is settled by a pool that the scorer does not keep. */
export const POOL_OPEN = 'Who takes the pool turns on the way of settling: sweepstake, Howell or spot.';

/** The lines of each player's payment for hearts taken. */
export const heartsPaid = (hearts: readonly number[], by: Schedule<typeof points>, unit: Unit = by.unit('heart')): Line[] =>
  hearts.flatMap((own, n) => (own === 0 ? [] : [by.line('heart', heartsWord(own), { times: -own, unit, to: nameOf(n) })]));

export const heartsTaken = (min = 3, max = 6, hint = 'One number for each player, in the same order every time.') =>
  listOf('Hearts taken by each player', count('Player', 0, HEARTS_IN_PACK), min, max, { hint });
export const seatOf = (label: string, hint: string) => choiceOf(label, SIX_SEATS, { hint });
export const seatOrNone = (label: string, none: string, hint: string) => choiceOf(label, { none, ...SIX_SEATS }, { otherwise: 'none', hint });

/** The problem of hearts that do not add up. With other than four players some may be among the cards left over or discarded. */
export function wrongSum(field: string, taken: readonly number[], all: number, exact: boolean, what = 'hearts'): Problem | null {
  const found = sum(taken);
  if (found === all || (!exact && found < all && found > 0)) return null;
  return problem(field, `${exact ? '' : 'at most '}${all} ${what} in all`, `${taken.join(' + ')} = ${found}`);
}

/** Indices of the smallest numbers. */
export function lowest(numbers: readonly number[]): readonly number[] {
  const least = Math.min(...numbers);
  return numbers.flatMap((one, n) => (one === least ? [n] : []));
}

export function namesOf(places: readonly number[], name: (n: number) => string = nameOf): string {
  const all = places.map(name);
  return all.length < 2 ? (all[0] ?? '') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
}
