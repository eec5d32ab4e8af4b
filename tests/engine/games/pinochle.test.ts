// The scorers of pinochle against the books: blue-ribbon-1940 p. 266-273, uspc-1898 p. 74-80, donohue p. 44-46, sierra p. 90-102.

import { describe, expect, test } from 'vitest';
import pinochle from '../../../src/rules-engine/games/pinochle/index.ts';
import { otherOrders } from '../../../src/rules-engine/games/pinochle/reckoning/melds.ts';
import { type Answer, type BookId, decode, type Raw, type Result, type Scorer } from '../../../src/rules-engine/index.ts';
import { scorerIn } from '../../../src/rules-engine/scoring/counts.ts';
import { countsOf } from '../../support/counts/counts.ts';

function ask(row: Scorer | undefined, raw: Raw, book: BookId): Result<Answer> {
  if (row === undefined) throw new Error('no such scorer');
  const values = decode(row.ask, raw);
  return values.ok ? row.score(values.value as never, book) : values;
}
function answerTo(row: Scorer | undefined, raw: Raw, book: BookId): Answer {
  const result = ask(row, raw, book);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}
const meldsAt = (form: string) => scorerIn(form === 'two-handed' ? countsOf(pinochle) : countsOf(pinochle, form), 'melds');
const melds = meldsAt('two-handed');
const deal = scorerIn(countsOf(pinochle), 'deal');
const worthOf = (book: BookId, raw: Raw, form = 'two-handed') => answerTo(meldsAt(form), raw, book).totals[0]?.points ?? 0;
const ROUND_TRIP = 'KS-QS-KH-QH-KC-QC-KD-QD';

describe('melds', () => {
  test.each<[BookId, string, string, number]>([
    ['blue-ribbon-1940', 'two-handed', ROUND_TRIP, 220],
    ['sierra', 'two-handed', ROUND_TRIP, 220],
    ['sierra', 'auction-partnership', ROUND_TRIP, 240],
    ['uspc-1898', 'two-handed', ROUND_TRIP, 240],
    ['blue-ribbon-1940', 'two-handed', 'AH-10H-KH-QH-JH', 190],
    ['sierra', 'two-handed', 'AH-10H-KH-QH-JH', 190],
    ['sierra', 'auction-partnership', 'AH-10H-KH-QH-JH', 150],
    ['sierra', 'auction-partnership', 'AH-10H-KH-QH-JH-KH-QH', 190],
    ['blue-ribbon-1940', 'three-handed', 'AH-AH-10H-10H-KH-KH-QH-QH-JH-JH', 380],
    ['blue-ribbon-1940', 'two-handed', 'QS-QS-JD-JD', 80],
    ['sierra', 'auction-partnership', 'QS-QS-JD-JD', 300],
    ['sierra', 'auction-partnership', 'AS-AS-AH-AH-AC-AC-AD-AD', 200],
    ['uspc-1898', 'two-handed', 'AS-AS-AH-AH-AC-AC-AD-AD', 1200],
    ['sierra', 'two-handed', '9H-9H', 20],
    ['uspc-1898', 'sixty-four-card', '9H-7H', 10],
    ['donohue', 'two-handed', '7H-KH-QH', 50],
  ])('%s, %s, hearts trump: %s is worth %i', (book, form, hand, points) => {
    expect(worthOf(book, { hand, trump: 'H' }, form)).toBe(points);
  });

  test('the custom of the widow game: 150 for the sequence, 240 for the round trip', () => {
    const raw = { trump: 'H', single: 'yes' };
    expect(worthOf('blue-ribbon-1940', { ...raw, hand: 'AH-10H-KH-QH-JH' }, 'auction-widow')).toBe(150);
    expect(worthOf('blue-ribbon-1940', { ...raw, hand: ROUND_TRIP }, 'auction-widow')).toBe(240);
    expect(worthOf('blue-ribbon-1940', { ...raw, hand: ROUND_TRIP, single: 'no' }, 'auction-widow')).toBe(220);
  });

  test('other orders of melding are noted', () => {
    const one = answerTo(melds, { hand: 'AH-10H-KH-QH-JH', trump: 'H' }, 'blue-ribbon-1940');
    expect(one.lines.map((line) => line.rule)).toEqual(['pinochle.points.royal-marriage', 'pinochle.points.sequence']);
    expect(one.notes.join(' ')).toContain('150 is what another order leaves: trump sequence');
  });

  test.each([
    ['1', 150],
    ['2', 190],
    ['3', 200],
    ['9', 200],
  ])('with %s tricks to meld in: %i', (chances, points) => {
    expect(worthOf('sierra', { hand: 'AH-10H-KH-QH-JH-9H', trump: 'H', chances })).toBe(points);
  });

  test('too late', () => {
    expect(answerTo(melds, { hand: 'KH-QH', trump: 'H', time: 'late' }, 'uspc-1898').lines).toMatchObject([{ rule: 'pinochle.law.meld-out-of-time' }]);
    expect(answerTo(meldsAt('three-handed'), { hand: 'KH-QH', trump: 'H', time: 'late' }, 'uspc-1898').headline).toContain('too late');
    expect(answerTo(meldsAt('auction-partnership'), { hand: 'KH-QH', trump: 'H', time: 'late' }, 'sierra').headline).toContain('Not decided');
  });

  test.each<[BookId, Raw, string]>([
    ['donohue', { hand: 'QS-QS', trump: 'H' }, 'hand'],
    ['sierra', { hand: '7H', trump: 'H' }, 'hand'],
    ['donohue', { hand: 'AS-AH-AC-AD-KS-KH-KC-KD-QS', trump: 'H' }, 'hand'],
    ['uspc-1898', { hand: 'KH-KH-KH', trump: 'H' }, 'hand'],
  ])('%s refuses %j', (book, raw, field) => {
    const result = ask(melds, raw, book);
    expect(result.ok ? [] : result.problems.map((issue) => issue.field)).toContain(field);
  });
});

