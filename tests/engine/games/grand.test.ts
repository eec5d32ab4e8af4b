// Grand against the figures of blue-ribbon-1940 p. 388-390.

import { describe, expect, test } from 'vitest';
import grand from '../../../src/rules-engine/games/grand/index.ts';
import { type Answer, decode, type Raw, type Result } from '../../../src/rules-engine/index.ts';
import { scorerIn } from '../../../src/rules-engine/scoring/counts.ts';
import { countsOf } from '../../support/counts/counts.ts';

function ask(scorer: string, raw: Raw): Result<Answer> {
  const row = scorerIn(countsOf(grand), scorer);
  if (row === undefined) throw new Error(`no scorer ${scorer}`);
  const values = decode(row.ask, raw);
  return values.ok ? row.score(values.value as never, 'blue-ribbon-1940') : values;
}
function totals(raw: Raw): Record<string, number> {
  const result = ask('deal', raw);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return Object.fromEntries(result.value.totals.map(({ to, points }) => [to, points]));
}

describe('whist and grand: every bid against every number of tricks', () => {
  test.each([
    ['whist', 5, 30, 65],
    ['grand', 9, 40, 103],
  ] as const)('%s', (game, trick, slam, most) => {
    for (let bid = 5; bid <= 100; bid += 5) {
      for (let tricks = 0; tricks <= 13; tricks++) {
        const made = Math.max(0, tricks - 6) * trick + (tricks === 13 ? slam : 0);
        const theirs = Math.max(0, 7 - tricks) * trick;
        const expected = made >= bid ? { Bidders: made } : theirs > 0 ? { Bidders: -bid - theirs, Opponents: theirs } : { Bidders: -bid };
        expect(totals({ game, bid: `${bid}`, tricks: `${tricks}` }), `${bid} bid, ${tricks} tricks`).toEqual(expected);
        expect(made).toBeLessThanOrEqual(most);
      }
    }
  });
});

describe('euchre', () => {
  test.each([
    ['euchre', '5', '3', 5],
    ['euchre', '5', '5', 20],
    ['euchre', '10', '4', 10],
    ['euchre', '20', '4', -40],
    ['euchre', '5', '2', -25],
    ['lone', '25', '5', 25],
    ['lone', '25', '3', -50],
    ['lone', '20', '5', 20],
    ['lone', '10', '4', 10],
    ['lone', '20', '4', -40],
  ] as const)('%s, bid %s, %s tricks', (game, bid, five, expected) => {
    expect(totals({ game, bid, five })).toEqual({ Bidders: expected });
  });
});

describe('hearts', () => {
  test('on a bid', () => {
    expect(totals({ game: 'hearts', bid: '50', hearts: '0' })).toEqual({ Bidders: 50 });
    expect(totals({ game: 'hearts', bid: '50', hearts: '3' })).toEqual({ Bidders: -53 });
  });
  test('the safety play divides thirteen hearts', () => {
    expect(totals({ game: 'safety', hearts: '13' })).toEqual({ Dealer: 50, 'Eldest hand': -13 });
    for (let hearts = 1; hearts <= 12; hearts++)
      expect(totals({ game: 'safety', hearts: `${hearts}` })).toEqual({ 'Eldest hand': -hearts, Dealer: hearts - 13 });
  });
});

test('invalid bids are rejected', () => {
  expect(ask('deal', { game: 'whist', bid: '12', tricks: '8' })).toMatchObject({ ok: false, problems: [{ field: 'bid', found: '12' }] });
  expect(ask('deal', { game: 'hearts', bid: '55', hearts: '0' })).toMatchObject({ ok: false, problems: [{ field: 'bid' }] });
  expect(ask('deal', { game: 'euchre', bid: '30', five: '5' })).toMatchObject({ ok: false, problems: [{ field: 'bid' }] });
  expect(ask('deal', { game: 'euchre', bid: '25', five: '5' })).toMatchObject({ ok: false, problems: [{ field: 'bid' }] });
  expect(ask('deal', { game: 'lone', bid: '30', five: '5' })).toMatchObject({ ok: false, problems: [{ field: 'bid' }] });
});

describe('the settlement', () => {
  const settle = (first: string, firstBack: string, second: string, secondBack: string) => ask('settlement', { first, firstBack, second, secondBack });
  test('fewer set-backs may reverse the debt', () => {
    expect(settle('90', '0', '95', '3')).toMatchObject({ ok: true, value: { headline: 'First side is owed 20: fewer set-backs outweigh the lower score' } });
    expect(settle('120', '4', '-30', '4')).toMatchObject({ ok: true, value: { headline: 'Second side owes 130' } });
  });
  test('equal scores are rejected', () => expect(settle('70', '1', '70', '2')).toMatchObject({ ok: false, problems: [{ field: 'second' }] }));
});
