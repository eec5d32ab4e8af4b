// Catch the ten against the figures of blue-ribbon-1940 p. 139 and donohue p. 85.

import { describe, expect, test } from 'vitest';
import game from '../../../src/rules-engine/games/catch-the-ten/index.ts';
import { type Answer, type BookId, decode, type Raw, type Result } from '../../../src/rules-engine/index.ts';
import { scorerIn } from '../../../src/rules-engine/scoring/counts.ts';
import { countsOf, sheetOf } from '../../support/counts/counts.ts';

const scorer = scorerIn(countsOf(game), 'deal');
if (scorer === undefined) throw new Error('no scorer');
function ask(raw: Raw, book: BookId = 'blue-ribbon-1940'): Result<Answer> {
  const values = decode(scorer?.ask ?? {}, raw);
  return values.ok ? (scorer?.score(values.value as never, book) as Result<Answer>) : values;
}
const all = (side: string) => ({ jack: side, ten: side, ace: side, king: side, queen: side });

describe('a deal', () => {
  test('a side that takes everything scores the same in both books: 30 for the trumps and the cards above the share', () => {
    for (const book of ['blue-ribbon-1940', 'donohue'] as const) {
      for (let sides = 2; sides <= 6; sides++) {
        const dealt = Math.floor(36 / sides);
        const taken = [dealt * sides, ...Array<number>(sides - 1).fill(0)].join('.');
        expect(ask({ dealt: `${dealt}`, taken, ...all('1') }, book)).toMatchObject({
          ok: true,
          value: { totals: [{ to: 'Side 1', points: 30 + dealt * (sides - 1) }] },
        });
      }
    }
  });
  test('cards that do not add up are rejected with the sum', () => {
    expect(ask({ dealt: '18', taken: '20.18', ...all('1') })).toMatchObject({ ok: false, problems: [{ field: 'taken', found: '20 + 18 = 38' }] });
    expect(ask({ dealt: '18', taken: '12.12.12', ...all('1') })).toMatchObject({ ok: false, problems: [{ field: 'dealt' }] });
    expect(ask({ dealt: '18', taken: '18.18', ...all('1'), queen: '3' })).toMatchObject({ ok: false, problems: [{ field: 'queen' }] });
    expect(ask({ dealt: '18', taken: '18.18', ...all('1'), before: '3' })).toMatchObject({ ok: false });
  });
});

describe('French whist', () => {
  const french = scorerIn(countsOf(game, 'french-whist'), 'deal');
  const deal = (raw: Raw) => {
    const values = decode(french?.ask ?? {}, { dealt: '18', taken: '18.18', ...all('1'), ...raw });
    return values.ok ? (french?.score(values.value as never, 'blue-ribbon-1940') as Result<Answer>) : values;
  };
  test('the ten of diamonds is ten more, but only once as the ten of trumps', () => {
    expect(deal({ 'diamond-ten': '2' })).toMatchObject({ ok: true, value: { headline: 'Side 1 30, Side 2 10' } });
    expect(deal({ 'diamond-ten': 'trump' })).toMatchObject({ ok: true, value: { headline: 'Side 1 30', notes: [expect.stringContaining('once')] } });
  });
  test('an unknown side is rejected', () => {
    expect(deal({ 'diamond-ten': '3' })).toMatchObject({ ok: false, problems: [{ field: 'diamond-ten', found: 'Side 3' }] });
  });
});

describe('counting out', () => {
  const both = { dealt: '18', taken: '18.18', ...all('1'), ten: '2', before: '30.31' };
  const headline = (raw: Raw, book: BookId) => {
    const result = ask(raw, book);
    return result.ok ? result.value.headline : 'refused';
  };
  test('the ten counts before the jack, in the one book that gives an order', () => {
    expect(headline(both, 'blue-ribbon-1940')).toBe('Side 2 wins the game');
    expect(headline(both, 'donohue')).toContain('does not say who wins');
  });
  test('the cards count before the ace', () => {
    expect(headline({ ...both, taken: '10.26', ten: '1', ace: '1', before: '27.37' }, 'blue-ribbon-1940')).toBe('Side 2 wins the game');
  });
  test('of two sides that go out on cards, neither is first', () => {
    const three = { dealt: '9', taken: '8.0.12.16', ...all('1'), before: '0.0.38.35' };
    expect(headline(three, 'blue-ribbon-1940')).toContain('does not say who wins');
  });
  test('a single side that goes out wins in either book', () => {
    for (const book of ['blue-ribbon-1940', 'donohue'] as const) expect(headline({ ...both, before: '0.40' }, book)).toBe('Side 2 wins the game');
  });
});

test('the sheet describes a deal by its cards and trumps, and a revoke, which loses the game, by its side', () => {
  const sheet = sheetOf(game, 'game');
  const told = (raw: Raw) => {
    const [setup, entry] = [decode(sheet.setup, { sides: '2', names: 'North.South' }), decode(sheet.entry, raw)];
    if (!setup.ok || !entry.ok) throw new Error(JSON.stringify([setup, entry]));
    return sheet.play(setup.value, [entry.value], 'donohue').rows[0]?.say;
  };
  const trumps = { jack: '1', ten: '2', ace: '1', king: '1', queen: '1' };
  expect(told({ ended: 'counted', taken: '18', ...trumps })).toBe('18, 18 cards; the ten to South, the jack to North');
  expect(told({ ended: 'revoke', revoked: '2' })).toBe('A revoke by South');
});
