// Dominoes: the count of ends and hands, by blue-ribbon-1940 p. 211-216 and donohue p. 381-389.
import { describe, expect, test } from 'vitest';
import dominoes from '../../src/rules-engine/games/dominoes/index.ts';
import { nearest } from '../../src/rules-engine/games/dominoes/scorers/hand.ts';
import { type Answer, type BookId, decode, type Raw, type Result } from '../../src/rules-engine/index.ts';

function ask(form: string, scorer: string, raw: Raw, book: BookId): Result<Answer> {
  const row = dominoes.variants[form]?.scorers[scorer];
  if (row === undefined) throw new Error(`no scorer ${form}, ${scorer}`);
  const values = decode(row.ask, raw);
  return values.ok ? row.score(values.value, book) : values;
}
const made = (result: Result<Answer>) => (result.ok ? (result.value.totals[0]?.points ?? 0) : result.problems.map((one) => one.field).join());
const BLUE = 'blue-ribbon-1940';
const DONOHUE = 'donohue';

describe('muggins', () => {
  test('a sum of ends scores itself exactly when five divides it', () => {
    for (let left = 0; left <= 12; left++) {
      for (let right = 0; right <= 12; right++) {
        const sum = left + right;
        for (const book of [BLUE, DONOHUE] as const) {
          expect(made(ask('muggins', 'play', { piece: 'later', ends: `${left}.${right}` }, book))).toBe(sum % 5 === 0 ? sum : 0);
        }
        expect(made(ask('all-threes', 'play', { piece: 'later', ends: `${left}.${right}` }, BLUE))).toBe(sum % 3 === 0 ? sum : 0);
      }
    }
  });
  test('four ends in one book, two in the other', () => {
    expect(made(ask('muggins', 'play', { piece: 'later', ends: '12.12.6.5' }, BLUE))).toBe(35);
    expect(made(ask('muggins', 'play', { piece: 'later', ends: '12.12.6.5' }, DONOHUE))).toBe('ends');
  });
  test('the nearest five', () => {
    expect([20, 22, 23, 36, 38].map((pips) => nearest(pips, 5))).toEqual([20, 20, 25, 35, 40]);
  });
});

describe('a hand', () => {
  test.each<[string, BookId, Raw, number | string]>([
    ['block', BLUE, { end: 'blocked', own: '3', others: '10' }, 7],
    ['block', DONOHUE, { end: 'blocked', own: '3', others: '10.8' }, 18],
    ['block', DONOHUE, { end: 'blocked', own: '8', others: '10.8' }, 0],
    ['block', BLUE, { end: 'domino', others: '10' }, 'end'],
    ['block', DONOHUE, { end: 'blocked', own: '9', others: '8' }, 'own'],
    ['block', BLUE, { end: 'blocked', own: '3', others: '10.8' }, 'others'],
    ['draw', BLUE, { end: 'domino', others: '10' }, 10],
    ['matador', DONOHUE, { end: 'domino', others: '12.5' }, 17],
  ])('%s by %s: %o', (form, book, raw, expected) => expect(made(ask(form, 'hand', raw, book))).toBe(expected));
});

describe('bergen near the end', () => {
  test.each<[string, string, string, number]>([
    ['double', 'two', '12', 2],
    ['double', 'two', '13', 1],
    ['triple', 'two', '11', 3],
    ['triple', 'two', '12', 2],
    ['triple', 'two', '13', 1],
    ['triple', 'more', '7', 2],
  ])('%s with %s players at %s', (what, players, has, expected) => expect(made(ask('bergen', 'play', { what, players, has }, DONOHUE))).toBe(expected));
});

describe('domino poker', () => {
  test.each([
    ['6-6.5-5.4-4.3-3.2-2', 'Royal hand'],
    ['6-6.6-5.6-4.6-3.6-2', 'Straight six'],
    ['6-6.5-5.4-4.3-3.6-2', 'Fours'],
    ['5-1.5-2.5-3.5-4.5-5', 'Straight five'],
    ['6-6.5-5.4-4.3-2.6-1', 'Triplets'],
    ['6-1.6-3.6-4.6-5.6-6', 'Flush'],
    ['6-6.5-5.4-3.4-2.2-1', 'One pair'],
    ['6-5.5-4.4-3.3-2.2-1', 'Nothing'],
  ])('%s', (pieces, title) => {
    const result = ask('domino-poker', 'hand', { pieces }, DONOHUE);
    expect(result.ok ? result.value.headline : result.problems).toBe(title);
  });
  test('a domino twice, a blank', () => {
    expect(made(ask('domino-poker', 'hand', { pieces: '6-5.5-6.4-3.3-2.2-1' }, DONOHUE))).toBe('pieces');
    expect(made(ask('domino-poker', 'hand', { pieces: '6-0.5-6.4-3.3-2.2-1' }, DONOHUE))).toBe('pieces.1');
  });
});
