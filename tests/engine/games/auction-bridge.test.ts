// The scorers of auction bridge compared with figures copied again from the book: blue-ribbon-1940 p. 83-86 and laws 57-64, p. 118-119.
// Donohue's older schedule: p. 397-398 and 415.

import { describe, expect, test } from 'vitest';
import auction from '../../../src/rules-engine/games/auction-bridge/index.ts';
import { type Answer, type BookId, decode, type Played, type Raw, type Result, sideTotals } from '../../../src/rules-engine/index.ts';
import { scorerIn, sheetIn } from '../../../src/rules-engine/scoring/counts.ts';
import { countsOf } from '../../support/counts/counts.ts';

const BLUE: BookId = 'blue-ribbon-1940';

function ask(raw: Raw, book: BookId = BLUE): Result<Answer> {
  const row = scorerIn(countsOf(auction), 'deal');
  if (row === undefined) throw new Error('no scorer');
  const values = decode(row.ask, raw);
  return values.ok ? row.score(values.value, book) : values;
}
function answerTo(raw: Raw, book: BookId = BLUE): Answer {
  const result = ask(raw, book);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}
const of = (one: Answer, side: string) => one.totals.find((total) => total.to === side)?.points ?? 0;
const total = (raw: Raw, book: BookId = BLUE) => {
  const one = answerTo(raw, book);
  return [of(one, 'Declarer’s side'), of(one, 'Defenders')];
};

describe('the honours table, hand by hand', () => {
  // From law 59, by the split between the two hands, larger first. Ten for each ace or honour; 3, 4 or 5 held.
  const SUIT: Record<string, number> = { '2+1': 30, '3+0': 30, '2+2': 40, '3+1': 40, '4+0': 80, '3+2': 50, '4+1': 90, '5+0': 100 };
  const NONE: Record<string, number> = { '2+1': 30, '3+0': 30, '2+2': 40, '3+1': 40, '4+0': 100 };
  // Donohue, p. 397: in tricks of the trump suit (2 for spades, 4 clubs, 6 diamonds, 8 hearts).
  const TRICKS: Record<string, number> = { '2+1': 2, '3+0': 2, '2+2': 4, '3+1': 4, '4+0': 8, '3+2': 5, '4+1': 9, '5+0': 10 };
  const VALUE: Record<string, number> = { spades: 2, clubs: 4, diamonds: 6, hearts: 8 };

  test('every split of the honours over the four hands, in every suit, in both books', () => {
    let seen = 0;
    for (const denomination of ['spades', 'hearts', 'diamonds', 'clubs', 'no-trumps']) {
      const most = denomination === 'no-trumps' ? 4 : 5;
      const table = denomination === 'no-trumps' ? NONE : SUIT;
      for (let a = 0; a <= most; a++)
        for (let b = 0; a + b <= most; b++)
          for (let c = 0; a + b + c <= most; c++) {
            const d = most - a - b - c;
            seen += 1;
            const raw: Raw = {
              level: '1',
              denomination,
              doubling: 'no',
              tricks: '7',
              'honours-declarer': `${a}`,
              'honours-dummy': `${b}`,
              'honours-left': `${c}`,
              'honours-right': `${d}`,
            };
            const shape = (one: number, other: number) => `${Math.max(one, other)}+${Math.min(one, other)}`;
            const trick = { spades: 9, hearts: 8, diamonds: 7, clubs: 6, 'no-trumps': 10 }[denomination] ?? 0;
            expect(total(raw), `${denomination} ${a} ${b} ${c} ${d}`).toEqual([trick + (table[shape(a, b)] ?? 0), table[shape(c, d)] ?? 0]);
            const old = (one: number, other: number) =>
              denomination === 'no-trumps' ? (NONE[shape(one, other)] ?? 0) : (TRICKS[shape(one, other)] ?? 0) * (VALUE[denomination] ?? 0);
            expect(total(raw, 'donohue'), `donohue ${denomination} ${a} ${b} ${c} ${d}`).toEqual([(VALUE[denomination] ?? 12) + old(a, b), old(c, d)]);
          }
    }
    expect(seen).toBe(4 * 56 + 35);
  });

  test('six honours are rejected, with the sum', () => {
    const result = ask({ level: '1', denomination: 'hearts', doubling: 'no', tricks: '7', 'honours-declarer': '3', 'honours-left': '3' });
    expect(result.ok ? '' : result.problems[0]?.found).toContain('6');
    const aces = ask({ level: '1', denomination: 'no-trumps', doubling: 'no', tricks: '7', 'honours-dummy': '5' });
    expect(aces.ok).toBe(false);
  });
});

