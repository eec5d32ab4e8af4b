// How entries are replayed in order, with a minimal game: first to three.
import { expect, test } from 'vitest';
import { problem } from '../../../../src/rules-engine/scoring/result.ts';
import type { Line } from '../../../../src/rules-engine/scoring/scorers.ts';
import { replay, type Turn } from '../../../../src/rules-engine/sheets/replay.ts';

const columns = [
  { key: 'a', title: 'A', side: 'a' },
  { key: 'b', title: 'B', side: 'b' },
] as const;
const to = (side: string, points: number): Line => ({ rule: 'points.trick', say: 'trick', points, to: side });
const played = (turns: readonly Turn[], over: Partial<Parameters<typeof replay<Turn>>[0]> = {}) =>
  replay<Turn>({
    columns,
    entries: turns,
    say: (turn) => `entry of ${(turn.lines ?? []).length}`,
    turn: (turn) => turn,
    end: (has) => (Object.values(has).some((points) => points >= 3) ? 'Three.' : null),
    state: (has, ended) => [JSON.stringify(has), String(ended)],
    ...over,
  });

test('points are added by column; an invalid entry is reported and left out', () => {
  const amiss = [problem('at', 'expected one', 'two')];
  const { rows, state, over } = played([
    { lines: [to('a', 1), { rule: 'points.trick', say: 'told', points: 5 }] },
    { lines: [to('b', 9)], problems: amiss },
    { lines: [to('a', 1), { rule: 'points.trick', say: 'free', to: 'b' }] },
  ]);
  expect(state).toEqual(['{"a":2,"b":0}', 'null']);
  expect(over).toBeNull();
  expect(rows.map(({ lines, problems }) => [lines.length, problems.length])).toEqual([
    [2, 0],
    [0, 1],
    [2, 0],
  ]);
  for (const row of rows) expect(row).not.toHaveProperty('mark');
});

test('nothing counts after the end, and the final mark is on the entry that ends the game', () => {
  const { rows, state, over } = played([{ lines: [to('b', 3)] }, { lines: [to('a', 3)], notes: ['too late'] }]);
  expect(over).toBe('Three.');
  expect(state).toEqual(['{"a":0,"b":3}', 'Three.']);
  expect(rows[0]).toMatchObject({ mark: 'The game is over', problems: [] });
  expect(rows[1]).toEqual({ say: 'entry of 1', lines: [], problems: [problem('', 'no deal after the end of the game', 'Three')] });
});

test('an entry may end the game, and set its own mark and words', () => {
  const { rows, over, notes } = played([{ mark: 'First rubber', say: 'said' }, { over: 'By agreement', notes: ['one', 'kept'] }, {}], {
    round: 'hand',
    whole: 'rubber',
    notes: ['kept'],
  });
  expect(over).toBe('By agreement');
  expect(rows.map(({ say, mark }) => [say, mark])).toEqual([
    ['said', 'First rubber'],
    ['entry of 0', 'The game is over'],
    ['entry of 0', undefined],
  ]);
  expect(rows[2]?.problems).toEqual([problem('', 'no hand after the end of the rubber', 'By agreement')]);
  expect(notes).toEqual(['kept', 'one']);
});

test('each entry gets the current scores and its index, counting invalid entries; a game may have no end', () => {
  const asked: unknown[] = [];
  const { over } = replay<Turn>({
    columns,
    entries: [{ lines: [to('a', 4)] }, { problems: [problem('', 'one', 'none')] }, { lines: [to('a', 4)] }],
    say: () => '',
    state: () => [],
    turn: (turn, has, at) => {
      asked.push([at, has.a]);
      return turn;
    },
  });
  expect(asked).toEqual([
    [0, 0],
    [1, 4],
    [2, 4],
  ]);
  expect(over).toBeNull();
});
