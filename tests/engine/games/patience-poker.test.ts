// Squares of patience poker counted again: hands by pairs of equal cards and a list of all straights, and by the evaluator of poker.
import { describe, expect, test } from 'vitest';
import { EXAMPLE } from '../../../src/rules-engine/games/patience-poker/diagrams.ts';
import patiencePoker from '../../../src/rules-engine/games/patience-poker/index.ts';
import { linesOf, madeOf } from '../../../src/rules-engine/games/patience-poker/reckoning/lines.ts';
import { rateOf, readRating } from '../../../src/rules-engine/games/poker/reckoning/evaluate.ts';
import { codeOf, type Order } from '../../../src/rules-engine/games/poker/reckoning/order.ts';
import { type Answer, type Card, decode, PACKS, type Result } from '../../../src/rules-engine/index.ts';
import { scorerOf } from '../../support/counts/counts.ts';
import { randomFrom } from '../../support/sheets/whole-games.ts';

const BOOK = 'blue-ribbon-1940';
const square = scorerOf(patiencePoker, 'square');
const worth = (key: string): number => {
  const told = patiencePoker.points[key]?.books[BOOK];
  if (told?.status !== 'stated' || told.points === undefined) throw new Error(`expected a figure for ${key}`);
  return told.points;
};

function count(rows: readonly (readonly Card[])[]): Result<Answer> {
  const values = decode(square.ask, { rows: rows.map((row) => row.join('-')).join('.') }, BOOK);
  return values.ok ? square.score(values.value as never, BOOK) : values;
}
function counted(rows: readonly (readonly Card[])[]): Answer {
  const result = count(rows);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}
const total = (rows: readonly (readonly Card[])[]) => counted(rows).totals[0]?.points;

const RING = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
const STRAIGHTS = new Set(
  Array.from({ length: 10 }, (_, n) =>
    RING.slice(n, n + 5)
      .sort()
      .join(' '),
  ),
);
const BY_PAIRS: Readonly<Record<number, string>> = { 1: 'pair', 2: 'two-pairs', 3: 'three-of-a-kind', 4: 'full-house', 6: 'four-of-a-kind' };
/** The hand by how many of its ten pairs of cards have equal ranks, and by a list of all straights. */
function second(line: readonly Card[]): string | null {
  const ranks = line.map((card) => card.slice(0, -1));
  const suited = line.every((card) => card.slice(-1) === line[0]?.slice(-1));
  const alike = ranks.reduce((sum, rank, n) => sum + ranks.slice(n + 1).filter((other) => other === rank).length, 0);
  if (alike > 0) return BY_PAIRS[alike] ?? null;
  if (STRAIGHTS.has([...ranks].sort().join(' '))) return suited ? 'straight-flush' : 'straight';
  return suited ? 'flush' : null;
}

/** Random cards of a pack; `few` ranks and suits make good hands frequent. */
function dealt(random: (most: number) => number, pack: readonly Card[]): Card[][] {
  const left = [...pack];
  return Array.from({ length: 5 }, () => Array.from({ length: 5 }, () => left.splice(random(left.length - 1), 1)[0] as Card));
}
const PACK: readonly Card[] = PACKS['standard-52'].cards;
const of = (ranks: readonly string[]) => PACK.filter((card) => ranks.includes(card.slice(0, -1)));
const PACKS_OF: Readonly<Record<string, readonly Card[]>> = {
  'the whole pack': PACK,
  'seven ranks': of(['A', '2', '3', '4', '5', '6', '7']),
  'seven high ranks': of(['A', 'K', 'Q', 'J', '10', '9', '8']),
};

