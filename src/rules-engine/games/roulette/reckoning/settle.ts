import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import type { points } from '../points.ts';
import { columnOf, dozenOf, type EvenChance, isEvenChance, type OnNumbers, onSide, type Third } from './layout.ts';

export type Prices = Schedule<typeof points>;
export type Ball = number | 'zero' | 'double-zero';
/** One stake on the layout. */
export type Bet =
  | { readonly chance: OnNumbers; readonly numbers: readonly number[] }
  | { readonly chance: 'column' | 'dozen' | 'two-columns' | 'two-dozens'; readonly thirds: readonly Third[] }
  | { readonly chance: EvenChance | 'zero' | 'double-zero' };
export type Freed = 'not-yet' | 'right' | 'wrong' | 'zero';

/** The score item of a bet. */
export const itemOf = (chance: Bet['chance']) => (isEvenChance(chance) ? 'even-chance' : chance);
/** Whether the ball is on a bet. */
export function isOn(bet: Bet, ball: Ball): boolean {
  if (typeof ball !== 'number') return bet.chance === ball;
  if ('numbers' in bet) return bet.numbers.includes(ball);
  if ('thirds' in bet) return bet.thirds.includes(bet.chance === 'column' || bet.chance === 'two-columns' ? columnOf(ball) : dozenOf(ball));
  return isEvenChance(bet.chance) && onSide(bet.chance, ball);
}

const CHANCES = { red: 'red', black: 'black', odd: 'odd', even: 'even', low: '1 to 18', high: '19 to 36', zero: 'zero', 'double-zero': 'double zero' } as const;
const joinAnd = (parts: readonly string[]) => parts.join(', ').replace(/, (?=[^,]*$)/, ' and ');
/** The numbers of a stake in words: "17, 18, 20 and 21", "the first dozen". */
function sayBet(bet: Bet): string {
  if ('numbers' in bet) return joinAnd(bet.numbers.map(String));
  if (!('thirds' in bet)) return CHANCES[bet.chance];
  const what = bet.chance === 'column' || bet.chance === 'two-columns' ? 'column' : 'dozen';
  return `the ${joinAnd(bet.thirds)} ${what}${bet.thirds.length === 1 ? '' : 's'}`;
}
const sayBall = (ball: Ball) => (typeof ball === 'number' ? String(ball) : CHANCES[ball]);

/** Settles a stake. `freed`: the result of the next spin for a stake in prison. Null while it is in prison. */
export function settle(bet: Bet, ball: Ball, freed: Freed, stake: number, by: Prices): Line | null {
  const chip = { unit: 'chip' } as const;
  if (isOn(bet, ball)) {
    const key = itemOf(bet.chance);
    const among = by.way(key) === 'among';
    const rate = by.points(key);
    const paid = among ? `paid ${rate} times the stake of ${stake}, the stake among them` : `${rate} to 1 on ${stake}`;
    return by.rated(key, `${sayBall(ball)} is on ${sayBet(bet)}: ${paid}`, (rate - (among ? 1 : 0)) * stake, chip);
  }
  const toPrison = isEvenChance(bet.chance) && typeof ball !== 'number' && by.has('prison');
  if (toPrison && (freed === 'not-yet' || freed === 'zero')) return null;
  if (toPrison && freed === 'right') return by.mention('prison', 'the stake comes back out of prison');
  const lost = toPrison ? `the stake of ${stake} is lost out of prison` : `${sayBall(ball)} is not on ${sayBet(bet)}: the bank takes the stake of ${stake}`;
  return by.line('lost', lost, { times: stake, ...chip });
}
