// Balls on a table: parsing typed and spoken text, errors for impossible balls, and round trips.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BALL_SETS, type BallSet, balls, ballsOf, copiesOfBall, LOOKS, makeBalls, parseBalls, readBalls, sayBall } from '../../../../src/rules-engine/index.ts';

const POOL = { set: 'pool', many: [0, 15] } as const;
const SNOOKER = { set: 'snooker', many: [0, 21] } as const;

describe('typed balls', () => {
  test.each([
    ['3 7 15', '3 7 15'],
    ['3,7, 15.', '3 7 15'],
    ['#3 and the 7-ball', '3 7'],
    ['the 03 ball', '3'],
    ['none', ''],
  ])('%s', (typed, read) => expect(parseBalls(typed, POOL)).toEqual({ balls: read === '' ? [] : read.split(' '), wrong: [] }));
  test.each([
    ['red black', 'snooker', 'red black'],
    ['Reds, Pink', 'snooker', 'red pink'],
    ['spot blue, spot-red red', 'coloured', 'spot-blue spot-red red'],
    ['cue ball 4', 'pool-and-cue', 'cue 4'],
  ] as const)('%s', (typed, set, read) => expect(parseBalls(typed, { set })).toEqual({ balls: read.split(' '), wrong: [] }));
  test('words that are no ball of the set are returned unchanged', () => {
    expect(parseBalls('3 16 cue seven', POOL)).toEqual({ balls: ['3'], wrong: ['16', 'cue', 'seven'] });
    expect(parseBalls('5 2', { set: 'pool', only: ['1', '3', '5'] })).toEqual({ balls: ['5'], wrong: ['2'] });
  });
});

describe('errors', () => {
  const told = (text: string, asked: Parameters<typeof readBalls>[2]) =>
    readBalls('made', text, asked).problems.map(({ expected, found }) => `${expected}; ${found}`);
  test('a word that is not a ball', () => expect(told('3 16', POOL)).toEqual(['balls such as 3 7 15; "16"']));
  test('a ball that is not offered', () => expect(told('2', { set: 'pool', only: ['1', '3', '5'], many: [0, 3] })).toEqual(['balls of these: 1 3 5; "2"']));
  test('a ball twice', () => expect(told('3 7 3', POOL)).toEqual(['the 3 once; 2 of it']));
  test('sixteen reds', () => expect(told(Array(16).fill('red').join(' '), SNOOKER)).toEqual(['at most 15 of red; 16 of it']));
  test('too many and too few', () => {
    expect(told('1 2', { set: 'pool', many: [0, 1] })).toEqual(['0 to 1 ball; 2']);
    expect(told('', { set: 'pool', many: [1, 1] })).toEqual(['1 ball; 0']);
  });
  test('a whole rack is valid', () => expect(told(ballsOf(POOL).join(' '), POOL)).toEqual([]));
});

describe('every ball set', () => {
  const sets = Object.keys(BALL_SETS) as BallSet[];
  test.each(sets)('%s: round trip', (set) => {
    const some = fc.array(fc.constantFrom(...ballsOf({ set })));
    fc.assert(
      fc.property(some, (all) => {
        expect(parseBalls(makeBalls(all), { set })).toEqual({ balls: all, wrong: [] });
      }),
    );
  });
  test.each(sets)('%s: no two balls look or sound alike', (set) => {
    const all = ballsOf({ set });
    expect(new Set(all.map(sayBall)).size).toBe(all.length);
    expect(new Set(all.map((ball) => JSON.stringify(LOOKS[ball]))).size).toBe(all.length);
  });
  test('pool has fifteen balls (stripes from nine up), snooker twenty-one', () => {
    expect(ballsOf(POOL).map(Number)).toEqual(Array.from({ length: 15 }, (_, n) => n + 1));
    expect(ballsOf(POOL).filter((ball) => LOOKS[ball]?.band)).toEqual(['9', '10', '11', '12', '13', '14', '15']);
    expect(ballsOf(SNOOKER).reduce((sum, ball) => sum + copiesOfBall('snooker', ball), 0)).toBe(21);
    expect(sayBall('15')).toBe('15, maroon stripe');
  });
});

test('a field of balls is a field of words with its ball set', () => {
  expect(balls('Made', 'pool', [0, 3], { optional: true }, { only: ['1', '3', '5'], off: true })).toEqual({
    kind: 'words',
    label: 'Made',
    maxLength: 160,
    balls: { set: 'pool', many: [0, 3], only: ['1', '3', '5'], off: true },
    optional: true,
  });
});