describe('a square of five by five', () => {
  test.each(Object.keys(PACKS_OF))('from %s, five hundred times, agrees with a second method in its rows and columns', (name) => {
    const random = randomFrom(395 + name.length);
    const seen = new Set<string>();
    for (let n = 0; n < 500; n++) {
      const rows = dealt(random, PACKS_OF[name] ?? []);
      let sum = 0;
      for (let line = 0; line < 5; line++) {
        for (const hand of [second(rows[line] ?? []), second(rows.map((row) => row[line] as Card))]) {
          if (hand === null) continue;
          seen.add(hand);
          sum += worth(hand);
        }
      }
      expect(total(rows), rows.join(' / ')).toBe(sum);
    }
    expect(seen.size).toBeGreaterThanOrEqual(5);
  });

  test('counts the same if rows become columns, or rows or columns are exchanged', () => {
    const random = randomFrom(1940);
    for (let n = 0; n < 200; n++) {
      const rows = dealt(random, PACKS_OF['seven ranks'] ?? []);
      const turned = rows.map((_, at) => rows.map((row) => row[at] as Card));
      const turn = 1 + random(3);
      expect(total(turned)).toBe(total(rows));
      expect(total([...rows.slice(turn), ...rows.slice(0, turn)])).toBe(total(rows));
    }
  });

  test('has every card in two of its ten lines, one across and one down', () => {
    const lines = linesOf(EXAMPLE);
    expect(lines.length).toBe(10);
    for (const card of EXAMPLE.flat()) expect(lines.filter(({ cards }) => cards.includes(card)).length).toBe(2);
  });

  test('with a duplicate card, or with an incomplete row, is rejected', () => {
    const again = EXAMPLE.map((row, n) => (n === 4 ? ['AS' as Card, ...row.slice(1)] : row));
    const result = count(again);
    expect(result.ok ? [] : result.problems).toEqual([{ field: 'rows', expected: 'every card in one place alone', found: 'the ace of spades in two' }]);
    expect(count(EXAMPLE.slice(0, 4)).ok).toBe(false);
    expect(count(EXAMPLE.map((row) => row.slice(1))).ok).toBe(false);
  });
});

test('twenty thousand hands are in the same classes as at poker', () => {
  const order: Order = {
    hands: ['high-card', 'pair', 'two-pairs', 'three-of-a-kind', 'straight', 'flush', 'full-house', 'four-of-a-kind', 'straight-flush'],
    ranks: 13,
    corner: false,
    wild: null,
    extras: null,
    naturalFirst: false,
  };
  const rate = rateOf(order);
  const random = randomFrom(25);
  for (let n = 0; n < 4000; n++) {
    for (const hand of dealt(random, Object.values(PACKS_OF)[n % 3] ?? PACK)) {
      const [a = 0, b = 0, c = 0, d = 0, e = 0] = hand.map((card) => codeOf(card));
      const { hand: found } = readRating(order, rate(a, b, c, d, e));
      expect(madeOf(hand) ?? 'high-card', hand.join(' ')).toBe(found);
    }
  }
});

test('the example in the book is 6 short of its sum, and four corrections of a single figure would explain it', () => {
  const many = { flush: 4, straight: 2, 'three-of-a-kind': 2, 'full-house': 1, 'four-of-a-kind': 1 };
  const sum = (change: Readonly<Record<string, number>>) => Object.entries(many).reduce((all, [key, times]) => all + times * (change[key] ?? worth(key)), 0);
  expect(sum({})).toBe(78);
  expect(total(EXAMPLE)).toBe(78);
  const mend = Object.keys(many).flatMap((key) =>
    Array.from({ length: 40 }, (_, figure) => ({ key, figure })).filter(({ key: one, figure }) => sum({ [one]: figure }) === worth('example')),
  );
  expect(mend).toEqual([
    { key: 'straight', figure: 12 },
    { key: 'three-of-a-kind', figure: 7 },
    { key: 'full-house', figure: 18 },
    { key: 'four-of-a-kind', figure: 26 },
  ]);
  const [told] = counted(EXAMPLE).notes;
  for (const one of ['a straight at 12', 'three of a kind at 7', 'a full house at 18', 'four of a kind at 26']) expect(told).toContain(`84 with ${one}`);
});
