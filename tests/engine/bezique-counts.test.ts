// Bezique: what cannot be is told, and a list of declarations is refused where the cards give out.
import { expect, test } from 'vitest';
import game from '../../src/rules-engine/games/bezique/index.ts';
import { ladderOf } from '../../src/rules-engine/games/bezique/reckoning/best.ts';
import { lie } from '../../src/rules-engine/games/bezique/reckoning/groups.ts';
import { type Prices, tariffOf } from '../../src/rules-engine/games/bezique/reckoning/tariff.ts';
import { answered, scheduleOf, scorerOf } from '../support/counts.ts';

const refusals = (form: string | undefined, key: string, raw: Record<string, string>, book: 'blue-ribbon-1940' | 'uspc-1898') => {
  const found = answered(scorerOf(game, key, form), raw, book);
  return found.ok ? [] : found.problems.map(({ field, expected }) => `${field}: ${expected}`);
};

test('a hand that cannot be is told', () => {
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

test('a list of declarations is refused where the cards give out', () => {
  const deal = (declared: string, form?: string) => refusals(form, 'deal', { trump: 'H', declared }, 'blue-ribbon-1940');
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

test('each step of the béziques: 6,540 in all', () => {
  const groups = lie(['QS', 'QS', 'QS', 'QS', 'JD', 'JD', 'JD', 'JD']);
  const { order = [] } = ladderOf({ groups, trump: 'H' }, tariffOf(scheduleOf(game, 'blue-ribbon-1940', 'rubicon') as unknown as Prices)).at(-1) ?? {};
  const steps = order.filter(({ key }) => key.endsWith('bezique'));
  // The book names one of each; singles and doubles of fresh cards come besides.
  expect(steps.map(({ key }) => key)).toEqual([...Array(4).fill('bezique'), 'double-bezique', 'double-bezique', 'triple-bezique', 'quadruple-bezique']);
  expect(new Set(steps.map(({ key }) => key)).size).toBe(4);
  expect([...new Map(steps.map(({ key, points }) => [key, points])).values()].reduce((sum, points) => sum + points, 0)).toBe(6540);
});
