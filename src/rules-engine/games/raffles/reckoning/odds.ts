/** The odds to 1 against each total of nine dice or a higher one, as printed in the book (Blue Ribbon 1940, p. 205); illegible below 36. */
export const PRINTED: Readonly<Record<number, number>> = {
  54: 10077695,
  53: 1007768,
  52: 183229,
  51: 45809,
  50: 14093,
  49: 5032,
  48: 2016,
  47: 886,
  46: 422,
  45: 215,
  44: 116,
  43: 66,
  42: 39,
  41: 24,
  40: 16,
  39: 10,
  38: 7,
  37: 5,
  36: 3,
};

/** A number with thousands separators: 10,077,695. */
export const grouped = (number: number): string => String(number).replace(/\B(?=(\d{3})+$)/g, ',');

/** A part of the printed table: "54: 10,077,695 to 1; 53: ...". */
export function printed(from: number, to: number): string {
  const totals = Array.from({ length: from - to + 1 }, (_, n) => from - n);
  return `${totals.map((total) => `${total}: ${grouped(PRINTED[total] ?? 0)} to 1`).join('; ')}.`;
}

/** The probability that nine dice show a total or a higher one. */
export function chanceOf(total: number): number {
  let ways = [1];
  for (let die = 0; die < 9; die++) {
    const next = Array.from({ length: ways.length + 6 }, () => 0);
    ways.forEach((many, sum) => {
      for (let face = 1; face <= 6; face++) next[sum + face] = (next[sum + face] ?? 0) + many;
    });
    ways = next;
  }
  return ways.slice(total).reduce((sum, many) => sum + many, 0) / 6 ** 9;
}

const NO_END = 1e12;

/**
 * A probability as odds: "215 to 1 against", "1.7 to 1 on". The contrary can be given separately, if subtracting from 1 would lose
 * precision.
 */
export function odds(chance: number, contrary = 1 - chance): string {
  if (contrary === 0) return 'certain';
  const word = chance < contrary ? 'against' : 'on';
  const ratio = Math.max(chance, contrary) / Math.min(chance, contrary);
  if (ratio > NO_END) return `more than a million million to 1 ${word}`;
  return `${ratio < 20 ? Number(ratio.toFixed(2)) : grouped(Math.round(ratio))} to 1 ${word}`;
}

/** The odds that none of `throws` throws of nine dice succeeds, each with this probability. */
export function oddsOfNone(chance: number, throws: number): string {
  if (chance >= 1) return 'impossible';
  const exponent = throws * Math.log1p(-chance);
  return odds(Math.exp(exponent), -Math.expm1(exponent));
}
