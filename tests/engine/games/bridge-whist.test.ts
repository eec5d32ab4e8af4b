// The scorers of bridge whist against the table of uspc-1898 p. 35, the rules of donohue p. 397-398, and the revoke on p. 406 and p. 34-35.

import { describe, expect, test } from 'vitest';
import bridge from '../../../src/rules-engine/games/bridge-whist/index.ts';
import { type Answer, type BookId, decode, type Played, type Raw, type Result, sideTotals } from '../../../src/rules-engine/index.ts';
import { answered, scorerOf, sheetOf } from '../../support/counts/counts.ts';

const BOOKS: readonly BookId[] = ['uspc-1898', 'donohue'];
const PLAIN: Raw = { doubles: '0', chicane: 'nobody', revoke: 'nobody' };

const deal = scorerOf(bridge, 'deal');
const ask = (raw: Raw, book: BookId): Result<Answer> => answered(deal, { ...PLAIN, ...raw }, book);
function totals(raw: Raw, book: BookId): Record<string, number> {
  const result = ask(raw, book);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return Object.fromEntries(result.value.totals.map(({ to, points }) => [to, points]));
}
const OURS = 'Dealer’s side';
const THEIRS = 'Opponents';

// The printed table, row by row: spades, clubs, diamonds, hearts. Typed from the page, not from the engine.
const SUITS = ['spades', 'clubs', 'diamonds', 'hearts'] as const;
const TRICK = [2, 4, 6, 8];
const ROWS: Readonly<Record<string, readonly number[]>> = {
  'three in two hands': [4, 8, 12, 16],
  'four in two hands': [8, 16, 24, 32],
  'five in two hands': [10, 20, 30, 40],
  'four in one hand': [16, 32, 48, 64],
  'four in one hand and one in the other': [18, 36, 54, 72],
  'five in one hand': [20, 40, 60, 80],
};
/** The row for a pair of hands: all pairs that count. */
const PAIRS: Readonly<Record<string, string>> = {
  '3+0': 'three in two hands',
  '2+1': 'three in two hands',
  '1+2': 'three in two hands',
  '0+3': 'three in two hands',
  '4+0': 'four in one hand',
  '0+4': 'four in one hand',
  '3+1': 'four in two hands',
  '1+3': 'four in two hands',
  '2+2': 'four in two hands',
  '5+0': 'five in one hand',
  '0+5': 'five in one hand',
  '4+1': 'four in one hand and one in the other',
  '1+4': 'four in one hand and one in the other',
  '3+2': 'five in two hands',
  '2+3': 'five in two hands',
};

function* spreads(all: number): Generator<[number, number, number, number]> {
  for (let a = 0; a <= all; a++) for (let b = 0; a + b <= all; b++) for (let c = 0; a + b + c <= all; c++) yield [a, b, c, all - a - b - c];
}
const hands = ([a, b, c, d]: readonly number[]): Raw => ({ 'in-dealer': `${a}`, 'in-dummy': `${b}`, 'in-eldest': `${c}`, 'in-right': `${d}` });

