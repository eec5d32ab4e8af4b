import { describe, expect, it } from 'vitest';
import { ways } from '../../../src/rules-engine/games/going-to-boston/reckoning/throws.ts';

const FACES = [1, 2, 3, 4, 5, 6];
/** Of the 216 throws of three dice, those with no face above this one. */
const none = (face: number) => face ** 3;
const best = (face: number) => none(face) - none(face - 1);

/** Scores out of 6^6 if the highest of each throw stays: the sum of three independent numbers. */
function ofEachThrow(): number[] {
  const found = Array.from({ length: 19 }, () => 0);
  for (const a of FACES) for (const b of FACES) for (const c of FACES) found[a + b + c] = (found[a + b + c] ?? 0) + best(a) * (2 * b - 1);
  return found;
}

/** Scores out of 6^6 if the two highest of three stay: from the joint distribution of the highest and the next. */
function ofAllThree(): number[] {
  const upTo = (x: number, y: number) => (x < y ? none(x) * x ** 2 : (none(x) - none(y)) * y ** 2 + none(y) * (y ** 2 + 2 * y * (x - y)));
  const found = Array.from({ length: 19 }, () => 0);
  for (const x of FACES)
    for (const y of FACES.filter((one) => one <= x)) {
      const exact = upTo(x, y) - upTo(x - 1, y) - upTo(x, y - 1) + upTo(x - 1, y - 1);
      for (const c of FACES) found[x + y + c] = (found[x + y + c] ?? 0) + exact;
    }
  return found;
}

describe('the scores of three throws', () => {
  it.each([
    ['highest-of-each', ofEachThrow()],
    ['two-highest', ofAllThree()],
  ] as const)('are as frequent as calculated from the chances: %s', (way, counted) => {
    expect(ways(way)).toEqual(counted);
    expect(counted.reduce((sum, many) => sum + many, 0)).toBe(6 ** 6);
  });

  it('are never lower if the two highest of three stay', () => {
    const atLeast = (way: 'highest-of-each' | 'two-highest', score: number) =>
      ways(way)
        .slice(score)
        .reduce((sum, many) => sum + many, 0);
    for (let score = 4; score < 18; score++) expect(atLeast('two-highest', score)).toBeGreaterThanOrEqual(atLeast('highest-of-each', score));
  });
});
