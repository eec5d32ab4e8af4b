import { describe, expect, it } from 'vitest';
import { follow, waysOf } from '../../src/rules-engine/games/craps/throws.ts';

const pairs = Array.from({ length: 36 }, (_, n) => [Math.floor(n / 6) + 1, (n % 6) + 1] as const);

describe('craps', () => {
  it('counts the ways of every number as thirty-six pairs of faces give them', () => {
    for (let number = 2; number <= 12; number++) expect(waysOf(number)).toBe(pairs.filter(([a, b]) => a + b === number).length);
  });

  it('decides nicks and craps on the first throw and nowhere else', () => {
    const first = (number: number) => follow([number]).outcome;
    expect([7, 11].map(first)).toEqual(['nick', 'nick']);
    expect([2, 3, 12].map(first)).toEqual(['crap', 'crap', 'crap']);
    expect([4, 5, 6, 8, 9, 10].map(first)).toEqual(Array.from({ length: 6 }, () => 'open'));
    expect(follow([4, 11, 2, 3, 12]).outcome).toBe('open');
    expect(follow([4, 11, 4]).outcome).toBe('point-made');
    expect(follow([4, 11, 7]).outcome).toBe('seven-out');
  });

  it('refuses throws after the end', () => {
    expect(follow([7, 7]).problems).toHaveLength(1);
    expect(follow([4, 4, 7]).problems).toHaveLength(1);
    expect(follow([]).problems).toHaveLength(1);
  });

  it('makes the point 57 to 39 against on the average, as the book rounds it, and wins 244 times in 495', () => {
    const points = [4, 5, 6, 8, 9, 10];
    const made = points.reduce((sum, number) => sum + waysOf(number) * (waysOf(number) / (waysOf(number) + 6)), 0);
    expect(made / 24).toBeCloseTo(39 / 96, 2);
    expect((8 + made) / 36).toBeCloseTo(244 / 495, 10);
    expect((8 + made) / 36).toBeCloseTo(71 / 144, 3);
  });
});
