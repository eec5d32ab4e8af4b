import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bestFive, rateOf } from '../../../src/rules-engine/games/poker/reckoning/evaluate.ts';
import { EXTRAS_BY_CHANCE } from '../../../src/rules-engine/games/poker/reckoning/extra-hands.ts';
import { codeOf } from '../../../src/rules-engine/games/poker/reckoning/order.ts';
import { handProblems, standing } from '../../../src/rules-engine/games/poker/reckoning/showdown.ts';
import { type Answer, type Card, decode, encode, PACKS } from '../../../src/rules-engine/index.ts';
import { pricesOf, rankingAt, showdownOf } from '../../support/counts/poker.ts';

const handsOf = (cards: readonly Card[], size: number, players: number) => Array.from({ length: players }, (_, n) => cards.slice(n * size, n * size + size));
const rules = [
  ...[undefined, 'straight', 'stud', 'whiskey', 'mistigris', 'deuces-wild', 'peek', 'sixty-card', 'extra-hands'].flatMap((form) =>
    showdownOf(form).books.map((book) => ({ form, by: pricesOf(book, form), ranking: rankingAt(book, form) })),
  ),
  {
    form: 'extra-hands',
    by: pricesOf('blue-ribbon-1940', 'extra-hands'),
    ranking: rankingAt('blue-ribbon-1940', 'extra-hands', { extras: EXTRAS_BY_CHANCE }),
  },
];
/** Hands of some players for a form by a book, all from one pack. */
const table = fc.constantFrom(...rules).chain((one) => {
  const pack: readonly Card[] = PACKS[one.ranking.order.ranks === 15 ? 'sixty-60' : one.ranking.order.wild === null ? 'standard-52' : 'standard-53'].cards;
  const size = one.form === 'peek' ? 7 : 5;
  return fc
    .record({ one: fc.constant(one), players: fc.integer({ min: 2, max: 7 }), cards: fc.shuffledSubarray([...pack], { minLength: 49, maxLength: 49 }) })
    .map((got) => ({
      ...got,
      size,
      hands: handsOf(got.cards, size, got.players),
    }));
});

describe('for any hands', () => {
  test('the order of the cards in a hand does not matter, and the input is not changed', () => {
    fc.assert(
      fc.property(table, ({ one, hands }) => {
        const frozen = hands.map((hand) => Object.freeze([...hand]));
        const answer = standing(one.by, one.ranking, Object.freeze(frozen), bestFive);
        expect(standing(one.by, one.ranking, frozen, bestFive)).toEqual(answer);
        expect(
          standing(
            one.by,
            one.ranking,
            hands.map((hand) => [...hand].reverse()),
            bestFive,
          ),
        ).toEqual(answer);
      }),
      { numRuns: 300 },
    );
  });
  test('a comparison is antisymmetric, and three hands have one order', () => {
    const winner = (answer: Answer) =>
      answer.headline
        .replace(/^.*between hands .*$/, 'open')
        .replace(/^Hands .*$/, 'equal')
        .replace(/^Hand (\d).*$/, '$1');
    fc.assert(
      fc.property(table, ({ one, hands }) => {
        const judge = (...two: Card[][]) => winner(standing(one.by, one.ranking, two, bestFive));
        const [a, b, c] = [hands[0] ?? [], hands[1] ?? [], hands[2] ?? hands[1] ?? []];
        const turned: Record<string, string> = { 1: '2', 2: '1', equal: 'equal', open: 'open' };
        expect(judge(b, a)).toBe(turned[judge(a, b)]);
        if (hands.length > 2 && judge(a, b) === '1' && judge(b, c) === '1') expect(judge(a, c)).toMatch(/1|open/);
      }),
      { numRuns: 300 },
    );
  });
  test('the explained result is that of the fast evaluator', () => {
    fc.assert(
      fc.property(table, ({ one, hands }) => {
        if (one.form === 'peek') return;
        const rate = rateOf(one.ranking.order);
        const codes = hands.map((hand) => hand.map((card) => codeOf(card, one.ranking.order.ranks)));
        const ratings = codes.map((code) => rate(...(code as [number, number, number, number, number])));
        const best = [...ratings.keys()].sort((a, b) => (ratings[b] ?? 0) - (ratings[a] ?? 0) || a - b).map((n) => `Hand ${n + 1}`);
        expect(
          standing(one.by, one.ranking, hands, bestFive)
            .lines.slice(0, hands.length)
            .map((line) => /Hand \d/.exec(line.say)?.[0]),
        ).toEqual(best);
        expect(handProblems('hands', hands, [5])).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
  test('values survive a link', () => {
    fc.assert(
      fc.property(table, ({ one, hands }) => {
        const input = { [one.form === 'sixty-card' ? 'wide' : 'hands']: hands.map((hand) => hand.join('-')).join('.') };
        const { ask } = showdownOf(one.form);
        const values = decode(ask, input);
        expect(values.ok, JSON.stringify(values)).toBe(true);
        if (values.ok) expect(decode(ask, encode(ask, values.value))).toEqual(values);
      }),
      { numRuns: 100 },
    );
  });
});
