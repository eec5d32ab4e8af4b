// What a book prints about odds, to compare with the count.
import type { Citation } from '../books.ts';
import { compared, type Fraction, fraction, inDecimals, nearestWhole, over, times } from './fractions.ts';
import type { Tally } from './odds.ts';

/** What a figure measures. */
const MEASURES = {
  /** Ways to lose by ways to win; ways that stand off are ignored. */
  against: ({ loses, wins }: Tally) => fraction(loses, wins),
  favour: ({ loses, wins }: Tally) => fraction(wins, loses),
  /** Ways to win by all ways. */
  chance: ({ wins, of }: Tally) => fraction(wins, of),
  /** The average part of a stake that is lost. */
  advantage: ({ advantage }: Tally) => advantage,
} as const;
type Measure = keyof typeof MEASURES;

/** A figure printed in a book. */
export interface Printed {
  readonly of: Measure;
  /** As in the book, in figures: "73 to 71", "1.39 per cent". */
  readonly figure: string;
  readonly value: Fraction;
  /** The precision: a counted value agrees if, multiplied by this and rounded, it gives the figure. */
  readonly grain: Fraction;
  readonly cite: Citation;
  /** Why it differs from the count, in a sentence; absent if it agrees. */
  readonly differs?: string;
}
interface More {
  readonly differs?: string;
}

const ratio = (of: Measure, a: number, b: number, figure: string, cite: Citation, more: More): Printed => ({
  of,
  figure,
  value: fraction(a, b),
  grain: fraction(b),
  cite,
  ...more,
});
/** Odds against: `against(7, 2, cite)` is "7 to 2 against". */
export const against = (a: number, b: number, cite: Citation, more: More = {}): Printed =>
  ratio('against', a, b, a === b ? 'even' : `${a.toLocaleString('en')} to ${b} against`, cite, more);
/** Odds in favour: "4 to 3 in favour". */
export const inFavour = (a: number, b: number, cite: Citation, more: More = {}): Printed => ratio('favour', a, b, `${a} to ${b} in favour`, cite, more);
/** A number of ways out of all: "8 in 36". */
export const waysIn = (ways: number, of: number, cite: Citation, more: More = {}): Printed => ratio('chance', ways, of, `${ways} in ${of}`, cite, more);

const percent = (of: Measure, figure: string, cite: Citation, more: More): Printed => {
  const [whole = '', decimals = ''] = figure.split('.');
  const grain = 10n ** BigInt(decimals.length + 2);
  return { of, figure: `${figure} per cent`, value: fraction(BigInt(whole + decimals), grain), grain: fraction(grain), cite, ...more };
};
/** The bank's gain on all stakes in per cent: `gains('1.39', cite)`, with the decimals printed. */
export const gains = (figure: string, cite: Citation, more: More = {}): Printed => percent('advantage', figure, cite, more);
/** A probability in per cent. */
export const comes = (figure: string, cite: Citation, more: More = {}): Printed => percent('chance', figure, cite, more);
/** The bank's gain as one part in so many: `gainsOneIn(37, cite)`. */
export const gainsOneIn = (parts: number, cite: Citation, more: More = {}): Printed => ({
  of: 'advantage',
  figure: `1 in ${parts}`,
  value: fraction(1, parts),
  grain: fraction(parts),
  cite,
  ...more,
});

/** The counted value of a figure's measure, and whether the two agree: exactly, when rounded, or not. */
export function comparedWith(
  tally: Tally,
  { of, value, grain, figure }: Printed,
): { readonly counted: Fraction; readonly agrees: 'exactly' | 'rounded' | 'no' } {
  const counted = MEASURES[of](tally);
  if (counted === null) throw new Error(`expected a bet for the figure "${figure}", found an event on which nothing is staked`);
  if (compared(counted, value) === 0) return { counted, agrees: 'exactly' };
  return { counted, agrees: compared(fraction(nearestWhole(times(counted, grain))), times(value, grain)) === 0 ? 'rounded' : 'no' };
}

/** Odds with a larger second number are given in decimals, to 1. */
const MANY = 100_000n;

/** A counted value in the form of a figure: "251 to 244 against", "1.41 per cent". */
export function sayCounted(counted: Fraction, { of, figure }: Printed): string {
  const percents = /^\d+(?:\.(\d+))? per cent$/.exec(figure);
  if (percents !== null) return `${inDecimals(times(counted, fraction(100)), Math.max(2, percents[1]?.length ?? 0))} per cent`;
  const odds = counted.d > MANY ? `${inDecimals(counted, 2)} to 1` : `${counted.n} to ${counted.d}`;
  if (of === 'against') return `${odds} against`;
  if (of === 'favour') return `${odds} in favour`;
  if (of === 'advantage' && counted.n > 0n) return `1 in ${inDecimals(over(fraction(1), counted), 2).replace(/\.?0+$/, '')}`;
  return `${counted.n} in ${counted.d}`;
}

/** What is wrong with a figure beside its count, in a sentence; null if nothing is. */
export function faultOf(tally: Tally, printed: Printed): string | null {
  const { counted, agrees } = comparedWith(tally, printed);
  if (agrees === 'no' && printed.differs === undefined)
    return `expected ${sayCounted(counted, printed)}, found "${printed.figure}" in ${printed.cite.book} and no sentence why it differs`;
  return agrees !== 'no' && printed.differs !== undefined
    ? `expected no sentence why "${printed.figure}" differs, since it agrees; found "${printed.differs}"`
    : null;
}
