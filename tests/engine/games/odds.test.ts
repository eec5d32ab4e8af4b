// Counting odds: fractions, weighted outcomes, and printed figures compared with the counted ones.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { points } from '../../../src/rules-engine/games/craps/points.ts';
import {
  against,
  bet,
  chance,
  cite,
  comparedWith,
  countedOut,
  equally,
  faultOf,
  fraction,
  gains,
  gainsOneIn,
  inDecimals,
  inFavour,
  loadWith,
  mapOutcomes,
  nearestWhole,
  numbersFrom,
  type OddsRow,
  type Place,
  plus,
  resolve,
  sayCounted,
  throwsOf,
  times,
  untilDecided,
  waysIn,
} from '../../../src/rules-engine/index.ts';
import { oddsOf, registry } from '../../../src/rules-engine/registry.ts';

const craps = resolve(await loadWith(registry, ['craps']), 'craps');
const at = cite('blue-ribbon-1940', '61', 'Craps');
const sums = mapOutcomes(throwsOf(2), (dice) => dice.reduce((sum, pips) => sum + pips, 0));
const tallyOf = (row: OddsRow, place: Place = craps) => {
  const [found] = countedOut(place, { keeper: 'the bank', rows: { row } });
  const [only] = found?.tallies ?? [];
  if (only === undefined) throw new Error('expected a tally');
  return only.tally;
};

describe('fractions', () => {
  test('are kept in their lowest terms', () => {
    expect(fraction(6, 36)).toEqual({ n: 1n, d: 6n });
    expect(fraction(3, -6)).toEqual({ n: -1n, d: 2n });
    expect(() => fraction(1, 0)).toThrow('expected a denominator above 0, found 1/0');
  });
  test('add and multiply like numbers', () => {
    const some = fc.tuple(fc.integer({ min: -500, max: 500 }), fc.integer({ min: 1, max: 500 }));
    fc.assert(
      fc.property(some, some, ([a, b], [c, d]) => {
        const close = (one: { n: bigint; d: bigint }, other: number) => Math.abs(Number(one.n) / Number(one.d) - other) < 1e-9;
        return close(plus(fraction(a, b), fraction(c, d)), a / b + c / d) && close(times(fraction(a, b), fraction(c, d)), (a / b) * (c / d));
      }),
    );
  });
  test('round to the nearest, halves up, also if negative', () => {
    const rounded = [fraction(1, 2), fraction(-1, 2), fraction(-3, 2), fraction(5, 3), fraction(-5, 3), fraction(7)].map(nearestWhole);
    expect(rounded).toEqual([1n, 0n, -1n, 2n, -2n, 7n]);
    expect([inDecimals(fraction(1, 37), 4), inDecimals(fraction(-1, 37), 2), inDecimals(fraction(5), 1)]).toEqual(['0.0270', '-0.03', '5.0']);
  });
});

describe('outcomes', () => {
  test('two dice give their totals in 1 to 6 and down to 1 ways', () => {
    const ways = numbersFrom(2, 12).map((number) => tallyOf(chance({ title: '', gist: '', outcomes: sums, happens: (sum) => sum === number })).wins);
    expect(ways).toEqual([1n, 2n, 3n, 4n, 5n, 6n, 5n, 4n, 3n, 2n, 1n]);
  });
  test('an outcome that decides nothing is thrown again', () => {
    const six = untilDecided(sums, (sum) => sum === 6 || sum === 7);
    expect(tallyOf(chance({ title: '', gist: '', outcomes: six, happens: (sum) => sum === 6 }))).toMatchObject({ wins: 5n, loses: 6n, of: 11n });
    expect(() => [...untilDecided(sums, (sum) => sum > 12).each()]).toThrow('expected an outcome that decides');
  });
  test('a missing outcome is an error', () => {
    const short = { say: 'numbers', of: 37, each: () => equally('numbers', numbersFrom(1, 36)).each() };
    expect(() => tallyOf(chance({ title: '', gist: '', outcomes: short, happens: () => true }))).toThrow('expected numbers of weight 37/1, found 36/1');
  });
});

