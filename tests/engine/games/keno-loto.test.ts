// Loto against Donohue p. 324-326 and keno against Blue Ribbon 1940 p. 247-248: lines counted by a second method, the pool by a second account.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import kenoLoto from '../../../src/rules-engine/games/keno-loto/index.ts';
import { odds } from '../../../src/rules-engine/games/keno-loto/odds.ts';
import { sameTen } from '../../../src/rules-engine/games/keno-loto/reckoning/lines.ts';
import { decode, type Played, type Raw, sideTotals } from '../../../src/rules-engine/index.ts';
import { countedOut } from '../../../src/rules-engine/odds/odds.ts';
import { scorerIn, sheetIn } from '../../../src/rules-engine/scoring/counts.ts';
import { countsOf } from '../../support/counts/counts.ts';
import { places } from '../../support/library.ts';

function counted(key: string, raw: Raw, book: 'donohue' | 'blue-ribbon-1940') {
  const scorer = scorerIn(countsOf(kenoLoto), key);
  if (scorer === undefined) throw new Error(`no scorer ${key}`);
  const values = decode(scorer.ask, raw);
  return values.ok ? scorer.score(values.value, book) : values;
}
function kept(setup: Raw, entries: readonly Raw[]): Played {
  const sheet = sheetIn(countsOf(kenoLoto), 'pool');
  if (sheet === undefined) throw new Error('no sheet');
  const asked = decode(sheet.setup, setup);
  const rows = entries.map((raw) => decode(sheet.entry, raw));
  if (!asked.ok || rows.some((row) => !row.ok)) throw new Error(JSON.stringify([asked, rows]));
  return sheet.play(asked.value as never, rows.map((row) => (row.ok ? row.value : {})) as never, 'donohue');
}

describe('a drawing', () => {
  /** What a line wins, by its number of counters, from the sixth paragraph; those on the line are included. */
  const BRINGS = [0, 1, 7, 28, 104, 255];
  test('every card of three lines wins what the book lists', () => {
    for (let a = 0; a <= 5; a++)
      for (let b = 0; b <= 5; b++)
        for (let c = 0; c <= 5; c++) {
          const result = counted('drawing', { lines: [a, b, c].join('.') }, 'donohue');
          if (a + b + c > 10) {
            expect(result.ok).toBe(false);
            continue;
          }
          const sum = (BRINGS[a] ?? 0) + (BRINGS[b] ?? 0) + (BRINGS[c] ?? 0);
          expect(result.ok && result.value.totals.reduce((all, { points }) => all + points, 0), `${a} ${b} ${c}`).toBe(sum);
        }
  });
  test('the frequencies agree with repeated drawings from a small bag', () => {
    const place = places.find(({ id }) => id === 'keno-loto');
    if (place === undefined) throw new Error('no place');
    const shares = countedOut(place, odds).map(({ tallies }) => Number(tallies[0]?.tally.wins) / Number(tallies[0]?.tally.of));
    // A second method: the chance of each pattern of the five numbers, one after another.
    const chance = (found: number) => {
      let [one, ways] = [1, 1];
      for (let n = 0; n < 5; n++) one *= (n < found ? 10 - n : 80 - (n - found)) / (90 - n);
      for (let n = 0; n < found; n++) ways = (ways * (5 - n)) / (n + 1);
      return one * ways;
    };
    for (const [n, share] of shares.entries()) expect(share).toBeCloseTo(chance(n + 1), 12);
    expect(shares.reduce((sum, share, n) => sum + share * (n + 1), 0)).toBeCloseTo(50 / 90, 12);
  });
});

test('a keno with two numbers of one ten is impossible, however tens are divided', () => {
  expect(sameTen([12, 15, 30, 41, 52])).toEqual([12, 15]);
  expect(sameTen([10, 11, 30, 41, 52])).toBeNull();
  expect(sameTen([19, 20, 30, 41, 52])).toBeNull();
  expect(sameTen([81, 90])).toEqual([81, 90]);
  expect(counted('keno', { row: '12.15.30.41.52', drawn: '12 15 30 41 52', card: 'both', pool: '9' }, 'blue-ribbon-1940').ok).toBe(false);
});

test('a thousand games of loto agree with purses, a pool and a box', () => {
  const SIZES = { two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8 } as const;
  const table = fc.constantFrom(...(Object.keys(SIZES) as (keyof typeof SIZES)[]));
  const game = table.chain((size) => {
    const each = (most: number, least = 0) => fc.array(fc.integer({ min: least, max: most }), { minLength: SIZES[size], maxLength: SIZES[size] });
    return fc.record({
      size: fc.constant(size),
      stake: fc.integer({ min: 2, max: 80 }),
      cards: each(3, 1),
      drawings: fc.array(each(120), { maxLength: 8 }),
      last: each(300),
      held: each(2),
    });
  });
  fc.assert(
    fc.property(game, ({ size, stake, cards, drawings, last, held }) => {
      const parts = cards.map((many) => (many * stake) / 2);
      const box = held.reduce((sum, one) => sum + one, 0);
      const whole = parts.reduce((sum, one) => sum + one, 0);
      fc.pre(box < whole);
      const purse = parts.map((part) => -part);
      let pool = whole - box;
      for (const drawing of drawings) {
        const due = drawing.reduce((sum, one) => sum + one, 0);
        while (pool < due) {
          for (const [n, part] of parts.entries()) purse[n] = (purse[n] ?? 0) - part;
          pool += whole;
        }
        for (const [n, one] of drawing.entries()) purse[n] = (purse[n] ?? 0) + one;
        pool -= due;
      }
      for (const [n, one] of last.entries()) {
        const paid = Math.min(one, pool);
        pool -= paid;
        purse[n] = (purse[n] ?? 0) + paid + (held[n] ?? 0);
      }
      const entries = [...drawings.map((won) => ({ won: won.join('.') })), { won: last.join('.'), last: 'yes', held: held.join('.') }];
      const played = kept({ players: size, stake: `${stake}`, reserve: `${box}`, cards: cards.join('.') }, entries);
      expect(played.rows.flatMap((row) => row.problems)).toEqual([]);
      expect(sideTotals(played).map(({ points }) => points)).toEqual([...purse, pool, 0]);
      expect(played.over).not.toBeNull();
    }),
    { numRuns: 1000 },
  );
});

test('a wrong number of card counts is rejected, and without counts all players have one card each', () => {
  const setup = { players: 'two', stake: '10', reserve: '0' };
  expect(kept({ ...setup, cards: '1.1.1' }, [{ won: '5.5' }]).rows[0]?.problems).toMatchObject([{ expected: 'cards of 2 players', found: '3' }]);
  const alone = kept(setup, [{ won: '5.5' }]);
  expect(alone.rows[0]?.problems).toEqual([]);
  expect(sideTotals(alone)).toEqual(sideTotals(kept({ ...setup, cards: '2.2' }, [{ won: '5.5' }])));
});

test('nothing counts after the last drawing, and too large a reserve is rejected', () => {
  const played = kept({ players: 'two', stake: '10', reserve: '0' }, [{ won: '5.5', last: 'yes' }, { won: '1.0' }]);
  expect(played.over).toBe('The game is over, and all are paid.');
  expect(played.rows[1]?.problems).toHaveLength(1);
  expect(kept({ players: 'two', stake: '10', reserve: '20' }, [{ won: '5.5' }]).rows[0]?.problems).toHaveLength(1);
});