describe('every contract and every number of tricks', () => {
  test('agrees with the schedule of 1926', () => {
    const value: Record<string, number> = { clubs: 6, diamonds: 7, hearts: 8, spades: 9, 'no-trumps': 10 };
    const by: Record<string, readonly [times: number, short: number, made: number]> = { no: [1, 50, 0], doubled: [2, 100, 50], redoubled: [4, 200, 100] };
    for (const denomination of Object.keys(value))
      for (const doubling of Object.keys(by))
        for (let level = 1; level <= 7; level++)
          for (let tricks = 0; tricks <= 13; tricks++) {
            const [times, short, made] = by[doubling] ?? [1, 0, 0];
            const over = tricks - 6 - level;
            let declarer = 0;
            let defenders = 0;
            if (over < 0) defenders = -over * short;
            else declarer = (tricks - 6) * (value[denomination] ?? 0) * times + made * (1 + over);
            if (tricks >= 12) declarer += tricks === 13 ? 100 : 50;
            if (tricks <= 1) defenders += tricks === 0 ? 100 : 50;
            expect(total({ level: `${level}`, denomination, doubling, tricks: `${tricks}` }), `${level} ${denomination} ${doubling} ${tricks}`).toEqual([
              declarer,
              defenders,
            ]);
          }
  });

  test('the chapter: what it takes to win a game in one deal', () => {
    for (const [denomination, level] of [
      ['clubs', 5],
      ['diamonds', 5],
      ['hearts', 4],
      ['spades', 4],
      ['no-trumps', 3],
    ] as const) {
      expect(total({ level: `${level}`, denomination, doubling: 'no', tricks: `${level + 6}` })[0], denomination).toBeGreaterThanOrEqual(30);
      expect(total({ level: `${level - 1}`, denomination, doubling: 'no', tricks: `${level + 5}` })[0], denomination).toBeLessThan(30);
    }
    expect(answerTo({ level: '2', denomination: 'spades', doubling: 'doubled', tricks: '8' }).headline).toContain('36 below the line');
  });

  test.each([
    ['declarers', { declarer: '2', dummy: '1', left: '1', right: '1' }, ['chicane']],
    ['declarers', { declarer: '0', dummy: '3', left: '1', right: '1' }, []],
    ['declarers', { declarer: '3', dummy: '0', left: '1', right: '1' }, []],
    ['defenders', { declarer: '2', dummy: '1', left: '1', right: '1' }, ['chicane']],
    ['defenders', { declarer: '2', dummy: '1', left: '2', right: '0' }, []],
    ['defenders', { declarer: '2', dummy: '1', left: '0', right: '2' }, []],
    ['both', { declarer: '3', dummy: '0', left: '1', right: '1' }, ['chicane']],
    ['both', { declarer: '2', dummy: '1', left: '2', right: '0' }, ['chicane']],
    ['both', { declarer: '3', dummy: '0', left: '0', right: '2' }, []],
  ])('no chicane (%s) if both hands of the side have honours: %j', (chicane, held, fields) => {
    const honours = Object.fromEntries(Object.entries(held).map(([hand, many]) => [`honours-${hand}`, many]));
    const result = ask({ level: '1', denomination: 'hearts', doubling: 'no', tricks: '7', chicane, ...honours }, 'donohue');
    expect(result.ok ? [] : result.problems.map(({ field }) => field)).toEqual(fields);
  });
  test('Donohue’s chicane is not in the code of 1926', () => {
    const raw: Raw = { level: '1', denomination: 'hearts', doubling: 'no', tricks: '7', chicane: 'both' };
    expect(total(raw, 'donohue')).toEqual([24, 16]);
    expect(total(raw)).toEqual([8, 0]);
    expect(answerTo(raw).notes.join(' ')).toContain('no chicane');
  });
});

