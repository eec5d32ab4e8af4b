import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import cribbage from '../../../src/rules-engine/games/cribbage/index.ts';
import { type BookId, type Card, decode, encode, PACKS, totalsOf } from '../../../src/rules-engine/index.ts';
import { scorerOf } from '../../support/counts/counts.ts';

const show = scorerOf(cribbage, 'show');
const PACK = PACKS['standard-52'].cards as readonly Card[];
// The non-dealer's hand counts 24, the dealer's 2, the crib 2.
const TABLE = { starter: '7D', pone: '6H 7C 8H 8S', dealer: '2H 4H 6C KD', crib: 'KH KC QD 9S' };

function ask(raw: Record<string, string>, book: BookId) {
  const decoded = decode(show.ask, raw);
  return decoded.ok ? show.score(decoded.value, book) : decoded;
}
function count(raw: Record<string, string>, book: BookId) {
  const answered = ask({ ...TABLE, ...raw }, book);
  if (!answered.ok) throw new Error(JSON.stringify(answered.problems));
  return answered.value;
}
const totals = (raw: Record<string, string>, book: BookId) =>
  Object.fromEntries(count(raw, book).totals.map(({ to, unit, points }) => [`${to} ${unit}`, points]));

describe('order of the show', () => {
  test('pone first: both could get home, and the pone does', () => {
    const { headline, notes } = count({ 'pone-at': '40', 'dealer-at': '59' }, 'uspc-1898');
    expect(headline).toBe('Non-dealer is out first: 64 against 59, game 61');
    expect(notes).toEqual(['The game is over: Dealer’s hand is not counted.', 'The game is over: Dealer’s crib is not counted.']);
  });
  test('the dealer’s hand before the crib', () => {
    expect(count({ 'dealer-at': '59' }, 'uspc-1898').notes).toEqual(['The game is over: Dealer’s crib is not counted.']);
  });
  test('the length of the game is that of the book, or the one entered', () => {
    expect(count({ 'pone-at': '40' }, 'sierra').headline).toContain('nobody is out');
    expect(count({ 'pone-at': '40', game: '61' }, 'sierra').headline).toContain('game 61');
    expect(count({ 'pone-at': '40', game: '61' }, 'sierra').notes.join()).toContain('This book plays to 121');
  });
});

describe('wrong counts', () => {
  const low = { 'pone-says': '12' };
  test('too few: muggins is law in Blue Ribbon, by agreement in the manual, and unknown in the older books', () => {
    expect(totals(low, 'blue-ribbon-1940')).toEqual({ 'Non-dealer point': 12, 'Dealer point': 16 });
    expect(totals(low, 'sierra')).toEqual({ 'Non-dealer point': 12, 'Dealer point': 4 });
    expect(totals({ ...low, muggins: 'yes' }, 'sierra')).toEqual({ 'Non-dealer point': 12, 'Dealer point': 16 });
    expect(totals({ ...low, muggins: 'yes' }, 'uspc-1898')).toEqual({ 'Non-dealer point': 12, 'Dealer point': 4 });
    expect(totals(low, 'donohue')).toEqual({ 'Non-dealer point': 12, 'Dealer point': 4 });
  });
  test('too many: the excess goes to the other side, except in the manual', () => {
    const high = { 'pone-says': '26' };
    for (const book of ['uspc-1898', 'donohue', 'blue-ribbon-1940'] as const) expect(totals(high, book)).toEqual({ 'Non-dealer point': 24, 'Dealer point': 6 });
    expect(totals(high, 'sierra')).toEqual({ 'Non-dealer point': 24, 'Dealer point': 4 });
  });
  test('muggins may take a side out before its own hand is counted', () => {
    expect(count({ ...low, 'dealer-at': '50' }, 'blue-ribbon-1940').headline).toBe('Dealer is out first: 62 against 12, game 61');
  });
  test('a difference that no line explains is still settled', () => {
    expect(totals({ 'pone-says': '23' }, 'blue-ribbon-1940')).toEqual({ 'Non-dealer point': 23, 'Dealer point': 5 });
  });
});

describe('lurch', () => {
  test('below half way is a double game only in Blue Ribbon; at hole 30 it is not decided', () => {
    expect(totals({ 'pone-at': '40', 'dealer-at': '29' }, 'blue-ribbon-1940')).toEqual({ 'Non-dealer point': 64, 'Dealer point': 29, 'Non-dealer game': 2 });
    expect(totals({ 'pone-at': '40', 'dealer-at': '29' }, 'donohue')).toEqual({ 'Non-dealer point': 64, 'Dealer point': 29 });
    expect(count({ 'pone-at': '40', 'dealer-at': '30' }, 'blue-ribbon-1940').notes.join()).toContain('not decided');
    expect(totals({ 'pone-at': '40', 'dealer-at': '31' }, 'blue-ribbon-1940')['Non-dealer game']).toBeUndefined();
  });
});

test('an error names both places of a duplicate card', () => {
  const answered = ask({ ...TABLE, dealer: '6H 4H 6C KD' }, 'donohue');
  expect(answered.ok ? [] : answered.problems).toEqual([{ field: 'dealer', expected: 'each card in one place', found: '6♥, also given as pone' }]);
  const over = ask({ ...TABLE, 'pone-at': '61' }, 'donohue');
  expect(over.ok ? [] : over.problems).toEqual([{ field: 'pone-at', expected: 'less than the game (61)', found: '61' }]);
});

test('for any show: lines add up, the input is not changed, and it survives a link', () => {
  const claim = fc.option(fc.nat(30), { nil: null });
  const any = fc.record({
    cards: fc.shuffledSubarray([...PACK], { minLength: 13, maxLength: 13 }),
    at: fc.tuple(fc.nat(60), fc.nat(60)),
    says: fc.tuple(claim, claim, claim),
    muggins: fc.boolean(),
    book: fc.constantFrom(...show.books),
  });
  fc.assert(
    fc.property(any, ({ cards, at, says, muggins, book }) => {
      const values = {
        game: null,
        starter: cards.slice(0, 1),
        pone: cards.slice(1, 5),
        dealer: cards.slice(5, 9),
        crib: cards.slice(9, 13),
        'pone-at': at[0],
        'dealer-at': at[1],
        'pone-says': says[0],
        'dealer-says': says[1],
        'crib-says': says[2],
        muggins,
      };
      const before = JSON.stringify(values);
      const answered = show.score(values as never, book);
      if (!answered.ok) throw new Error(JSON.stringify(answered.problems));
      expect(answered.value.totals).toEqual(totalsOf(answered.value.lines));
      expect(JSON.stringify(values)).toBe(before);
      expect(decode(show.ask, encode(show.ask, values as never))).toEqual({ ok: true, value: values });
    }),
  );
});
