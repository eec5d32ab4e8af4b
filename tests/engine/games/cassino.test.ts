// Cassino by the figures of blue-ribbon-1940 p. 134-138, donohue p. 89-96 and uspc-1898 p. 55-57.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import game from '../../../src/rules-engine/games/cassino/index.ts';
import { plainValues, rankOf, split } from '../../../src/rules-engine/games/cassino/reckoning/combining.ts';
import { type Answer, type BookId, type Card, decode, PACKS, type Raw, type Result, type Scorer } from '../../../src/rules-engine/index.ts';
import { scorerIn } from '../../../src/rules-engine/scoring/counts.ts';
import { countsOf } from '../../support/counts/counts.ts';

const BOOKS = ['blue-ribbon-1940', 'donohue', 'uspc-1898'] as const;
function ask(scorer: Scorer | undefined, raw: Raw, book: BookId): Result<Answer> {
  if (scorer === undefined) throw new Error('no scorer');
  const values = decode(scorer.ask, raw);
  return values.ok ? scorer.score(values.value as never, book) : values;
}
const ONE = { cards: '27.25', spades: '7.6', big: '1', little: '2', aceSpades: '1', aceClubs: '2', aceHearts: '1', aceDiamonds: '2' };
const headline = (result: Result<Answer>) => (result.ok ? result.value.headline : result.problems.map((one) => one.field).join());
const sum = (result: Result<Answer>) => (result.ok ? result.value.totals.reduce((all, one) => all + one.points, 0) : Number.NaN);

describe('a deal', () => {
  test('comes to eleven without sweeps, in every book and for every division', () => {
    const side = fc.constantFrom('1', '2');
    fc.assert(
      fc.property(fc.integer({ min: 13, max: 39 }), fc.integer({ min: 0, max: 13 }), fc.tuple(side, side, side, side, side, side), (cards, spades, held) => {
        fc.pre(cards !== 26);
        const [big, little, aceSpades, aceClubs, aceHearts, aceDiamonds] = held;
        const named = [little, aceSpades].filter((holder) => holder === '1').length;
        fc.pre(spades >= named && 13 - spades >= 2 - named);
        const raw = { cards: `${cards}.${52 - cards}`, spades: `${spades}.${13 - spades}`, big, little, aceSpades, aceClubs, aceHearts, aceDiamonds };
        for (const book of BOOKS) expect(sum(ask(scorerIn(countsOf(game), 'deal'), raw, book))).toBe(11);
      }),
      { numRuns: 100 },
    );
  });
  test('sweeps cancel in one book', () => {
    const raw = { ...ONE, sweeps: '2.5' };
    expect(sum(ask(scorerIn(countsOf(game), 'deal'), raw, 'donohue'))).toBe(14);
    for (const book of ['blue-ribbon-1940', 'uspc-1898'] as const) expect(sum(ask(scorerIn(countsOf(game), 'deal'), raw, book))).toBe(18);
  });
  test('numbers that do not add up to the pack are rejected', () => {
    expect(headline(ask(scorerIn(countsOf(game), 'deal'), { ...ONE, cards: '27.24' }, 'donohue'))).toBe('cards');
    expect(headline(ask(scorerIn(countsOf(game), 'deal'), { ...ONE, spades: '7.7' }, 'donohue'))).toBe('spades');
    expect(headline(ask(scorerIn(countsOf(game), 'deal'), { ...ONE, cards: '50.2', spades: '3.10' }, 'donohue'))).toBe('spades');
    expect(headline(ask(scorerIn(countsOf(game), 'deal'), { ...ONE, big: '3' }, 'donohue'))).toBe('big');
    expect(headline(ask(scorerIn(countsOf(game), 'deal'), { ...ONE, cards: '52.0', spades: '13.0' }, 'donohue'))).toBe('cards,spades');
    expect(headline(ask(scorerIn(countsOf(game), 'deal'), { ...ONE, sweeps: '1' }, 'donohue'))).toBe('sweeps');
  });
});

