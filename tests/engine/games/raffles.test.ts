import { describe, expect, it } from 'vitest';
import raffles from '../../../src/rules-engine/games/raffles/index.ts';
import { chanceOf, grouped, odds, oddsOfNone, PRINTED } from '../../../src/rules-engine/games/raffles/reckoning/odds.ts';
import { scorerIn } from '../../../src/rules-engine/scoring/counts.ts';
import { decode } from '../../../src/rules-engine/scoring/decoding.ts';
import { countsOf } from '../../support/counts/counts.ts';

/** In how many of the 6^9 ways nine dice show a total, by inclusion and exclusion: a different method from the engine's. */
function waysOf(total: number): bigint {
  const choose = (n: number, k: number): bigint => {
    if (k < 0 || k > n) return 0n;
    let result = 1n;
    for (let i = 1; i <= k; i++) result = (result * BigInt(n - k + i)) / BigInt(i);
    return result;
  };
  let ways = 0n;
  for (let over = 0; over <= 9; over++) {
    const term = choose(9, over) * choose(total - 6 * over - 1, 8);
    ways += over % 2 === 0 ? term : -term;
  }
  return ways;
}
const TOTALS = Array.from({ length: 46 }, (_, n) => n + 9);
const ALL = 6n ** 9n;
const atLeast = (total: number) => TOTALS.filter((one) => one >= total).reduce((sum, one) => sum + waysOf(one), 0n);
const exactOdds = (total: number) => Number(ALL - atLeast(total)) / Number(atLeast(total));

const answerOf = (key: 'pair-throw' | 'nine-dice', input: Record<string, string>) => {
  const scorer = scorerIn(countsOf(raffles), key);
  const values = decode(scorer?.ask ?? {}, input);
  if (!values.ok || scorer === undefined) return { ok: false as const, problems: values.ok ? [] : values.problems };
  return scorer.score(values.value as never, scorer.books[0] ?? 'donohue');
};

describe('nine dice', () => {
  it('have the chances that counting all the ways gives', () => {
    expect(atLeast(9)).toBe(ALL);
    for (const total of TOTALS) expect(chanceOf(total)).toBeCloseTo(Number(atLeast(total)) / Number(ALL), 14);
  });

  it('have the odds that the book prints, rounded down, except for three of its figures', () => {
    const apart = Object.entries(PRINTED)
      .filter(([total, printed]) => printed !== Math.floor(exactOdds(Number(total))))
      .map(([total, printed]) => [total, printed, Number(exactOdds(Number(total)).toFixed(1))]);
    // 37 and 40 are rounded up; 51 is a misprint, as its doubt says.
    expect(apart).toEqual([
      ['37', 5, 5],
      ['40', 16, 15.8],
      ['51', 45809, 45806.7],
    ]);
  });

  it('have for 35, 34 and 33 the odds that the doubt names', () => {
    expect([35, 34, 33].map((total) => exactOdds(total).toFixed(2))).toEqual(['2.55', '1.85', '1.36']);
  });

  it('are calculated for many tickets without losing digits', () => {
    expect(oddsOfNone(chanceOf(45), 100)).toBe('1.69 to 1 on');
    expect(oddsOfNone(chanceOf(45), 10)).toBe('21 to 1 on');
    expect(oddsOfNone(chanceOf(54), 1)).toBe('10,077,695 to 1 on');
    expect(oddsOfNone(chanceOf(30), 100000)).toBe('more than a million million to 1 against');
    expect(oddsOfNone(chanceOf(9), 1)).toBe('impossible');
    expect(odds(1)).toBe('certain');
  });

  it('are printed with thousands separators', () => {
    expect([7, 1000, 45809, 10077695].map(grouped)).toEqual(['7', '1,000', '45,809', '10,077,695']);
    const answer = answerOf('nine-dice', { total: '54', tickets: '2000' });
    expect(answer).toMatchObject({ ok: true, value: { headline: '54 or more: 10,077,695 to 1 against' } });
    if (answer.ok) for (const line of answer.value.lines) expect(line.say).not.toMatch(/\d{4}/);
  });
});

describe('the throw that counts', () => {
  const throws = Array.from({ length: 216 }, (_, n) => [Math.floor(n / 36), Math.floor(n / 6) % 6, n % 6].map((face) => face + 1));

  it('is a triplet in 6 of the 216 ways, a pair in 90 and none in 120, with all its spots counted', () => {
    const seen: Record<string, number> = {};
    for (const faces of throws) {
      const answer = answerOf('pair-throw', { throws: faces.join('') });
      if (!answer.ok) throw new Error(faces.join(''));
      const [line] = answer.value.lines;
      seen[line?.rule ?? ''] = (seen[line?.rule ?? ''] ?? 0) + 1;
      if (line?.points !== undefined) expect(line.points).toBe(faces.reduce((sum, face) => sum + face, 0));
    }
    expect(seen).toEqual({ 'raffles.points.triplet': 6, 'raffles.points.pair-throw': 90, 'raffles.law.throw-without-pair': 120 });
  });

  it('an invalid one, or one after the end, is rejected with a clear message', () => {
    expect(answerOf('pair-throw', { throws: '178' })).toMatchObject({
      ok: false,
      problems: [{ field: 'throws.1', expected: 'three faces from 1 to 6', found: '178' }],
    });
    expect(answerOf('pair-throw', { throws: '123.224.135' })).toMatchObject({
      ok: false,
      problems: [{ field: 'throws', expected: 'no throw after 224, throw 2, the first with a pair', found: '135' }],
    });
    expect(answerOf('pair-throw', { throws: '' }).ok).toBe(false);
  });
});
