import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import type { points } from '../points.ts';

export type Prices = Schedule<typeof points>;
type Item = keyof typeof points;

export const NAMES = ['', 'aces', 'twos', 'threes', 'fours', 'fives', 'sixes'] as const;

export const totalOf = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0);
export const areAlike = (dice: readonly number[]): boolean => new Set(dice).size === 1;

const TOTALS: readonly Item[] = ['total-3-18', 'total-4-17', 'total-5-16', 'total-6-15', 'total-7-14', 'total-8-13', 'total-9-12', 'total-9-12'];
/** The score item of a total of three dice. */
export const itemOfTotal = (total: number): Item => TOTALS[Math.min(total, 21 - total) - 3] ?? 'lost';

/** The line of a stake on a number. Three alike are a raffle if the book does not pay them on their number (Blue Ribbon 1940, p. 185; Donohue, p. 395). */
export function numberLine(face: number, stake: number, dice: readonly number[], by: Prices): Line {
  const came = dice.filter((die) => die === face).length;
  const more = { times: stake, unit: 'chip' } as const;
  if (areAlike(dice) && by.gives('raffle')) return by.line('raffle', `a raffle: the bet on ${NAMES[face]} is lost`, more);
  if (came === 0) return by.line('lost', `no ${NAMES[face]}`, more);
  const item = came === 3 ? 'number-thrice' : came === 2 ? 'number-twice' : 'number-once';
  return by.line(item, `${NAMES[face]} on ${came === 3 ? 'all three dice' : came === 2 ? 'two dice' : 'one die'}`, more);
}

/** A bet on a throw, on any part of the layout. */
export interface Bet {
  readonly dice: readonly number[];
  readonly bet: 'number' | 'total' | 'high' | 'low' | 'odd' | 'even' | 'raffle';
  /** The number, if the bet is on one. */
  readonly face: number | null;
  /** The total, if the bet is on one. */
  readonly total: number | null;
  readonly stake: number;
}

/** Whether a total wins an even-money bet (Blue Ribbon 1940, p. 185). */
const IS: Readonly<Record<'high' | 'low' | 'odd' | 'even', (total: number) => boolean>> = {
  high: (total) => total > 10,
  low: (total) => total < 11,
  odd: (total) => total % 2 === 1,
  even: (total) => total % 2 === 0,
};

/** The line of a bet, without points if the book does not say what becomes of it. */
export function betLine({ dice, bet, face, total, stake }: Bet, by: Prices): Line {
  const more = { times: stake, unit: 'chip' } as const;
  const sum = totalOf(dice);
  if (bet === 'number') return numberLine(face ?? 0, stake, dice, by);
  if (!areAlike(dice)) {
    const won = bet === 'total' ? total === sum : bet !== 'raffle' && IS[bet](sum);
    return by.line(won ? (bet === 'total' ? itemOfTotal(sum) : 'even-chance') : 'lost', `${sum} is thrown`, more);
  }
  if (bet === 'raffle') return by.mention('raffle-bet', 'three alike: the bet is not taken, and what it is paid cannot be found');
  if (bet === 'total' && total === sum && (sum === 3 || sum === 18)) return by.law('three-alike', `${sum} is thrown, which is also a raffle`);
  return by.line('raffle', `a raffle: three alike, ${sum} in all`, more);
}