describe.each(BOOKS)('honours by %s', (book) => {
  test('every split of the five honours over four hands, in every suit', () => {
    let seen = 0;
    for (const spread of spreads(5)) {
      const [a, b, c, d] = spread;
      SUITS.forEach((trump, n) => {
        const row = (one: number, other: number) => ROWS[PAIRS[`${one}+${other}`] ?? '']?.[n] ?? 0;
        const expected = { [OURS]: (TRICK[n] ?? 0) + row(a, b), [THEIRS]: row(c, d) };
        const found = totals({ trump, tricks: '7', ...hands(spread) }, book);
        expect({ [OURS]: found[OURS] ?? 0, [THEIRS]: found[THEIRS] ?? 0 }, `${trump} ${spread}`).toEqual(expected);
        seen += 1;
      });
    }
    expect(seen).toBe(56 * 4);
  });

  test('every split of the four aces at no trumps', () => {
    const aces: Readonly<Record<string, number>> = { '3+0': 30, '2+1': 30, '1+2': 30, '0+3': 30, '3+1': 40, '2+2': 40, '1+3': 40, '4+0': 100, '0+4': 100 };
    for (const spread of spreads(4)) {
      const [a, b, c, d] = spread;
      const found = totals({ trump: 'none', tricks: '6', ...hands(spread) }, book);
      expect({ [OURS]: found[OURS] ?? 0, [THEIRS]: found[THEIRS] ?? 0 }, `${spread}`).toEqual({
        [OURS]: aces[`${a}+${b}`] ?? 0,
        [THEIRS]: 12 + (aces[`${c}+${d}`] ?? 0),
      });
    }
  });

  test('honours and chicane are not doubled, tricks are', () => {
    expect(totals({ trump: 'hearts', tricks: '8', doubles: '2', ...hands([3, 0, 2, 0]) }, book)).toEqual({ [OURS]: 2 * 32 + 16 });
    expect(totals({ trump: 'diamonds', tricks: '7', doubles: '1', chicane: 'dealer' }, book)).toEqual({ [OURS]: 12 + 12 });
  });

  test.each([
    [13, { [OURS]: 14 + 40 }],
    [12, { [OURS]: 12 + 20 }],
    [11, { [OURS]: 10 }],
    [1, { [THEIRS]: 12 + 20 }],
    [0, { [THEIRS]: 14 + 40 }],
  ])('slams: %i tricks in spades', (tricks, expected) => expect(totals({ trump: 'spades', tricks: `${tricks}` }, book)).toEqual(expected));

  test('impossible deals are rejected with the sum', () => {
    const result = ask({ trump: 'hearts', tricks: '7', ...hands([3, 0, 2, 1]) }, book);
    expect(result).toMatchObject({ ok: false, problems: [{ field: 'in-dealer', found: '3 + 0 + 2 + 1 = 6' }] });
    expect(ask({ trump: 'none', tricks: '7', chicane: 'dealer' }, book)).toMatchObject({ ok: false });
    expect(ask({ trump: 'clubs', tricks: '7', chicane: 'dealer', ...hands([2, 1, 2, 0]) }, book)).toMatchObject({ ok: false });
    expect(ask({ trump: 'clubs', tricks: '14' }, book)).toMatchObject({ ok: false });
  });
});

describe('doubling', () => {
  test('no limit by the book of 1898, 100 points by Donohue', () => {
    expect(totals({ trump: 'hearts', tricks: '7', doubles: '5' }, 'uspc-1898')).toEqual({ [OURS]: 256 });
    expect(totals({ trump: 'hearts', tricks: '7', doubles: '3' }, 'donohue')).toEqual({ [OURS]: 64 });
    expect(totals({ trump: 'hearts', tricks: '7', doubles: '4' }, 'donohue')).toEqual({ [OURS]: 100 });
    expect(ask({ trump: 'hearts', tricks: '7', doubles: '5' }, 'donohue')).toMatchObject({ ok: false, problems: [{ field: 'doubles' }] });
  });
});

describe('the revoke', () => {
  const guilty: Raw = { revoke: 'dealer', revokes: '1', penalty: 'tricks' };
  test('three tricks are transferred, and at least one is left in 1898', () => {
    expect(totals({ trump: 'spades', tricks: '9', ...guilty }, 'uspc-1898')).toEqual({ [THEIRS]: 2 });
    expect(totals({ trump: 'spades', tricks: '3', ...guilty }, 'uspc-1898')).toEqual({ [THEIRS]: 12 });
    expect(totals({ trump: 'spades', tricks: '3', ...guilty }, 'donohue')).toEqual({ [THEIRS]: 14 });
  });
  test('no slam from tricks taken by a penalty, and none for the side that revoked', () => {
    expect(totals({ trump: 'spades', tricks: '12', ...guilty }, 'uspc-1898')).toEqual({ [OURS]: 6 });
    expect(totals({ trump: 'spades', tricks: '2', ...guilty }, 'donohue')).toEqual({ [THEIRS]: 14 });
  });
  test('28 is the maximum for a side that revoked', () => {
    for (const book of BOOKS) expect(totals({ trump: 'hearts', tricks: '11', ...guilty, 'dealer-before': '20' }, book)).toEqual({ [OURS]: 8 });
    expect(totals({ trump: 'hearts', tricks: '10', ...guilty, 'dealer-before': '20' }, 'donohue')).toEqual({ [OURS]: 8 });
  });
  test('the other two penalties are in Donohue only', () => {
    expect(totals({ trump: 'clubs', tricks: '8', ...guilty, penalty: 'added' }, 'donohue')).toEqual({ [OURS]: 8, [THEIRS]: 12 });
    expect(totals({ trump: 'clubs', tricks: '8', ...guilty, penalty: 'taken-off', 'dealer-before': '20' }, 'donohue')).toEqual({ [OURS]: 8 - 12 });
    expect(ask({ trump: 'clubs', tricks: '8', ...guilty, penalty: 'added' }, 'uspc-1898')).toMatchObject({ ok: false, problems: [{ field: 'penalty' }] });
  });
});

