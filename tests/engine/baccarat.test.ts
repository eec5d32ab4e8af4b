import { describe, expect, it } from 'vitest';
import { compare, pointOf } from '../../src/rules-engine/games/baccarat/count.ts';

describe('baccarat', () => {
  it('drops every ten of the total', () => {
    expect(
      [
        [10, 3],
        [10, 10, 5],
        [5, 6],
        [3, 7, 5],
        [7, 3],
        [10, 4],
      ].map(pointOf),
    ).toEqual([3, 5, 1, 5, 0, 4]);
  });

  it('puts the better point of two first, and neither when they are equal', () => {
    expect(compare([4, 5], [4, 4])).toBe(1);
    expect(compare([10, 10, 9], [4, 5])).toBe(0);
    expect(compare([7, 3, 2], [10, 6])).toBe(-1);
  });
});
