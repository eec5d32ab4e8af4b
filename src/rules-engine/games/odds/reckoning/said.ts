import { type Fraction, fraction } from '../../../odds/fractions.ts';

const grouped = (number: bigint) => number.toLocaleString('en');

/** Odds in their lowest terms: "25 to 11 against", "even", "671 to 625 in favour". The chance is above 0. */
export function sayOdds({ n, d }: Fraction): string {
  const { n: lose, d: win } = fraction(d - n, n);
  if (lose === 0n) return 'certain';
  if (lose === win) return 'even';
  return lose > win ? `${grouped(lose)} to ${grouped(win)} against` : `${grouped(win)} to ${grouped(lose)} in favour`;
}

/** "11 of 36", with the numbers as counted. */
export const sayWays = (wins: bigint, all: bigint): string => `${grouped(wins)} of ${grouped(all)}`;
