// Spades against the figures of sierra p. 126-130.

import { describe, expect, test } from 'vitest';
import spades from '../../../src/rules-engine/games/spades/index.ts';
import { type Answer, decode, type Played, type Raw, type Result, sideTotals } from '../../../src/rules-engine/index.ts';
import { scorerIn, sheetIn } from '../../../src/rules-engine/scoring/counts.ts';
import { countsOf } from '../../support/counts/counts.ts';

const OPEN: Raw = { failed: 'nothing', nilTricks: 'apart' };
function ask(raw: Raw): Result<Answer> {
  const values = decode(scorerIn(countsOf(spades), 'deal')?.ask ?? {}, { ...OPEN, ...raw });
  return values.ok ? (scorerIn(countsOf(spades), 'deal')?.score(values.value as never, 'sierra') as Result<Answer>) : values;
}
function points(raw: Raw): number {
  const result = ask(raw);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value.totals.reduce((sum, one) => sum + one.points, 0);
}
function keep(setup: Raw, entries: Raw[]): Played {
  const sheet = sheetIn(countsOf(spades), 'game');
  if (sheet === undefined) throw new Error('no sheet');
  const asked = decode(sheet.setup, { ...OPEN, ...setup });
  const rows = entries.map((raw) => decode(sheet.entry, raw));
  if (!asked.ok || rows.some((row) => !row.ok)) throw new Error(JSON.stringify([asked, rows]));
  return sheet.play(asked.value as never, rows.map((row) => (row.ok ? row.value : {})) as never, 'sierra');
}

describe('one deal', () => {
  test('every bid against every number of tricks', () => {
    for (let bid = 2; bid <= 13; bid++) {
      for (let tricks = 0; tricks <= 13; tricks++) {
        const input = { bids: `1.${bid - 1}`, tricks: `${tricks}.0` };
        expect(points(input), `${bid} bid, ${tricks} taken`).toBe(tricks < bid ? 0 : 10 * bid + (tricks - bid) - (tricks - bid >= 10 ? 100 : 0));
        if (tricks < bid) expect(points({ ...input, failed: 'tricks' })).toBe(-10 * bid);
      }
    }
  });
  test('nil, alone and by both', () => {
    expect(points({ bids: 'nil.nil', tricks: '0.0' })).toBe(200);
    expect(points({ bids: 'nil.double-nil', tricks: '1.0' })).toBe(100);
    expect(points({ bids: 'nil.4', tricks: '1.4' })).toBe(-60);
  });
  test('tricks of a failed nil: separate, or with the partner by agreement', () => {
    expect(points({ bids: 'nil.4', tricks: '1.3' })).toBe(-100);
    expect(points({ bids: 'nil.4', tricks: '1.3', nilTricks: 'partner' })).toBe(-60);
  });
  test('the tenth bag costs points, and the count continues from there', () => {
    const result = ask({ bids: '2.2', tricks: '4.3', bags: '8', before: '400' });
    expect(result).toMatchObject({ ok: true, value: { notes: ['The score is now 343; playing to 500.', 'Bags carried on: 1.'] } });
    expect(points({ bids: '1.nil', tricks: '13.0', bags: '9' })).toBe(10 + 12 - 200 + 100);
  });
  test('impossible deals are rejected with the sum', () => {
    expect(ask({ bids: '3.3', tricks: '9.5' })).toMatchObject({ ok: false, problems: [{ field: 'tricks', found: '9 + 5 = 14' }] });
    expect(ask({ bids: '9.5', tricks: '9.4' })).toMatchObject({ ok: false, problems: [{ field: 'bids', found: '9 + 5 = 14' }] });
  });
});

describe('the sheet', () => {
  const deal = (weBid: string, weTook: string, theyBid: string, theyTook: string) => ({ weBid, weTook, theyBid, theyTook });
  test('bags are carried from deal to deal', () => {
    const played = keep({}, [deal('1.1', '4.3', '3.3', '3.3'), deal('1.1', '4.3', '3.3', '3.3')]);
    expect(sideTotals(played)).toEqual([
      { side: 'We', points: 2 * (20 + 5) - 100 },
      { side: 'They', points: 120 },
    ]);
    expect(played.state[0]).toBe('We: -50 points and 0 bags.');
  });
  test('the game ends at the mark, and a later deal counts nothing', () => {
    const big = deal('double-nil.8', '0.8', '2.2', '3.2');
    const played = keep({ we: 'Ann' }, [big, big, big]);
    expect(played.over).toBe('The game is over: Ann reached 500.');
    expect(played.rows[1]?.mark).toBeDefined();
    expect(played.rows[2]?.problems).toHaveLength(1);
    expect(played.rows[2]?.lines).toEqual([]);
  });
  test('fourteen tricks are a problem in their row, and the next deal counts', () => {
    const played = keep({}, [deal('3.3', '4.4', '3.3', '3.3'), deal('3.3', '4.3', '3.3', '3.3')]);
    expect(played.rows[0]?.problems).toEqual([{ field: 'theyTook', expected: '13 tricks in all', found: '4 + 4 + 3 + 3 = 14' }]);
    expect(sideTotals(played)[0]?.points).toBe(61);
  });
  test('if only the tricks of the first side are given, the second has the rest', () => {
    const both = keep({}, [deal('3.3', '4.4', '2.2', '3.2')]);
    const first = keep({}, [deal('3.3', '4.4', '2.2', '')]);
    expect(first.rows[0]?.lines).toEqual(both.rows[0]?.lines);
    expect(first.rows[0]?.say).toContain('took 5');
  });
  test('if the second side bid nil, its tricks are asked for each partner', () => {
    const played = keep({}, [deal('3.3', '4.4', 'nil.2', '')]);
    expect(played.rows[0]?.problems).toEqual([expect.objectContaining({ field: 'theyTook', expected: 'that of each partner, where one bid nil' })]);
  });
  test('more than 13 tricks of the first side are a problem of that side', () => {
    const played = keep({}, [deal('3.3', '7.7', '2.2', '')]);
    expect(played.rows[0]?.problems).toEqual([expect.objectContaining({ field: 'weTook', found: '7 + 7 + 0 = 14' })]);
  });
});

describe('a side in one field', () => {
  test.each([
    [{ bids: '7', tricks: '9' }, 72],
    [{ bids: '3.4', tricks: '9' }, 72],
    [{ bids: '7', tricks: '4.5' }, 72],
  ])('%o', (raw, sum) => expect(points(raw)).toBe(sum));
  test('with a nil the tricks of each partner are needed', () => {
    expect(ask({ bids: 'nil', tricks: '9' })).toMatchObject({ ok: false, problems: [{ field: 'bids' }] });
    expect(ask({ bids: 'nil.5', tricks: '9' })).toMatchObject({ ok: false, problems: [{ field: 'tricks' }] });
  });
});
