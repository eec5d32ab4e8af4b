// Gaigel: the total of a pack, random hands counted by a second method, and all ways in which a game can end.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import game from '../../../src/rules-engine/games/gaigel/index.ts';
import { ALL_PACKS, type Card } from '../../../src/rules-engine/index.ts';
import { answered, scorerOf } from '../../support/counts/counts.ts';

const PACK: readonly Card[] = ALL_PACKS['gaigel-48'].cards;
/** U.S. Playing Card p. 85-87. */
const value = (card: Card) => ({ A: 11, '10': 10, K: 4, Q: 3, J: 2 })[card.slice(0, -1)] ?? 0;
const NAMES = { ace: 'A', ten: '10', king: 'K', queen: 'Q', jack: 'J' } as const;
const counted = (raw: Record<string, string>) => {
  const found = answered(scorerOf(game, 'count'), raw, 'uspc-1898');
  return found.ok ? (found.value.totals[0]?.points ?? 0) : found.problems.map(({ field }) => field).join();
};

test('the cards add up to 240', () => {
  expect(PACK).toHaveLength(48);
  expect(PACK.reduce((sum, card) => sum + value(card), 0)).toBe(240);
  expect(counted({ ace: '8', ten: '8', king: '8', queen: '8', jack: '8' })).toBe(240);
});

test('random tricks, with declarations', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...PACK]), fc.nat(3), fc.nat(3), fc.nat(2), fc.boolean(), (taken, common, double, royal, sevens) => {
      fc.pre(common + double <= 3);
      const ranks = Object.fromEntries(Object.entries(NAMES).map(([key, rank]) => [key, String(taken.filter((card) => card.slice(0, -1) === rank).length)]));
      const held = 20 * (common + 2 * double) + 40 * royal + (sevens ? 101 : 0);
      expect(
        counted({ ...ranks, common: `${common}`, double: `${double}`, royal: ['none', 'one', 'two'][royal] ?? '', ...(sevens ? { sevens: 'yes' } : {}) }),
      ).toBe(taken.reduce((sum, card) => sum + value(card), 0) + held);
    }),
    { numRuns: 500 },
  );
});

test('a marriage needs two cards of the suit, and nobody can take nine aces', () => {
  expect(counted({ common: '2', double: '2' })).toBe('double');
  expect(counted({ ace: '9' })).toBe('ace');
});

test('all ways in which a game ends', () => {
  const said = (end: string, tricks?: string) =>
    ['we', 'they'].map((side) => {
      const found = answered(scorerOf(game, 'deal'), { side, end, ...(tricks === undefined ? {} : { tricks }) }, 'uspc-1898');
      return found.ok ? found.value.totals.map(({ to, points }) => `${to} ${points}`).join() : found.problems.map(({ field }) => field).join();
    });
  for (const end of ['out', 'sevens']) {
    expect(said(end, 'some')).toEqual(['First side 1', 'Second side 1']);
    expect(said(end, 'none')).toEqual(['First side 2', 'Second side 2']);
    expect(said(end)).toEqual(['tricks', 'tricks']);
  }
  for (const end of ['error', 'played-on', 'refused', 'unfounded']) expect(said(end)).toEqual(['Second side 2', 'First side 2']);
  for (const end of ['revoke', 'recounted']) expect(said(end)).toEqual(['Second side 1', 'First side 1']);
});