describe('a bet', () => {
  test('is paid by the given schedule', () => {
    const nick = (give: number) => {
      const item = { ...points.nick, books: { 'blue-ribbon-1940': { ...points.nick.books['blue-ribbon-1940'], points: give } } };
      const place = { ...craps, points: craps.points.map((one) => (one.key === 'nick' ? { ...one, ...item } : one)) } as Place;
      const row = bet<typeof points, number>({
        title: '',
        gist: '',
        outcomes: sums,
        settle: (sum, by, stake) => [by.line(sum === 7 ? 'nick' : 'crap', '', { times: stake })],
      });
      return tallyOf(row, place).advantage;
    };
    expect(nick(1)).toEqual(fraction(2, 3));
    expect(nick(5)).toEqual(fraction(0));
  });
  test('on a caster at craps loses 7 stakes in 495, the known figure', async () => {
    const { odds } = (await oddsOf.craps?.()) ?? {};
    const caster = odds?.rows.caster;
    if (caster === undefined) throw new Error('expected the bet on the caster');
    expect(tallyOf(caster)).toMatchObject({ wins: 244n, loses: 251n, stands: 0n, of: 495n, advantage: fraction(7, 495) });
  });
});

describe('a printed figure', () => {
  const tally = tallyOf(chance({ title: '', gist: '', outcomes: sums, happens: (sum) => sum === 7 }));
  const staked = { ...tally, advantage: fraction(1, 37) };
  test('agrees exactly, agrees when rounded, or differs', () => {
    expect(comparedWith(tally, against(5, 1, at)).agrees).toBe('exactly');
    expect(comparedWith(tally, waysIn(6, 36, at)).agrees).toBe('exactly');
    expect(comparedWith(tally, inFavour(1, 5, at)).agrees).toBe('exactly');
    expect(comparedWith(staked, gains('2.7', at)).agrees).toBe('rounded');
    expect(comparedWith(staked, gains('2.70', at)).agrees).toBe('rounded');
    expect(comparedWith(staked, gains('2.71', at)).agrees).toBe('no');
    expect(comparedWith(staked, gainsOneIn(37, at)).agrees).toBe('exactly');
    expect(comparedWith(tally, against(6, 1, at)).agrees).toBe('no');
    expect(() => comparedWith(tally, gains('2.7', at))).toThrow('nothing is staked');
  });
  test('that is wrong is a fault unless a sentence explains it; a sentence on a right figure is a fault too', () => {
    expect(faultOf(tally, against(6, 1, at))).toBe('expected 5 to 1 against, found "6 to 1 against" in blue-ribbon-1940 and no sentence why it differs');
    expect(faultOf(staked, gains('5', at))).toBe('expected 2.70 per cent, found "5 per cent" in blue-ribbon-1940 and no sentence why it differs');
    expect(faultOf(tally, against(6, 1, at, { differs: 'A misprint.' }))).toBeNull();
    expect(faultOf(tally, against(5, 1, at))).toBeNull();
    expect(faultOf(tally, against(5, 1, at, { differs: 'A misprint.' }))).toContain('since it agrees');
  });
  test('is shown beside the count, in its own words', () => {
    expect(sayCounted(fraction(251, 244), against(73, 71, at))).toBe('251 to 244 against');
    expect(sayCounted(fraction(4, 3), inFavour(5, 3, at))).toBe('4 to 3 in favour');
    expect(sayCounted(fraction(1, 48), gainsOneIn(50, at))).toBe('1 in 48');
    expect(sayCounted(fraction(2, 3), waysIn(24, 36, at))).toBe('2 in 3');
  });
  test('of a book that does not have the game is rejected', () => {
    const strange = chance({ title: '', gist: '', outcomes: sums, happens: () => true, printed: [against(1, 1, cite('donohue', '1', 'Craps'))] });
    expect(() => tallyOf(strange)).toThrow('expected a figure of blue-ribbon-1940, found donohue');
  });
});
