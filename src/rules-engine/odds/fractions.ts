/** A fraction in its lowest terms; `d` is above 0. */
export interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisor(b, a % b));

/** `fraction(6, 36)` is 1/6. Throws on a denominator of 0. */
export function fraction(n: bigint | number, d: bigint | number = 1n): Fraction {
  const [over, under] = [BigInt(n), BigInt(d)];
  if (under === 0n) throw new Error(`expected a denominator above 0, found ${n}/0`);
  const by = divisor(over < 0n ? -over : over, under < 0n ? -under : under) * (under < 0n ? -1n : 1n);
  return { n: over / by, d: under / by };
}

/** The sum of two fractions. */
export const plus = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d + b.n * a.d, a.d * b.d);
/** The product of two fractions. */
export const times = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.n, a.d * b.d);
/** The quotient of two fractions. Throws if the second is 0. */
export const over = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d, a.d * b.n);
/** Negative if the first is less, positive if it is more. */
export const compared = (a: Fraction, b: Fraction): number => Number(a.n * b.d - b.n * a.d > 0n) - Number(a.n * b.d - b.n * a.d < 0n);
/** The nearest whole number; halves are rounded up. */
export function nearestWhole({ n, d }: Fraction): bigint {
  const twice = 2n * n + d;
  const whole = twice / (2n * d);
  return twice < 0n && twice % (2n * d) !== 0n ? whole - 1n : whole;
}

/** Rounds to the given number of decimals: `inDecimals(fraction(1, 37), 3)` is "0.027". */
export function inDecimals(value: Fraction, places: number): string {
  const scale = 10n ** BigInt(places);
  const scaled = nearestWhole(times(value, fraction(scale)));
  const digits = String(scaled < 0n ? -scaled : scaled).padStart(places + 1, '0');
  const sign = scaled < 0n ? '-' : '';
  return places === 0 ? `${sign}${digits}` : `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** The least common multiple. */
export const commonMultiple = (numbers: readonly bigint[]): bigint => numbers.reduce((all, one) => (all / divisor(all, one)) * one, 1n);