describe('taking cards', () => {
  const take = (raw: Raw, key?: string, book: BookId = 'uspc-1898') =>
    headline(ask(key === undefined ? scorerIn(countsOf(game), 'take') : scorerIn(countsOf(game, key), 'take'), raw, book));
  test('court cards pair and do not combine', () => {
    expect(take({ card: 'KS', wanted: 'KD KH KC' })).toContain('Yes');
    expect(take({ card: 'KS', wanted: 'QD AH' })).toContain('No');
    expect(take({ card: 'QS', wanted: 'KD' })).toContain('No');
    expect(take({ card: 'QS', wanted: 'QS' })).toBe('wanted');
  });
  test('in royal cassino they are numbers, and the ace is two', () => {
    expect(take({ card: 'KS', wanted: 'QD AH' }, 'royal')).toContain('Yes');
    expect(take({ card: 'AS', wanted: 'KD AH' }, 'royal', 'blue-ribbon-1940')).toContain('Yes');
    expect(take({ card: 'KS', wanted: '12D AH' }, 'royal')).toBe('wanted');
    expect(take({ card: 'JS', wanted: '12D AH', sixty: 'yes' }, 'royal')).toContain('Yes');
    expect(take({ card: 'JS', wanted: '10D AH', sixty: 'yes' }, 'royal')).toContain('No');
    expect(take({ card: 'JS', wanted: '10D AH', sixty: 'yes' }, 'royal', 'blue-ribbon-1940')).toBe('sixty');
  });
  test('a split uses every card once, and each set makes the number', () => {
    const cards = fc.uniqueArray(fc.constantFrom(...(PACKS['standard-52'].cards as readonly Card[])), { minLength: 2, maxLength: 9 });
    fc.assert(
      fc.property(cards, ([played, ...wanted]) => {
        if (played === undefined) return;
        const number = plainValues(played)[0] ?? null;
        const sets = split(wanted, played, number, plainValues);
        if (sets === null) return;
        expect(sets.flat().toSorted()).toEqual(wanted.toSorted());
        for (const set of sets) {
          if (set.length === 1 && rankOf(set[0] as Card) === rankOf(played)) continue;
          expect(set.reduce((all, card) => all + (plainValues(card)[0] ?? 100), 0)).toBe(number);
        }
      }),
    );
  });
  test('cards put together from sets can always be split again', () => {
    const pairs: readonly (readonly Card[])[] = [
      ['AS', '8S'],
      ['2S', '7S'],
      ['3S', '6S'],
      ['4S', '5S'],
      ['9H'],
      ['AH', '2H', '6H'],
      ['AD', '3D', '5D'],
      ['2C', '3C', '4C'],
    ];
    fc.assert(
      fc.property(fc.subarray([...pairs], { minLength: 1 }), (sets) => {
        expect(split(sets.flat(), '9D', 9, plainValues)).not.toBeNull();
      }),
    );
  });
});

describe('the game of 21', () => {
  const deal = (raw: Raw, book: BookId) => headline(ask(scorerIn(countsOf(game, 'twenty-one-point'), 'deal'), { ...ONE, ...raw }, book));
  test('cards, spades, Big, Little, aces by suit, sweeps: each counts before the next', () => {
    // Everything to side 2 except one item; both sides need one point.
    const none = { cards: '20.32', spades: '1.12', big: '2', little: '2', aceSpades: '2', aceClubs: '2', aceHearts: '2', aceDiamonds: '2', before: '20.20' };
    expect(deal({ ...none, cards: '32.20' }, 'blue-ribbon-1940')).toBe('Side 1 wins the game');
    expect(deal({ ...none, cards: '26.26', spades: '11.2' }, 'blue-ribbon-1940')).toBe('Side 1 wins the game');
    expect(deal({ ...none, spades: '11.2' }, 'blue-ribbon-1940')).toBe('Side 2 wins the game');
    expect(deal({ ...none, before: '20.10', aceClubs: '1' }, 'blue-ribbon-1940')).toBe('Side 1 wins the game');
    expect(deal({ ...none, before: '20.10', aceDiamonds: '1', sweeps: '0.1' }, 'blue-ribbon-1940')).toBe('Side 1 wins the game');
  });
  test('the other books have no order', () => {
    for (const book of ['donohue', 'uspc-1898'] as const) expect(deal({ before: '20.20' }, book)).toContain('the order of the play decides');
    for (const book of BOOKS) expect(deal({ before: '0.20' }, book)).toBe('Side 2 wins the game');
    for (const book of BOOKS) expect(deal({ before: '0.0' }, book)).toContain('Nobody is out');
  });
});

test('spade cassino: 24 points in each deal, in both books', () => {
  for (const book of ['blue-ribbon-1940', 'uspc-1898'] as const)
    expect(sum(ask(scorerIn(countsOf(game, 'spade'), 'deal'), { ...ONE, jackSpades: '2' }, book))).toBe(24);
  expect(headline(ask(scorerIn(countsOf(game, 'spade'), 'deal'), { ...ONE, spades: '13.0', jackSpades: '2' }, 'uspc-1898'))).toBe('spades');
});
