// All fours checked against the figures of blue-ribbon-1940 p. 4-5, donohue p. 79-84, uspc-1898 p. 66-68 and hoffmann p. 1-3.

import { describe, expect, test } from 'vitest';
import game from '../../../src/rules-engine/games/all-fours/index.ts';
import { type Answer, type BookId, decode, PACKS, type Raw, type Result, type Scorer } from '../../../src/rules-engine/index.ts';
import { scorerIn } from '../../../src/rules-engine/scoring/counts.ts';
import { countsOf } from '../../support/counts/counts.ts';

function ask(scorer: Scorer | undefined, raw: Raw, book: BookId): Result<Answer> {
  if (scorer === undefined) throw new Error('no scorer');
  const values = decode(scorer.ask, raw);
  return values.ok ? scorer.score(values.value as never, book) : values;
}
const deal = (raw: Raw, book: BookId = 'donohue') => ask(scorerIn(countsOf(game), 'deal'), { counts: '20.10', high: 'eldest', low: 'eldest', ...raw }, book);
const headline = (result: Result<Answer>) => (result.ok ? result.value.headline : result.problems.map((one) => one.field).join());
const BOOKS = ['blue-ribbon-1940', 'donohue', 'uspc-1898', 'hoffmann'] as const;

describe('the count for game', () => {
  test('the whole pack counts 80 in every book', () => {
    const counting = PACKS['standard-52'].cards.filter((card) => /^(10|[AKQJ])/.test(card));
    for (const book of BOOKS)
      expect(ask(scorerIn(countsOf(game), 'count'), { eldest: counting.join(' '), dealer: 'none' }, book)).toMatchObject({
        value: { totals: [{ points: 80 }] },
      });
  });
  test('a pile that is not entered is not counted', () => {
    for (const book of BOOKS) {
      expect(headline(ask(scorerIn(countsOf(game), 'count'), {}, book))).toBe('eldest,dealer');
      expect(headline(ask(scorerIn(countsOf(game), 'count'), { eldest: 'AS' }, book))).toBe('dealer');
    }
  });
  test('a card in both piles is rejected', () => {
    expect(headline(ask(scorerIn(countsOf(game), 'count'), { eldest: 'AS', dealer: 'AS' }, 'hoffmann'))).toBe('dealer');
  });
  test('if nobody has a counting card: the eldest hand, except that Donohue does not decide', () => {
    for (const book of BOOKS)
      expect(headline(ask(scorerIn(countsOf(game), 'count'), { eldest: 'none', dealer: 'none' }, book))).toContain(
        book === 'donohue' ? 'does not say who scores game' : 'eldest hand',
      );
  });
});

describe('who goes out first', () => {
  test('every order of six against six: high beats low beats jack beats game, in every book', () => {
    for (const book of BOOKS) {
      for (const high of ['eldest', 'dealer']) {
        for (const low of ['eldest', 'dealer']) {
          const other = high === 'eldest' ? 'Eldest hand' : 'Dealer';
          expect(headline(deal({ high, low, jack: 'eldest', before: '6.6' }, book))).toBe(`${other} wins the game`);
        }
      }
    }
  });
  test('a jack turned up for trump counts before high', () => {
    for (const book of BOOKS) expect(headline(deal({ turned: '1', before: '6.6' }, book))).toBe('Dealer wins the game');
  });
  test('a gift puts the beggar out, except in the book that forbids it', () => {
    expect(headline(deal({ gift: 'yes', before: '6.6', high: 'dealer', low: 'dealer' }))).toBe('Eldest hand wins the game');
    expect(headline(deal({ gift: 'yes', before: '6.6' }, 'blue-ribbon-1940'))).toBe('gift');
  });
  test('ten points by agreement, in one book only', () => {
    expect(headline(deal({ before: '6.6', long: 'yes' }, 'uspc-1898'))).toContain('nobody is out');
    expect(headline(deal({ before: '6.6', long: 'yes' }))).toBe('long');
  });
});

