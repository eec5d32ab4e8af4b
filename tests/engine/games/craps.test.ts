import { describe, expect, it } from 'vitest';
import craps from '../../../src/rules-engine/games/craps/index.ts';
import { firstThrow, follow, waysOf } from '../../../src/rules-engine/games/craps/reckoning/throws.ts';
import { inField } from '../../../src/rules-engine/games/craps/variants/bank-craps/reckoning/field.ts';
import { scorerIn } from '../../../src/rules-engine/scoring/counts.ts';
import { decode } from '../../../src/rules-engine/scoring/decoding.ts';
import { countsOf } from '../../support/counts/counts.ts';
import { gainOf } from '../../support/counts/gains.ts';

const THROWS = Array.from({ length: 36 }, (_, n) => Math.floor(n / 6) + 1 + ((n % 6) + 1));
const NUMBERS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const POINTS = [4, 5, 6, 8, 9, 10];
const countOf = (is: (number: number) => boolean) => THROWS.filter(is).length;

/** An exact fraction in lowest terms. */
type Fraction = readonly [bigint, bigint];
const reduced = (a: bigint, b: bigint): Fraction => {
  const divide = (x: bigint, y: bigint): bigint => (y === 0n ? x : divide(y, x % y));
  const common = divide(a, b);
  return [a / common, b / common];
};
const plus = (a: Fraction, b: Fraction) => reduced(a[0] * b[1] + b[0] * a[1], a[1] * b[1]);
const times = (a: Fraction, b: Fraction) => reduced(a[0] * b[0], a[1] * b[1]);
const chance = (is: (number: number) => boolean) => reduced(BigInt(countOf(is)), 36n);
/** The chance of the point before a 7; other throws do not count. */
const madeBefore7 = (point: number) => reduced(BigInt(countOf((number) => number === point)), BigInt(countOf((number) => number === point || number === 7)));
const pointMade = POINTS.map((point) =>
  times(
    chance((number) => number === point),
    madeBefore7(point),
  ),
).reduce(plus);

const answerOf = (scorer: 'throws' | 'odds', input: Record<string, string>) => {
  const asked = scorerIn(countsOf(craps), scorer);
  const values = decode(asked?.ask ?? {}, input);
  if (!values.ok || asked === undefined) throw new Error(JSON.stringify(values));
  return asked.score(values.value as never, 'blue-ribbon-1940');
};

describe('the 36 throws', () => {
  it('give every number in as many ways as the book prints', () => {
    for (const number of NUMBERS) expect(waysOf(number)).toBe(countOf((one) => one === number));
    expect(NUMBERS.map(waysOf)).toEqual([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]);
  });

  it('are 8 nicks, 4 craps and 24 points: 7 to 2, 8 to 1, two in three', () => {
    const [nick, crap, point] = (['nick', 'crap', 'point'] as const).map((kind) => countOf((number) => firstThrow(number) === kind));
    expect([nick, crap, point]).toEqual([8, 4, 24]);
    expect((36 - 8) / 8).toBe(7 / 2);
    expect((36 - 4) / 4).toBe(8);
    for (const [key, ways] of [
      ['chance-of-nick', nick],
      ['chance-of-crap', crap],
      ['chance-of-point', point],
    ] as const) {
      expect(craps.points[key]?.books['blue-ribbon-1940']).toMatchObject({ points: ways, unit: 'throw-in-36' });
    }
  });

  it('make the point 98 to 67 against, which the book rounds to 57 to 39', () => {
    const [made, of] = times(pointMade, reduced(36n, 24n));
    expect([made, of]).toEqual([67n, 165n]);
    expect(67 / 165).toBeLessThan(39 / 96);
    expect(39 / 96 - 67 / 165).toBeLessThan(0.0002);
  });

  it('let the caster win 244 times in 495, and not 71 in 144 as the book has it', () => {
    const [won, of] = plus(
      chance((number) => firstThrow(number) === 'nick'),
      pointMade,
    );
    expect([won, of]).toEqual([244n, 495n]);
    expect(((251 - 244) / 495) * 100).toBeCloseTo(1.41, 2);
    expect((2 / 144) * 100).toBeCloseTo(1.39, 2);
  });

  it('give the Field 16 ways and the bank 20, that is 5 to 4', () => {
    expect(NUMBERS.filter(inField)).toEqual([2, 3, 4, 9, 10, 11, 12]);
    expect(countOf(inField)).toBe(16);
    expect(20 / 16).toBe(5 / 4);
  });

  it('give the odds that the scorer says, for every number and every point', () => {
    for (const number of NUMBERS) {
      const answer = answerOf('odds', { number: String(number) });
      if (!answer.ok) throw new Error('no answer');
      const [a, b] = /^(\d+) to (\d+) against/.exec(answer.value.headline)?.slice(1).map(Number) ?? [];
      expect((b ?? 0) / ((a ?? 0) + (b ?? 0))).toBeCloseTo(countOf((one) => one === number) / 36, 12);
      const point = answer.value.lines.map((line) => /before a 7: (\d+) to (\d+)/.exec(line.say)).find((hit) => hit !== null);
      expect(point !== undefined).toBe(POINTS.includes(number));
      if (point !== undefined) {
        const [made, of] = madeBefore7(number);
        expect(Number(point[2]) / (Number(point[1]) + Number(point[2]))).toBeCloseTo(Number(made) / Number(of), 12);
      }
    }
  });
});

describe('the course of the throws', () => {
  /** The rule again, throw by throw. */
  const told = (throws: readonly number[]): string => {
    const [first = 0, ...later] = throws;
    if ([7, 11].includes(first)) return later.length > 0 ? 'too many' : 'nick';
    if ([2, 3, 12].includes(first)) return later.length > 0 ? 'too many' : 'crap';
    for (const [n, number] of later.entries()) {
      if (number !== 7 && number !== first) continue;
      return n < later.length - 1 ? 'too many' : number === 7 ? 'seven-out' : 'point-made';
    }
    return 'open';
  };

  it('ends by the rule, for every run of one to four throws', () => {
    let runs: number[][] = [[]];
    for (let length = 1; length <= 4; length++) {
      runs = runs.flatMap((run) => NUMBERS.map((number) => [...run, number]));
      for (const run of runs) {
        const course = follow(run);
        expect(course.problems.length > 0 ? 'too many' : course.outcome, run.join(' ')).toBe(told(run));
      }
    }
  });

  it('names the deciding throw if more are entered, and rejects invalid throws', () => {
    expect(follow([7, 7, 4]).problems).toEqual([{ field: 'throws', expected: 'no throw after the 7, throw 1, which decides', found: '7, 4' }]);
    expect(follow([4, 9, 4, 7]).problems).toEqual([{ field: 'throws', expected: 'no throw after the 4, throw 3, which decides', found: '7' }]);
    expect(follow([]).problems).toHaveLength(1);
    expect(decode(scorerIn(countsOf(craps), 'throws')?.ask ?? {}, { throws: '13', stake: '5' })).toMatchObject({
      ok: false,
      problems: [{ field: 'throws.1', expected: 'a whole number from 2 to 12' }],
    });
  });

  it('pays even money on every outcome, on the caster and against', () => {
    for (const [throws, sign] of [
      ['7', 1],
      ['12', -1],
      ['4.4', 1],
      ['6.7', -1],
    ] as const) {
      for (const [side, way] of [
        ['caster', 1],
        ['against', -1],
      ] as const) {
        const answer = answerOf('throws', { throws, side, stake: '3' });
        expect(answer.ok && gainOf(answer.value)).toBe(3 * sign * way);
      }
    }
  });
});