describe('the deal for two', () => {
  const half = { melds: '0.0', aces: '4', tens: '4', kings: '4', queens: '4', jacks: '4', last: 'first' };
  test.each<BookId>(['sierra', 'blue-ribbon-1940', 'uspc-1898'])('%s: the cards come to 250', (book) => {
    const sum = answerTo(deal, half, book).totals.reduce((n, one) => n + one.points, 0);
    expect(sum).toBe(250);
  });
  test('the customs of 1940: 170 and 250', () => {
    const sum = (values: string) => answerTo(deal, { ...half, values }, 'blue-ribbon-1940').totals.reduce((n, one) => n + one.points, 0);
    expect(sum('aces-and-tens')).toBe(170);
    expect(sum('round')).toBe(250);
    expect(ask(deal, { ...half, values: 'round' }, 'sierra').ok).toBe(false);
  });
  test('one pack of 32: 130 with the last trick', () => {
    const raw = { ...half, aces: '2', tens: '2', kings: '2', queens: '2', jacks: '2' };
    expect(answerTo(deal, raw, 'donohue').totals.reduce((n, one) => n + one.points, 0)).toBe(130);
    expect(ask(deal, { ...half, aces: '5' }, 'donohue').ok).toBe(false);
  });
  test('both reach the game uncalled: played longer by one book (1940 p. 268), left to the claim or to the first by others', () => {
    const told = (book: BookId, called: string) => answerTo(deal, { ...half, before: '900.990', called }, book);
    expect(told('blue-ribbon-1940', 'late')).toMatchObject({ headline: 'Both are out: the game is now 1250', notes: ['Neither called out in time.'] });
    for (const book of ['donohue', 'uspc-1898', 'sierra'] as const)
      expect(told(book, 'late')).toMatchObject({
        headline: expect.stringContaining('both have reached'),
        notes: expect.arrayContaining([expect.stringMatching(/claims it; nobody did in time|does not show which/)]),
      });
  });
  test('up to five other orders of melding are noted, and of more the lowest', () => {
    const other = (points: number) => ({ points, melds: [] });
    const orders = (many: number) => otherOrders(Array.from({ length: many }, (_, n) => other(100 - 10 * n)) as never, 10);
    expect(orders(5)).toHaveLength(5);
    expect(orders(6).at(-1)).toBe('Further orders stop lower, the least of them at 60.');
    expect(orders(6)).toHaveLength(6);
  });
  test('a false call loses, a true one wins', () => {
    expect(answerTo(deal, { ...half, before: '800.400', called: 'first' }, 'uspc-1898').headline).toBe('Second player wins');
    expect(answerTo(deal, { ...half, before: '900.990', called: 'first' }, 'blue-ribbon-1940').headline).toContain('First player wins');
    expect(answerTo(deal, { ...half, before: '900.990', called: 'late' }, 'blue-ribbon-1940').headline).toContain('1250');
  });
});

describe('variants', () => {
  const widow = scorerIn(countsOf(pinochle, 'auction-widow'), 'deal');
  test.each([
    [{ bid: '400', meld: '250', cards: '150', premium: 'yes' }, 480],
    [{ bid: '500', meld: '300', cards: '200', premium: 'yes' }, 500],
    [{ bid: '510', meld: '300', cards: '210', premium: 'yes' }, 630],
    [{ bid: '250', meld: '300', cards: '0' }, 250],
    // All the points of the tricks are 250 (1940 p. 273): a side can take that many, and no more.
    [{ bid: '250', meld: '0', cards: '250' }, 250],
    [{ bid: '250', fault: 'bidder' }, -500],
    [{ bid: '250', fault: 'opponents' }, 250],
  ])('a bid with a widow: %j', (raw, points) => {
    expect(answerTo(widow, { hand: 'played', ...raw } as Raw, 'blue-ribbon-1940').totals).toEqual([{ to: 'Bidder', points, unit: 'point' }]);
  });
  const partners = scorerIn(countsOf(pinochle, 'auction-partnership'), 'deal');
  test('impossible tricks are rejected', () => {
    const raw = { bidder: 'we', bid: '200', weMeld: '0', theyMeld: '0', tricks: '2', counters: '9', last: 'we' };
    expect(ask(partners, raw, 'sierra').ok).toBe(false);
    expect(ask(partners, { ...raw, counters: '4', bid: '205' }, 'sierra').ok).toBe(false);
    expect(ask(partners, { ...raw, tricks: '0', counters: '0' }, 'sierra').ok).toBe(false);
  });
  test('a side without a trick loses its melds', () => {
    const raw = { bidder: 'we', bid: '200', weMeld: '0', theyMeld: '100', tricks: '12', counters: '24', last: 'we' };
    expect(answerTo(partners, raw, 'sierra').totals).toEqual([{ to: 'The first side', points: 250, unit: 'point' }]);
  });
  const alone = scorerIn(countsOf(pinochle, 'four-handed'), 'deal');
  test('four, each for themselves: no trick, no melds', () => {
    const raw = { melds: '40.100.20.0', cards: '0.90.80.70', tricks: 'no.yes.yes.yes', last: '2' };
    const points = answerTo(alone, raw, 'blue-ribbon-1940').totals;
    expect(points.map((one) => one.to)).toEqual(['Player 2', 'Player 3', 'Player 4']);
    expect(ask(alone, { ...raw, sides: 'partners' }, 'sierra').ok).toBe(false);
    expect(ask(alone, { ...raw, cards: '0.90.80.60' }, 'uspc-1898').ok).toBe(false);
  });
});
