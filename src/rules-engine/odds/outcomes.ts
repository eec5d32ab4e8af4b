// The possible outcomes of an experiment with their weights, from which odds are counted.
import { compared, type Fraction, fraction, over, plus } from './fractions.ts';

/** Every outcome with its weight: the number of ways in which it occurs, or its share of the whole. */
export interface Outcomes<O> {
  /** What the outcomes are: "throws of two dice". */
  readonly say: string;
  /** The expected sum of the weights, to detect missing or duplicate outcomes. */
  readonly of: bigint | number | Fraction;
  readonly each: () => Iterable<readonly [O, bigint | number | Fraction]>;
}

const isFraction = (weight: bigint | number | Fraction): weight is Fraction => typeof weight === 'object';
/** A weight as a fraction. */
export const weighed = (weight: bigint | number | Fraction): Fraction => (isFraction(weight) ? weight : fraction(weight));

/** Equally likely outcomes: `equally('numbers of the wheel', numbers)`. */
export const equally = <O>(say: string, all: readonly O[]): Outcomes<O> => ({ say, of: all.length, each: () => all.map((one) => [one, 1]) });

/** The whole numbers from one to another, inclusive. */
export const numbersFrom = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, n) => from + n);

function throwsFrom(dice: number, faces: number): number[][] {
  return dice === 0 ? [[]] : throwsFrom(dice - 1, faces).flatMap((before) => numbersFrom(1, faces).map((pips) => [...before, pips]));
}
const COUNTED = ['no dice', 'one die', 'two dice', 'three dice', 'four dice', 'five dice', 'six dice'];
/** Every throw of the given number of dice, die by die. */
export const throwsOf = (dice: number, faces = 6): Outcomes<readonly number[]> =>
  equally(`throws of ${COUNTED[dice] ?? `${dice} dice`}`, throwsFrom(dice, faces));

/** Maps outcomes, as two dice to their sum. */
export function mapOutcomes<O, P>({ say, of, each }: Outcomes<O>, map: (outcome: O) => P): Outcomes<P> {
  return {
    say,
    of,
    *each() {
      for (const [outcome, weight] of each()) yield [map(outcome), weight];
    },
  };
}

/** Repeated until it decides: the deciding outcomes, each with its share of them. Throws if there are none. */
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