describe('the rubber', () => {
  const sheet = sheetOf(bridge, 'rubber');
  function play(entries: readonly Raw[], book: BookId = 'uspc-1898'): Played {
    const setup = decode(sheet.setup, {});
    const values = entries.map((raw) => {
      const one = decode(sheet.entry, { ...PLAIN, ...raw });
      if (!one.ok) throw new Error(JSON.stringify(one.problems));
      return one.value;
    });
    if (!setup.ok) throw new Error('setup');
    return sheet.play(setup.value, values, book);
  }
  const sums = (played: Played) => Object.fromEntries(sideTotals(played).map(({ side, points }) => [side, points]));

  test('honours do not make the game, tricks do', () => {
    const honours = play([{ dealer: 'we', trump: 'none', tricks: '8', ...hands([4, 0, 0, 0]) }]);
    expect(honours.state[0]).toBe('We have 0 games and 24 of 30 below the line, 124 in all.');
    expect(play([{ dealer: 'they', trump: 'hearts', tricks: '10' }]).rows[0]?.mark).toBe('Game: They');
  });
  test('a new game starts from zero for both', () => {
    const played = play([
      { dealer: 'we', trump: 'hearts', tricks: '9' },
      { dealer: 'they', trump: 'none', tricks: '9' },
      { dealer: 'we', trump: 'spades', tricks: '7' },
    ]);
    expect(played.state).toEqual(['We have 0 games and 2 of 30 below the line, 26 in all.', 'They have 1 game and 0 of 30 below the line, 36 in all.']);
  });
  test('the winners of the rubber may lose on points', () => {
    const played = play([
      { dealer: 'we', trump: 'hearts', tricks: '10', ...hands([0, 0, 5, 0]) },
      { dealer: 'we', trump: 'hearts', tricks: '10', ...hands([0, 0, 5, 0]) },
      { dealer: 'we', trump: 'hearts', tricks: '10' },
    ]);
    expect(sums(played)).toEqual({ We: 164, They: 160 });
    const behind = play([
      { dealer: 'we', trump: 'hearts', tricks: '6', ...hands([0, 0, 5, 0]) },
      { dealer: 'we', trump: 'hearts', tricks: '10', ...hands([0, 0, 5, 0]) },
      { dealer: 'we', trump: 'hearts', tricks: '10', ...hands([0, 0, 5, 0]) },
    ]);
    expect(sums(behind)).toEqual({ We: 164, They: 248 });
    expect(behind.over).toContain('They have more points');
  });
  test('a deal after the end and an impossible deal have no lines, and the others count', () => {
    const game: Raw = { dealer: 'we', trump: 'none', tricks: '9' };
    const played = play([game, { dealer: 'we', trump: 'hearts', tricks: '7', ...hands([3, 3, 0, 0]) }, game, game]);
    expect(played.rows.map((row) => row.problems.length)).toEqual([0, 1, 0, 1]);
    expect(sums(played)).toEqual({ We: 36 + 36 + 100, They: 0 });
  });
  test('the score before the deal limits a side that revoked to 28', () => {
    const played = play([
      { dealer: 'we', trump: 'hearts', tricks: '9' },
      { dealer: 'we', trump: 'hearts', tricks: '11', revoke: 'dealer', revokes: '1', penalty: 'tricks' },
    ]);
    expect(played.state[0]).toContain('28 of 30');
  });
});