describe('ties and revokes', () => {
  test('three tie: the 1940 book does not say which non-dealer; by 1898 and Donohue an elder hand that is not tied gets nothing', () => {
    expect(headline(deal({ counts: '10.10.10' }, 'blue-ribbon-1940'))).toBe('Eldest hand 2');
    expect(headline(deal({ counts: '0.10.10' }, 'uspc-1898'))).toBe('Eldest hand 2');
    expect(headline(deal({ counts: '0.10.10' }))).toBe('Eldest hand 2');
  });
  test('a revoke is deducted in 1940 and given to the adversary by Donohue', () => {
    const raw = { jack: 'dealer', revoke: 'dealer', held: 'no' };
    expect(headline(deal(raw, 'blue-ribbon-1940'))).toBe('Dealer -2, Eldest hand 3');
    expect(headline(deal(raw))).toBe('Eldest hand 5');
    expect(deal({ jack: 'eldest', revoke: 'dealer', held: 'no' })).toMatchObject({ value: { totals: [{ to: 'Eldest hand', points: 4 }] } });
  });
  test('invalid entries are rejected', () => {
    for (const [raw, field] of [
      [{ counts: '50.40' }, 'counts'],
      [{ high: 'second' }, 'high'],
      [{ high: 'nobody' }, 'low'],
      [{ high: 'nobody', low: 'nobody', jack: 'dealer' }, 'high'],
      [{ before: '1.2.3' }, 'before'],
      [{ gift: 'yes', turned: '2' }, 'gift'],
      [{ counts: '20.0', jack: 'dealer' }, 'counts'],
      [{ before: '7.2' }, 'before'],
    ] as const)
      expect(headline(deal(raw)), JSON.stringify(raw)).toBe(field);
  });
});

test('all fives: the trumps pegged come to 25 and the four points to 4', () => {
  const all = Object.fromEntries(['ten', 'five', 'ace', 'king', 'queen', 'jack', 'high', 'low', 'game'].map((key) => [key, '2']));
  expect(ask(scorerIn(countsOf(game, 'all-fives'), 'deal'), all, 'blue-ribbon-1940')).toMatchObject({ value: { headline: 'Side 2 29' } });
});

test('all fives: out by pegs, by the four points in their order, or by an order of tricks that is not asked', () => {
  const fives = (raw: Raw) => headline(ask(scorerIn(countsOf(game, 'all-fives'), 'deal'), { high: '1', low: '2', ...raw }, 'blue-ribbon-1940'));
  expect(fives({ ten: '2', before: '60.51' })).toBe('Side 2 wins the game');
  expect(fives({ before: '60.60' })).toBe('Side 1 wins the game');
  expect(fives({ ten: '1', ace: '2', before: '55.58' })).toContain('order of the tricks decides');
  expect(fives({ ten: '3', before: '10.10' })).toBe('ten');
  expect(fives({ ten: '1', high: 'nobody' })).toBe('high');
});

describe('the same scoring in other forms', () => {
  test('three players: three counts, and no fourth hand', () => {
    const three = (raw: Raw) =>
      headline(ask(scorerIn(countsOf(game, 'three-handed'), 'deal'), { counts: '20.10.0', high: 'eldest', low: 'second', ...raw }, 'donohue'));
    expect(three({ gift: 'yes', before: '6.6.0' })).toBe('Eldest hand wins the game');
    expect(three({ counts: '20.10' })).toBe('counts');
    expect(three({ low: 'third' })).toBe('low');
  });
  test('partners are named as sides', () => {
    const four = scorerIn(countsOf(game, 'four-handed'), 'deal');
    expect(headline(ask(four, { counts: '10.20', high: 'eldest', low: 'eldest', before: '6.6' }, 'hoffmann'))).toBe('Eldest hand’s side wins the game');
  });
  test('without a turn-up, a turned jack or a gift is not asked', () => {
    const blind = scorerIn(countsOf(game, 'blind'), 'deal');
    expect(Object.keys(blind?.ask ?? {})).not.toContain('turned');
    expect(headline(ask(blind, { counts: '10.20', high: 'eldest', low: 'dealer', before: '6.6' }, 'blue-ribbon-1940'))).toBe('Eldest hand wins the game');
  });
  test('Hoffmann has no game of three, each for themselves', () => {
    expect(headline(deal({ counts: '20.10.0' }, 'hoffmann'))).toBe('counts');
  });
  test('Shasta Sam is scored by the books that have it', () => {
    expect(scorerIn(countsOf(game, 'shasta-sam'), 'deal')?.books).toEqual(['blue-ribbon-1940', 'uspc-1898']);
  });
});

test('California jack: the whole pack is played, and the game is ten in two books', () => {
  const jack = (raw: Raw, book: BookId) =>
    ask(scorerIn(countsOf(game, 'california-jack'), 'deal'), { counts: '50.30', high: '1', low: '2', jack: '2', ...raw }, book);
  expect(headline(jack({ counts: '50.29' }, 'donohue'))).toBe('counts');
  expect(headline(jack({ counts: '50.20.10' }, 'donohue'))).toBe('counts');
  expect(headline(jack({ before: '6.6' }, 'blue-ribbon-1940'))).toBe('Side 1 wins the game');
  expect(headline(jack({ before: '6.6' }, 'uspc-1898'))).toContain('nobody is out');
});
