// All that chance can bring, each with its weight: what odds are counted from.
import { compared, type Fraction, fraction, over, plus } from './fractions.ts';

/** Every outcome of a chance with its weight: in how many ways it comes, or its share of the whole. */
export interface Outcomes<O> {
  /** What is counted: "throws of two dice". */
  readonly say: string;
  /** What the weights must add up to: an outcome that is left out or told twice is found by it. */
  readonly of: bigint | number | Fraction;
  readonly each: () => Iterable<readonly [O, bigint | number | Fraction]>;
}

const isFraction = (weight: bigint | number | Fraction): weight is Fraction => typeof weight === 'object';
/** A weight as a fraction. */
export const weighed = (weight: bigint | number | Fraction): Fraction => (isFraction(weight) ? weight : fraction(weight));

/** Each of these once: `equally('numbers of the wheel', numbers)`. */
export const equally = <O>(say: string, all: readonly O[]): Outcomes<O> => ({ say, of: all.length, each: () => all.map((one) => [one, 1]) });

/** Whole numbers in a row, both ends among them. */
export const numbersFrom = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, n) => from + n);

function throwsFrom(dice: number, faces: number): number[][] {
  return dice === 0 ? [[]] : throwsFrom(dice - 1, faces).flatMap((before) => numbersFrom(1, faces).map((pips) => [...before, pips]));
}
const COUNTED = ['no dice', 'one die', 'two dice', 'three dice', 'four dice', 'five dice', 'six dice'];
/** Every throw of so many dice, die by die. */
export const throwsOf = (dice: number, faces = 6): Outcomes<readonly number[]> =>
  equally(`throws of ${COUNTED[dice] ?? `${dice} dice`}`, throwsFrom(dice, faces));

/** What a chance brings, told otherwise: two dice by their sum. */
export function mapOutcomes<O, P>({ say, of, each }: Outcomes<O>, map: (outcome: O) => P): Outcomes<P> {
  return {
    say,
    of,
    *each() {
      for (const [outcome, weight] of each()) yield [map(outcome), weight];
    },
  };
}

/** Thrown again until it decides: the outcomes that do, each with its share of those. Throws where none does. */
export function untilDecided<O>({ say, each }: Outcomes<O>, decides: (outcome: O) => boolean): Outcomes<O> {
  return {
    say,
    of: 1,
    *each() {
      const left = [...each()].filter(([outcome]) => decides(outcome)).map(([outcome, weight]) => [outcome, weighed(weight)] as const);
      const all = left.reduce((sum, [, weight]) => plus(sum, weight), fraction(0));
      if (compared(all, fraction(0)) === 0) throw new Error(`expected an outcome that decides among ${say}, found none`);
      for (const [outcome, weight] of left) yield [outcome, over(weight, all)];
    },
  };
}
