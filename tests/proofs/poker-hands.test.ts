// @module-tag full
import { describe, expect, test } from 'vitest';
import { rater, readRating } from '../../src/rules-engine/games/poker/reckoning/evaluate.ts';
import { EXTRAS_BY_CHANCE } from '../../src/rules-engine/games/poker/reckoning/extra-hands.ts';
import { JOKER, type Order } from '../../src/rules-engine/games/poker/reckoning/order.ts';
import { rankingAt } from '../support/counts/poker.ts';
import { binomial, choose, classCounts, className, classWithWild, rankBySubstitution, rankPlainly } from './poker-reference.ts';

const pack = (size: number) => Array.from({ length: size }, (_, n) => n);
const PACK = pack(52);
const UPPER = 2 ** 36;
/** The number of hands of a pack in each class, by the engine's evaluator. */
function census(order: Order, cards: readonly number[]): Record<string, number> {
  const rate = rater(order);
  const counts = new Array<number>(order.hands.length).fill(0);
  const n = cards.length;
  for (let a = 0; a < n - 4; a++)
    for (let b = a + 1; b < n - 3; b++)
      for (let c = b + 1; c < n - 2; c++)
        for (let d = c + 1; d < n - 1; d++)
          for (let e = d + 1; e < n; e++) {
            const place = Math.floor(rate(cards[a] as number, cards[b] as number, cards[c] as number, cards[d] as number, cards[e] as number) / UPPER);
            counts[place] = (counts[place] as number) + 1;
          }
  return Object.fromEntries(order.hands.map((hand, place) => [hand, counts[place] as number]));
}
const sum = (counts: Record<string, number>) => Object.values(counts).reduce((a, b) => a + b, 0);
const blue = rankingAt('blue-ribbon-1940').order;
const uspc = rankingAt('uspc-1898').order;

describe('every hand of five from 52 cards', () => {
  test('2,598,960 hands fall into the known classes', () => {
    expect(census(blue, PACK)).toEqual({
      'royal-flush': 4,
      'straight-flush': 36,
      'four-of-a-kind': 624,
      'full-house': 3_744,
      flush: 5_108,
      straight: 10_200,
      'three-of-a-kind': 54_912,
      'two-pairs': 123_552,
      pair: 1_098_240,
      'high-card': 1_302_540,
    });
    expect(sum(classCounts(13, 10))).toBe(2_598_960);
    expect(census(uspc, PACK)).toEqual(classCounts(13, 10));
  });

  test('if straights may go round the corner, there are three more by rank', () => {
    const sierra = rankingAt('sierra').order;
    expect(census(sierra, PACK)).toEqual({ ...classCounts(13, 13), 'five-of-a-kind': 0 });
  });

  test('if straights are not played, they are high cards and flushes', () => {
    const plain = classCounts(13, 0);
    const { straight: _, 'straight-flush': __, ...rest } = plain;
    expect(census(rankingAt('donohue', undefined, { straights: false }).order, PACK)).toEqual(rest);
  });

  test('the order equals that of the plain method, hand by hand', () => {
    const rate = rater(uspc);
    const plainly = new Map<number, number>();
    let faults = 0;
    choose(PACK, 5, (hand) => {
      const rating = rate(hand[0] as number, hand[1] as number, hand[2] as number, hand[3] as number, hand[4] as number);
      const known = plainly.get(rating);
      const value = rankPlainly(hand);
      if (known === undefined) plainly.set(rating, value);
      else if (known !== value) faults++;
    });
    expect(faults, 'equal ratings for unequal hands').toBe(0);
    expect(plainly.size, 'classes of equal hands').toBe(7_462);
    const sorted = [...plainly].sort(([a], [b]) => a - b).map(([, value]) => value);
    expect(
      sorted.every((value, at) => at === 0 || value > (sorted[at - 1] as number)),
      'a higher rating is a higher hand',
    ).toBe(true);
  });
});

test('the sixty-card pack: 5,461,512 hands', () => {
  const counts = census(rankingAt('uspc-1898', 'sixty-card').order, pack(60));
  expect(counts).toEqual(classCounts(15, 12));
  expect(sum(counts)).toBe(binomial(60, 5));
});

