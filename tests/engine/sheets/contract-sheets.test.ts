// The rubber by sierra p. 20-34 and blue-ribbon-1940 p. 432-434, and the four deals of blue-ribbon-1940 p. 432-433.

import { describe, expect, test } from 'vitest';
import contract from '../../../src/rules-engine/games/contract-bridge/index.ts';
import { type BookId, columnTotals, decode, type Played, type Raw, type Sheet, sideTotals } from '../../../src/rules-engine/index.ts';
import { sheetIn } from '../../../src/rules-engine/scoring/counts.ts';
import { countsOf } from '../../support/counts/counts.ts';

function play(sheet: Sheet | undefined, setup: Raw, entries: readonly Raw[], book: BookId): Played {
  if (sheet === undefined) throw new Error('no such sheet');
  const set = decode(sheet.setup, setup);
  if (!set.ok) throw new Error(JSON.stringify(set.problems));
  const values = entries.map((entry) => {
    const one = decode(sheet.entry, entry);
    if (!one.ok) throw new Error(JSON.stringify(one.problems));
    return one.value;
  });
  return sheet.play(set.value, values, book);
}
const rubber = (entries: readonly Raw[], book: BookId = 'sierra', setup: Raw = {}) => play(sheetIn(countsOf(contract), 'rubber'), setup, entries, book);
const four = (entries: readonly Raw[], setup: Raw = { dealer: 'we' }) =>
  play(sheetIn(countsOf(contract, 'progressive'), 'four-deal'), setup, entries, 'blue-ribbon-1940');
const deal = (declarer: string, level: number, denomination: string, tricks: number, more: Raw = {}): Raw => ({
  declarer,
  level: `${level}`,
  denomination,
  doubling: 'none',
  tricks: `${tricks}`,
  ...more,
});
const totals = (played: Played) => Object.fromEntries(sideTotals(played).map(({ side, points }) => [side, points]));
const PASSED: Raw = { declarer: 'passed' };

describe('a rubber', () => {
  const five = (second: Raw) => [
    deal('we', 2, 'diamonds', 8),
    second,
    deal('they', 4, 'hearts', 8),
    deal('we', 5, 'clubs', 11),
    deal('we', 4, 'hearts', 10, { ours: '4' }),
  ];
  test('five deals, and a correction of the second', () => {
    // As first entered, the second deal is a game to them: they are vulnerable in the third, and the rubber takes three games.
    const before = rubber(five(deal('they', 3, 'no-trump', 9)));
    expect(totals(before)).toEqual({ We: 40 + 200 + 100 + 120 + 100 + 500, They: 100 });
    expect(before.rows.map((row) => row.mark)).toEqual([undefined, 'Game to them', undefined, 'Game to us', 'Game and rubber to us']);
    // Corrected, it was one down: no game, so the third deal's set is cheaper, the first part score still counts, and the rubber is won in two games.
    const after = rubber(five(deal('they', 3, 'no-trump', 8)));
    expect(totals(after)).toEqual({ We: 40 + 50 + 100 + 100 + 120 + 100 + 700, They: 0 });
    expect(after.rows.map((row) => row.mark)).toEqual([undefined, undefined, undefined, 'Game to us', 'Game and rubber to us']);
    expect(after.over).toContain('We are ahead by 1210');
  });

  test('the state as text', () => {
    const played = rubber([deal('we', 3, 'no-trump', 9), deal('we', 2, 'hearts', 8), deal('they', 1, 'spades', 7)]);
    expect(played.state).toEqual(['We are vulnerable, 60 below the line.', 'They are not vulnerable, 30 below the line.']);
    expect(columnTotals(played)).toEqual({ 'we-above': 0, 'they-above': 0, 'we-below': 160, 'they-below': 30 });
    expect(played.over).toBeNull();
  });

  test('part scores are carried forward, and cancelled by a game of either side', () => {
    const played = rubber([deal('we', 2, 'spades', 8), deal('they', 4, 'spades', 10), deal('we', 1, 'no-trump', 7)]);
    expect(played.rows.map((row) => row.mark)).toEqual([undefined, 'Game to them', undefined]);
    expect(played.state[0]).toBe('We are not vulnerable, 40 below the line.');
  });

  test('only tricks bid count below the line, and only they count towards a game', () => {
    const played = rubber([deal('we', 1, 'hearts', 13, { ours: '5' })]);
    expect(columnTotals(played)).toMatchObject({ 'we-below': 30, 'we-above': 180 + 150 });
    expect(played.rows[0]?.mark).toBeUndefined();
  });

  test('an invalid entry is reported in its row, and the other entries count', () => {
    const played = rubber([deal('we', 4, 'hearts', 10, { ours: '4', theirs: '2' }), deal('we', 4, 'hearts', 10), PASSED]);
    expect(played.rows[0]?.problems[0]?.found).toBe('4 and 2, together 6');
    expect(played.rows[0]?.lines).toEqual([]);
    expect(totals(played)).toEqual({ We: 120, They: 0 });
    expect(played.rows[2]?.say).toBe('All passed');
  });

  test('entries after the rubber are rejected', () => {
    const played = rubber([deal('we', 4, 'hearts', 10), deal('we', 4, 'hearts', 10), deal('we', 4, 'hearts', 10)]);
    expect(played.rows[2]?.problems[0]?.expected).toContain('no deal after the end of the rubber');
    expect(totals(played)).toEqual({ We: 240 + 700, They: 0 });
  });

  test('an unfinished rubber: 300 for a game in 1940, nothing in the manual', () => {
    const entries = [deal('they', 5, 'diamonds', 11), deal('we', 2, 'clubs', 8)];
    expect(totals(rubber(entries, 'blue-ribbon-1940', { unfinished: 'yes' }))).toEqual({ We: 40, They: 400 });
    const modern = rubber(entries, 'sierra', { unfinished: 'yes' });
    expect(totals(modern)).toEqual({ We: 40, They: 100 });
    expect(modern.notes.join(' ')).toContain('nothing of a rubber');
    expect(modern.over).toContain('broken off');
  });

  test('a look at a quitted trick costs 50 in 1940', () => {
    expect(totals(rubber([deal('we', 1, 'clubs', 7, { looked: 'we' })], 'blue-ribbon-1940'))).toEqual({ We: 20, They: 50 });
    expect(totals(rubber([deal('we', 1, 'clubs', 7, { looked: 'we' })], 'sierra'))).toEqual({ We: 20, They: 0 });
  });

  test('names of the sides', () => {
    const played = rubber([deal('they', 3, 'no-trump', 9)], 'sierra', { we: 'Ann and Bob', they: 'Cy and Di' });
    expect(played.state[1]).toBe('Cy and Di are vulnerable, 0 below the line.');
    expect(played.rows[0]?.say).toBe('3 no-trump by Cy and Di, made');
    expect(totals(played)).toEqual({ 'Ann and Bob': 0, 'Cy and Di': 100 });
  });
});

