import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import type { points } from '../points.ts';

export type Prices = Schedule<typeof points>;
export type Letter = 'E' | 'O';
export interface Niche {
  readonly letter: Letter;
  readonly bar: boolean;
}

/** Settles a stake (Donohue, p. 370). `kept`: whether the bank keeps stakes on the letter of a bar-hole, which the book leaves open. */
export function settle(bet: Letter, { letter, bar }: Niche, stake: number, by: Prices, kept = false): Line {
  if (bet !== letter)
    return by.line('other-letter', bar ? `a bar-hole of ${letter}: the bank wins the bet` : `the ball lies in ${letter}`, { times: stake, unit: 'chip' });
  if (!bar) return by.line('letter', `the ball lies in ${letter}`, { times: stake, unit: 'chip' });
  return kept
    ? by.sum('own-bar', `a bar-hole of ${letter}: the stake is kept`, -stake, { unit: 'chip' })
    : by.mention('own-bar', `a bar-hole of ${letter}: not paid`);
}