describe('extra hands', () => {
  const base = classCounts(13, 10);
  const dogs = 4 * (4 ** 5 - 4);
  const skips = 6 * (4 ** 5 - 4);
  const corners = 3 * (4 ** 5 - 4);
  const straights = { straight: base.straight, flush: base.flush, 'four-of-a-kind': base['four-of-a-kind'], 'straight-flush': 36, 'royal-flush': 4 };
  const common = { ...straights, 'little-dog': dogs, 'big-dog': dogs, 'skip-straight': skips, 'round-the-corner': corners, pair: base.pair };
  const high = { 'high-card': (base['high-card'] as number) - 2 * dogs - skips - corners };
  // Five of the twelve court cards, by class: two pairs, three of a kind, a full house, four of a kind.
  const courts = { twoPairs: 3 * 36 * 4, three: 3 * 4 * 16, full: 3 * 4 * 2 * 6, four: 3 * 8 };

  test('the counts of court cards add up', () => {
    expect(courts.twoPairs + courts.three + courts.full + courts.four).toBe(binomial(12, 5));
  });
  test('in the customary order', () => {
    const expected = { ...common, ...high, blaze: courts.twoPairs, 'two-pairs': (base['two-pairs'] as number) - courts.twoPairs };
    const counts = census(rankingAt('blue-ribbon-1940', 'extra-hands').order, PACK);
    expect(counts).toEqual({ ...expected, 'three-of-a-kind': base['three-of-a-kind'], 'full-house': base['full-house'] });
    expect(sum(counts)).toBe(2_598_960);
  });
  test('in the author’s order, where a blaze comes before a full house', () => {
    const counts = census(rankingAt('blue-ribbon-1940', 'extra-hands', { extras: EXTRAS_BY_CHANCE }).order, PACK);
    expect(counts).toEqual({
      ...common,
      ...high,
      blaze: courts.twoPairs + courts.three + courts.full,
      'two-pairs': (base['two-pairs'] as number) - courts.twoPairs,
      'three-of-a-kind': (base['three-of-a-kind'] as number) - courts.three,
      'full-house': (base['full-house'] as number) - courts.full,
    });
  });
  test('the author ranks by probability: each hand of the order is rarer than the one below it', () => {
    const rare = census(rankingAt('blue-ribbon-1940', 'extra-hands', { extras: EXTRAS_BY_CHANCE }).order, PACK);
    for (const [rarer, commoner] of [
      ['skip-straight', 'straight'],
      ['flush', 'skip-straight'],
      ['little-dog', 'flush'],
      ['blaze', 'round-the-corner'],
    ] as const)
      expect(rare[rarer], `${rarer} against ${commoner}`).toBeLessThan(rare[commoner] as number);
  });
});

/** The classes of all hands with the given numbers of wild cards, each counted as often as those wild cards can be chosen. */
function wildCensus(natural: readonly number[], wilds: readonly [wild: number, ways: number][]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const [wild, ways] of wilds)
    choose(natural, 5 - wild, (hand) => {
      const name = classWithWild(hand, wild);
      counts[name] = (counts[name] ?? 0) + ways;
    });
  return counts;
}

describe('wild cards', () => {
  const mistigris = rankingAt('uspc-1898', 'mistigris').order;
  const deuces = rankingAt('blue-ribbon-1940', 'deuces-wild').order;

  test('the joker: 2,869,685 hands of the 53-card pack', () => {
    const counts = census(mistigris, [...PACK, JOKER]);
    expect(sum(counts)).toBe(2_869_685);
    const withJoker = wildCensus(PACK, [[1, 1]]);
    const plain = classCounts(13, 10);
    for (const [hand, n] of Object.entries(counts)) expect(n, hand).toBe((withJoker[hand] ?? 0) + (plain[hand] ?? 0));
    expect(counts).toMatchObject({
      'five-of-a-kind': 13,
      'four-of-a-kind': 3_120,
      'full-house': 6_552,
      flush: 7_804,
      straight: 20_532,
      'three-of-a-kind': 137_280,
    });
  });

  test('deuces wild: 2,598,960 hands', () => {
    const counts = census(deuces, PACK);
    const others = PACK.slice(4);
    const expected = wildCensus(others, [
      [0, 1],
      [1, 4],
      [2, 6],
      [3, 4],
      [4, 1],
    ]);
    expect(counts).toEqual({ ...expected, 'four-deuces-and-joker': 0 });
    expect(sum(counts)).toBe(2_598_960);
  });

  test('deuces wild with the joker: one hand is best of all', () => {
    const counts = census(deuces, [...PACK, JOKER]);
    expect(sum(counts)).toBe(2_869_685);
    expect(counts['four-deuces-and-joker']).toBe(1);
  });

  test.each([
    ['the joker', mistigris, JOKER, PACK, 23],
    ['one deuce', deuces, 0, PACK.slice(4), 19],
  ] as const)('%s makes the same hand as trying every card', (_, order, card, others, every) => {
    const rate = rater(order);
    const pairs: [number, number][] = [];
    let n = 0;
    choose(others, 4, (hand) => {
      if (n++ % every !== 0) return;
      pairs.push([rate(hand[0] as number, hand[1] as number, card, hand[2] as number, hand[3] as number), rankBySubstitution(hand, 1)]);
    });
    expect(disorder(order, pairs)).toEqual([]);
  });

  test('two and three deuces make the same hand as trying every pair and every three of cards', () => {
    const rate = rater(deuces);
    let n = 0;
    const two: [number, number][] = [];
    choose(PACK.slice(4), 3, (hand) => {
      if (n++ % 101 === 0) two.push([rate(0, 1, hand[0] as number, hand[1] as number, hand[2] as number), rankBySubstitution(hand, 2)]);
    });
    const three: [number, number][] = [];
    choose(PACK.slice(4), 2, (hand) => {
      if (n++ % 113 === 0) three.push([rate(3, 0, hand[0] as number, 2, hand[1] as number), rankBySubstitution(hand, 3)]);
    });
    expect(disorder(deuces, two)).toEqual([]);
    expect(disorder(deuces, three)).toEqual([]);
  });
});

/** Where two methods disagree on the class of a hand, or on which of two hands is better, for hands with equally many wild cards. */
function disorder(order: Order, pairs: readonly [rating: number, value: number][]): string[] {
  const faults = pairs
    .filter(([rating, value]) => readRating(order, rating).hand !== className(value))
    .map(([rating, value]) => `${rating}: ${className(value)}`);
  const sorted = [...pairs].sort(([a], [b]) => a - b);
  sorted.forEach(([rating, value], n) => {
    const before = sorted[n - 1];
    if (before === undefined) return;
    if (before[0] === rating ? before[1] !== value : before[1] >= value) faults.push(`${before.join(' ')} against ${rating} ${value}`);
  });
  return faults.slice(0, 10);
}