describe('four deals', () => {
  test('vulnerability depends on the deal', () => {
    const entries = [deal('we', 4, 'spades', 9), deal('they', 4, 'spades', 9), deal('we', 4, 'spades', 9), deal('they', 4, 'spades', 9)];
    // We deal the first and the third. The second is dealt by them, so they are vulnerable in it.
    expect(four(entries).rows.map((row) => row.lines[0]?.points)).toEqual([50, 100, 100, 100]);
    const other = [deal('they', 4, 'spades', 9), deal('we', 4, 'spades', 9), deal('they', 4, 'spades', 9), deal('we', 4, 'spades', 9)];
    expect(four(other).rows.map((row) => row.lines[0]?.points)).toEqual([50, 50, 50, 100]);
  });
  test('bonuses and the limit', () => {
    const played = four([
      deal('we', 4, 'spades', 10),
      deal('they', 2, 'clubs', 8),
      deal('we', 7, 'hearts', 3, { doubling: 'doubled' }),
      deal('they', 3, 'no-trump', 9),
    ]);
    expect(played.rows.map((row) => row.lines.reduce((sum, line) => sum + (line.points ?? 0), 0))).toEqual([420, 90, 1000, 600]);
    expect(played.over).toContain('They are ahead by 1270');
  });
  test('honours count for the side that holds them, whichever side declares (1940 p. 432)', () => {
    const bySide = (declarer: string, held: Raw) => totals(four([deal(declarer, 1, 'clubs', 7, held)]));
    const bare = { we: bySide('we', {}), they: bySide('they', {}) };
    for (const declarer of ['we', 'they'] as const) {
      const [own, other] = declarer === 'we' ? (['ours', 'theirs'] as const) : (['theirs', 'ours'] as const);
      const gain = (held: Raw) => {
        const now = bySide(declarer, held);
        return Object.keys(now).map((side) => (now[side] ?? 0) - (bare[declarer][side] ?? 0));
      };
      const [first, second] = declarer === 'we' ? [0, 1] : [1, 0];
      expect(gain({ [own]: '4' })[first], `${declarer}, ${own}`).toBe(100);
      expect(gain({ [own]: '4' })[second]).toBe(0);
      expect(gain({ [other]: '5' })[second], `${declarer}, ${other}`).toBe(150);
      expect(gain({ [other]: '5' })[first]).toBe(0);
    }
  });
  test('a fifth deal is rejected', () => {
    expect(four([PASSED, PASSED, PASSED, PASSED, PASSED]).rows[4]?.problems[0]?.expected).toBe('no deal after the end of the round');
  });
});
