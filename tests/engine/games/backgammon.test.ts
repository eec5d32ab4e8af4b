// Backgammon: what a game is worth and the odds of a hit, by blue-ribbon-1940 p. 20-23 and donohue p. 148-152.

import { describe, expect, test } from 'vitest';
import backgammon from '../../../src/rules-engine/games/backgammon/index.ts';
import { type Answer, type BookId, decode, type Raw, type Result } from '../../../src/rules-engine/index.ts';
import { scorerIn } from '../../../src/rules-engine/scoring/counts.ts';
import { countsOf } from '../../support/counts/counts.ts';

function ask(scorer: 'worth' | 'odds', raw: Raw, book: BookId): Result<Answer> {
  const row = scorerIn(countsOf(backgammon), scorer);
  if (row === undefined) throw new Error(`no scorer ${scorer}`);
  const values = decode(row.ask, raw);
  return values.ok ? row.score(values.value, book) : values;
}
function games(raw: Raw, book: BookId): number {
  const result = ask('worth', raw, book);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value.totals[0]?.points ?? 0;
}

/** Counts the throws, out of 36, that hit a man at a distance on an open board, with doublets as four steps. */
function throwsThatHit(distance: number): number {
  let hits = 0;
  for (let one = 1; one <= 6; one++) {
    for (let two = 1; two <= 6; two++) {
      const steps = one === two ? [one, 2 * one, 3 * one, 4 * one] : [one, two, one + two];
      if (steps.includes(distance)) hits += 1;
    }
  }
  return hits;
}

describe('what a game is worth', () => {
  test.each<[Raw, number, number]>([
    [{ borne: 'yes' }, 1, 1],
    [{ borne: 'no', rearmost: 'own' }, 2, 2],
    [{ borne: 'no', rearmost: 'outer' }, 3, 2],
    [{ borne: 'no', rearmost: 'inner' }, 3, 3],
    [{ borne: 'no', rearmost: 'bar' }, 3, 3],
  ])('%o', (raw, blue, donohue) => {
    expect(games(raw, 'blue-ribbon-1940')).toBe(blue);
    expect(games(raw, 'donohue')).toBe(donohue);
  });

  test('for the hit only, a custom that one book has', () => {
    expect(games({ custom: 'hits', borne: 'no', rearmost: 'inner' }, 'blue-ribbon-1940')).toBe(1);
    const result = ask('worth', { custom: 'hits', borne: 'yes' }, 'donohue');
    expect(result.ok ? [] : result.problems.map((one) => one.field)).toEqual(['custom']);
  });

  test('the place of the last man is asked only if none was borne off', () => {
    expect(games({ borne: 'yes', rearmost: 'inner' }, 'donohue')).toBe(1);
    expect(ask('worth', { borne: 'no' }, 'donohue').ok).toBe(false);
  });
});

describe('the odds of a hit', () => {
  test.each(Array.from({ length: 12 }, (_, n) => n + 1))('%i points away', (distance) => {
    const result = ask('odds', { distance: `${distance}` }, 'donohue');
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
    const printed = result.value.totals[0]?.points ?? 0;
    // At twelve points the books count only double sixes, but double fours and double threes reach as far.
    expect(printed).toBe(distance === 12 ? throwsThatHit(12) - 2 : throwsThatHit(distance));
  });
});
