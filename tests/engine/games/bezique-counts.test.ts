// Bezique: impossible hands are reported, and a list of declarations is rejected if there are not enough cards.
import { expect, test } from 'vitest';
import game from '../../../src/rules-engine/games/bezique/index.ts';
import { ladderOf } from '../../../src/rules-engine/games/bezique/reckoning/best.ts';
import { lie } from '../../../src/rules-engine/games/bezique/reckoning/groups.ts';
import { type Prices, tariffOf } from '../../../src/rules-engine/games/bezique/reckoning/tariff.ts';
import type { BookId } from '../../../src/rules-engine/index.ts';
import { answered, scheduleOf, scorerOf } from '../../support/counts/counts.ts';

const refusals = (form: string | undefined, key: string, raw: Record<string, string>, book: 'blue-ribbon-1940' | 'uspc-1898') => {
  const found = answered(scorerOf(game, key, form), raw, book);
  return found.ok ? [] : found.problems.map(({ field, expected }) => `${field}: ${expected}`);
};

test('an impossible hand is reported', () => {
  const hand = (raw: Record<string, string>, form?: string) => refusals(form, 'declarations', { trump: 'H', ...raw }, 'blue-ribbon-1940');
  expect(hand({ hand: 'KH-KH-KH' })).toEqual(['hand: at most 2 of a card']);
  expect(hand({ hand: 'KH-KH', turned: 'KH' })).toEqual(['hand: at most 2 of a card, as the packs have']);
  expect(hand({ hand: 'KH-QH', turned: 'AS' })).toEqual(['turned: a card of the trump suit, hearts']);
  expect(hand({ hand: 'KH-QH', before: 'yes', married: 'KS' })).toEqual(['married: each card once in these answers, and only cards that you hold']);
  expect(hand({ hand: 'KH-QH', before: 'yes', married: 'KH', sequence: 'KH' })).toEqual([
    'sequence: each card once in these answers, and only cards that you hold',
  ]);
  expect(hand({ hand: 'AH-QH', before: 'yes', married: 'AH' })).toEqual(['married: kings and queens']);
  expect(hand({ hand: 'AS-QH', before: 'yes', sequence: 'AS' })).toEqual(['sequence: cards of the trump suit, hearts']);
  expect(hand({ hand: 'KH', won: 'AH' }, 'polish')).toEqual(['won: kings, queens, jacks and tens of trumps']);
  expect(hand({ hand: 'KH-QH', trump: 'none', before: 'yes', married: 'KH' }, 'rubicon')).toEqual(['trump: the suit of the first marriage that was declared']);
});

test('a list of declarations is rejected if there are not enough cards', () => {
  const deal = (declared: string, form?: string) => refusals(form, 'deal', { trump: 'H', declared, again: 'other' }, 'blue-ribbon-1940');
  const FRESH = 'declared: a declaration for which there are fresh cards, the lesser of a class before the greater';
  expect(deal('marriage-H.sequence.marriage-H.sequence')).toEqual([]);
  expect(deal('sequence.sequence.marriage-H')).toEqual([FRESH]);
  expect(deal('marriage-H.marriage-H.marriage-H')).toEqual([FRESH]);
  expect(deal('bezique.bezique.double-bezique')).toEqual([]);
  expect(deal('double-bezique.bezique')).toEqual([FRESH]);
  expect(deal('four-aces.four-aces.four-aces')).toEqual([FRESH]);
  expect(deal('seven.seven')).toEqual([]);
  expect(deal('seven.seven.seven')).toEqual(['declared: 2 sevens of trumps at the most']);
  expect(deal(Array(13).fill('four-aces').join('.'), 'rubicon')).toEqual([]);
  expect(deal(Array(14).fill('four-aces').join('.'), 'rubicon')).toEqual([FRESH]);
});

test('with the same cards, a lesser combination after a greater, or a repetition, counts for nothing', () => {
  const deal = (declared: string, again: string | undefined, book: BookId, form?: string) =>
    answered(scorerOf(game, 'deal', form), { trump: 'H', declared, ...(again === undefined ? {} : { again }) }, book);
  for (const book of ['blue-ribbon-1940', 'uspc-1898'] as const) {
    const asked = deal('sequence.marriage-H', undefined, book);
    expect(asked.ok ? [] : asked.problems).toMatchObject([{ field: 'again', expected: expect.stringMatching(/marriage in hearts .*than the sequence/) }]);
    const same = deal('sequence.marriage-H', 'same', book);
    expect(same.ok && [same.value.totals[0]?.points, same.value.lines[1]?.rule]).toEqual([250, 'bezique.law.lesser-after-greater']);
    const other = deal('sequence.marriage-H', 'other', book);
    expect(other.ok && other.value.totals[0]?.points).toBe(290);
    const aces = deal('four-aces.four-aces', 'same', book);
    expect(aces.ok && [aces.value.totals[0]?.points, aces.value.lines[1]?.rule]).toEqual([100, 'bezique.law.card-used-again']);
    // Another suit, another class, or the greater after the lesser: nothing is asked.
    for (const free of ['marriage-H.sequence', 'sequence.marriage-S', 'sequence.four-kings', 'bezique.double-bezique'])
      expect(deal(free, undefined, book).ok).toBe(true);
  }
  // At Rubicon a fresh card renews a combination; a marriage after its sequence is asked about there too.
  expect(deal('four-aces.four-aces', undefined, 'blue-ribbon-1940', 'rubicon').ok).toBe(true);
  expect(deal('sequence-H.marriage-H', undefined, 'blue-ribbon-1940', 'rubicon').ok).toBe(false);
});

test('of two sevens of trumps, one that was turned up cannot be declared', () => {
  const deal = (declared: string) => refusals(undefined, 'deal', { trump: 'H', declared, turned: 'yes' }, 'blue-ribbon-1940');
  expect(deal('seven')).toEqual([]);
  expect(deal('seven.seven')).toEqual(['declared: 1 seven of trumps at the most, beside the one turned up']);
});

test('each step of the béziques: 6,540 in all', () => {
  const groups = lie(['QS', 'QS', 'QS', 'QS', 'JD', 'JD', 'JD', 'JD']);
  const { order = [] } = ladderOf({ groups, trump: 'H' }, tariffOf(scheduleOf(game, 'blue-ribbon-1940', 'rubicon') as unknown as Prices)).at(-1) ?? {};
  const steps = order.filter(({ key }) => key.endsWith('bezique'));
  // The book names one of each; fresh cards allow more singles and doubles.
  expect(steps.map(({ key }) => key)).toEqual([...Array(4).fill('bezique'), 'double-bezique', 'double-bezique', 'triple-bezique', 'quadruple-bezique']);
  expect(new Set(steps.map(({ key }) => key)).size).toBe(4);
  expect([...new Map(steps.map(({ key, points }) => [key, points])).values()].reduce((sum, points) => sum + points, 0)).toBe(6540);
});