const sheet = sheetIn(countsOf(auction), 'rubber');
function playRubber(entries: readonly Raw[], setup: Raw = {}, book: BookId = BLUE): Played {
  if (sheet === undefined) throw new Error('no sheet');
  const asked = decode(sheet.setup, setup);
  const rows = entries.map((entry) => decode(sheet.entry, entry));
  if (!asked.ok || rows.some((row) => !row.ok)) throw new Error(JSON.stringify(rows));
  return sheet.play(asked.value as never, rows.map((row) => (row.ok ? row.value : null)) as never, book);
}
const deal = (by: string, level: number, denomination: string, tricks: number, more: Raw = {}): Raw => ({
  kind: 'played',
  by,
  level: `${level}`,
  denomination,
  doubling: 'no',
  tricks: `${tricks}`,
  ...more,
});
const sides = (played: Played) => sideTotals(played).map(({ points }) => points);

describe('the rubber', () => {
  test('a part score is cancelled by a game, and each game starts from zero', () => {
    const played = playRubber([deal('they', 2, 'no-trumps', 8), deal('we', 3, 'no-trumps', 9), deal('they', 1, 'no-trumps', 7)]);
    expect(played.state.join(' ')).toContain('They: 0 games won, 10 below the line, 20 to go, 30 in all.');
    expect(played.rows[1]?.mark).toBe('Game to We');
    expect(played.over).toBeNull();
  });
  test('two games end it with 250, and a further deal is a problem in its row', () => {
    const played = playRubber([deal('we', 3, 'no-trumps', 9), deal('we', 5, 'clubs', 11), deal('they', 1, 'clubs', 7)]);
    expect(sides(played)).toEqual([30 + 30 + 250, 0]);
    expect(played.rows[2]?.problems).toHaveLength(1);
    expect(played.over).toContain('2 games to 0');
  });
  test('the winners of the rubber may lose on points', () => {
    const down = deal('we', 7, 'clubs', 7, { doubling: 'redoubled' });
    const played = playRubber([deal('we', 3, 'no-trumps', 9), down, deal('we', 3, 'no-trumps', 9)]);
    expect(sides(played)).toEqual([310, 1200]);
    expect(played.over).toContain('Rubber to We');
    expect(played.over).toContain('They win by 890 (900 if settled in hundreds)');
  });
  test('a rubber broken off gives 125 for each game won', () => {
    const two = [deal('we', 3, 'no-trumps', 9), deal('they', 4, 'spades', 10)];
    expect(sides(playRubber(two, { unfinished: 'yes' }))).toEqual([30 + 125, 36 + 125]);
    expect(sides(playRubber(two, { unfinished: 'yes' }, 'donohue'))).toEqual([36, 8]);
  });
  test('all pass: nothing; a penalty is above the line and makes no game', () => {
    const played = playRubber([{ kind: 'passed' }, { kind: 'penalty', penalty: 'redouble-redoubled', 'penalty-to': 'we' }]);
    expect(sides(played)).toEqual([500, 0]);
    expect(played.state[0]).toContain('0 games won, 0 below the line');
  });
  test('an impossible deal has no lines, and later deals count', () => {
    const played = playRubber([deal('we', 1, 'hearts', 7, { 'honours-declarer': '4', 'honours-right': '2' }), deal('they', 1, 'clubs', 7)]);
    expect(played.rows[0]?.problems[0]?.found).toContain('6');
    expect(sides(played)).toEqual([0, 6]);
  });
  test('five deals, the second corrected: everything after it follows', () => {
    const before = [
      deal('we', 2, 'hearts', 8),
      deal('they', 2, 'diamonds', 8),
      deal('we', 2, 'diamonds', 8),
      deal('they', 1, 'clubs', 7),
      deal('we', 1, 'clubs', 7),
    ];
    const after = before.map((one, n) => (n === 1 ? deal('they', 5, 'diamonds', 11) : one));
    expect(playRubber(before).rows[2]?.mark).toBe('Game to We');
    const righted = playRubber(after);
    expect(righted.rows[1]?.mark).toBe('Game to They');
    expect(righted.rows[2]?.mark).toBeUndefined();
    expect(righted.state[0]).toContain('20 below the line');
  });
});
