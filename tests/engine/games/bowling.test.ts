import { expect, test } from 'vitest';
import bowling from '../../../src/rules-engine/games/bowling/index.ts';
import { countFrames } from '../../../src/rules-engine/games/bowling/reckoning/count.ts';
import { TEN } from '../../../src/rules-engine/games/bowling/reckoning/ten.ts';
import { scorerIn, sheetIn } from '../../../src/rules-engine/scoring/counts.ts';
import { decode } from '../../../src/rules-engine/scoring/decoding.ts';
import type { Problem } from '../../../src/rules-engine/scoring/result.ts';
import { sideTotals } from '../../../src/rules-engine/sheets/sheets.ts';
import { countsOf } from '../../support/counts/counts.ts';

const BLUE = 'blue-ribbon-1940';
const gutters = (n: number) => Array<number>(n).fill(0);

/** The result of the whole scorer for balls typed as words: lines, or problems. */
function scored(balls: readonly (number | string)[], book: typeof BLUE | 'donohue' = BLUE, form?: string, key = 'game') {
  const scorer = scorerIn(countsOf(bowling, form), key);
  if (scorer === undefined) throw new Error(`no scorer "${key}"`);
  const values = decode(scorer.ask, { balls: balls.join('.') });
  if (!values.ok) return { problems: values.problems, lines: [], points: 0, notes: [] };
  const result = scorer.score(values.value, book);
  if (!result.ok) return { problems: result.problems, lines: [], points: 0, notes: [] };
  const { lines, notes } = result.value;
  return { problems: [] as readonly Problem[], lines: lines.map((line) => line.say), points: lines.reduce((sum, line) => sum + (line.points ?? 0), 0), notes };
}

test('the sample in the book, frame by frame, and a strike that waits', () => {
  const { lines, points, notes } = scored([10, 6, 4, 7, 1, 10]);
  expect(lines).toEqual([
    'frame 1: a strike: 10 and the next 2 balls, 6 and 4, make 20; total 20',
    'frame 2: 6 and 4, a spare: 10 and the next ball, 7, make 17; total 37',
    'frame 3: 7 and 1, a break: 8; total 45',
  ]);
  expect(points).toBe(45);
  expect(notes).toEqual(['The strike in frame 4 waits for 2 more balls and is left out.', 'The game is not over: 6 of 10 frames are still to come.']);
});

test('a strike or a spare in the tenth frame has its extra balls and no more', () => {
  const strike = scored([...gutters(18), 10, 7, 2]);
  expect(strike.lines.at(-1)).toBe('frame 10: a strike: 10 and the extra balls, 7 and 2, make 19; total 19');
  expect(strike.notes).toEqual([]);
  const spare = scored([...gutters(18), 6, 4, 10]);
  expect(spare.lines.at(-1)).toBe('frame 10: 6 and 4, a spare: 10 and the extra ball, 10, make 20; total 20');
  expect(scored([...gutters(18), 10, 10, 10]).points).toBe(30);
  expect(scored([...gutters(18), 10, 7]).notes).toEqual(['The strike in frame 10 waits for one more ball and is left out.']);
  expect(scored([...gutters(16), 10, 10, 10, 10]).lines.slice(-2)).toEqual([
    'frame 9: a strike: 10 and the next 2 balls, 10 and 10, make 30; total 30',
    'frame 10: a strike: 10 and the extra balls, 10 and 10, make 30; total 60',
  ]);
  expect(scored(Array(12).fill(10)).points).toBe(300);
  expect(countFrames([...gutters(18), 10], { ...TEN, worth: { strike: 10, spare: 10, pin: 1 } }).frames.at(-1)?.score).toBeNull();
});

test('an impossible roll is rejected, with the ball, what was possible and what was entered', () => {
  const refused = (balls: readonly (number | string)[]) => scored(balls).problems;
  expect(refused([6, 5])).toEqual([{ field: 'balls.2', expected: 'at most 4, as 4 pins stand in frame 1 after 6', found: '5' }]);
  expect(refused([10, 9, 2])).toEqual([{ field: 'balls.3', expected: 'at most 1, as 1 pin stands in frame 2 after 9', found: '2' }]);
  expect(refused([11])).toEqual([{ field: 'balls.1', expected: 'a whole number from 0 to 10', found: '"11"' }]);
  expect(refused(['strike'])).toEqual([{ field: 'balls.1', expected: 'a whole number from 0 to 10', found: '"strike"' }]);
  expect(refused([...gutters(18), 6, 3, 1])).toEqual([
    { field: 'balls.21', expected: 'no further ball: frame 10, the last, is neither a strike nor a spare (6 and 3)', found: '1' },
  ]);
  expect(refused([...gutters(18), 6, 4, 1, 1])).toEqual([
    { field: 'balls.22', expected: 'no further ball: the spare in frame 10 brings one extra ball and no more', found: '1' },
  ]);
  expect(refused([...gutters(18), 10, 7, 4])).toEqual([
    { field: 'balls.21', expected: 'at most 3, as 3 pins stand in the extra balls of frame 10 after 7', found: '4' },
  ]);
  expect(refused(Array(13).fill(10))).toEqual([
    { field: 'balls.13', expected: 'no further ball: the strike in frame 10 brings 2 extra balls and no more', found: '10' },
  ]);
});

test('the other forms have their own messages', () => {
  expect(scored([10, 5, 6], 'donohue').problems).toEqual([{ field: 'balls.3', expected: 'at most 5, as 5 pins stand in division 1 after 5', found: '6' }]);
  const at = (place: string, key: string, balls: readonly (number | string)[], book: typeof BLUE | 'donohue') => scored(balls, book, place, key).problems;
  expect(at('cocked-hat', 'frames', [4], BLUE)).toEqual([{ field: 'balls.1', expected: 'a whole number from 0 to 3', found: '"4"' }]);
  expect(at('cocked-hat', 'frames', [2, 2], BLUE)).toEqual([{ field: 'balls.2', expected: 'at most 1, as 1 pin stands in frame 1 after 2', found: '2' }]);
  expect(at('philadelphia', 'balls', [4, 4, 3], 'donohue')).toEqual([
    { field: 'balls.3', expected: 'at most 2, as 2 pins stand in hand 1 after 4 and 4', found: '3' },
  ]);
  expect(at('nine-ball', 'balls', Array(10).fill(0), 'donohue')).toEqual([{ field: 'balls', expected: '1 to 9 entries', found: '10' }]);
  expect(at('old-and-new-counting', 'frames', [10, 3, 3, 5], 'donohue')).toEqual([
    { field: 'balls.4', expected: 'at most 4, as 4 pins stand in compartment 2 after 3 and 3', found: '5' },
  ]);
  expect(at('four-back', 'pins', [4, 'none', 4], BLUE)).toEqual([
    { field: 'balls.3', expected: 'a pin that still stands in inning 1', found: 'the 4, already down' },
  ]);
  expect(at('smallest-number', 'balls', [7, 'early', 4], 'donohue')).toEqual([
    { field: 'balls.3', expected: 'at most 3, as 3 pins stand in this hand after 7 and 0', found: '4' },
  ]);
});

/** The result of a sheet for entries typed as words. */
function kept(form: string | undefined, key: string, entries: readonly Record<string, string>[], setup: Record<string, string> = {}) {
  const sheet = sheetIn(countsOf(bowling, form), key);
  if (sheet === undefined) throw new Error(`no sheet "${key}"`);
  const asked = decode(sheet.setup, setup);
  if (!asked.ok) throw new Error(JSON.stringify(asked.problems));
  const values = entries.map((entry) => {
    const one = decode(sheet.entry, entry);
    if (!one.ok) throw new Error(JSON.stringify(one.problems));
    return one.value;
  });
  return sheet.play(asked.value, values, sheet.books[0] ?? BLUE);
}
const problemsOf = (played: ReturnType<typeof kept>) => played.rows.map((row) => row.problems);

test('the sheet for two rejects what is not one whole frame', () => {
  const sheet = (...entries: Record<string, string>[]) => kept(undefined, 'sheet', entries);
  expect(problemsOf(sheet({ a: '6.5', b: '3.4' }))).toEqual([[{ field: 'a.2', expected: 'at most 4, as 4 pins stand in frame 1 after 6', found: '5' }]]);
  expect(problemsOf(sheet({ a: '7', b: '3.4' }))).toEqual([[{ field: 'a', expected: 'two balls, or one of 10, for frame 1', found: '7' }]]);
  expect(problemsOf(sheet({ a: '10.5', b: '3.4.1' }))).toEqual([
    [
      { field: 'a', expected: 'the balls of frame 1 only, which ends with the strike', found: '10 and 5' },
      { field: 'b', expected: 'the balls of frame 1 only, which ends with 3 and 4', found: '3, 4 and 1' },
    ],
  ]);
  const nine = Array.from({ length: 9 }, () => ({ a: '0.0', b: '10' }));
  expect(problemsOf(sheet(...nine, { a: '6.3.1', b: '10.10' })).at(-1)).toEqual([
    { field: 'a.3', expected: 'no further ball: frame 10, the last, is neither a strike nor a spare (6 and 3)', found: '1' },
    { field: 'b', expected: 'three balls in frame 10: its strike brings one more ball', found: '10 and 10' },
  ]);
  expect(problemsOf(sheet(...nine, { a: '6.3', b: '10.10.10' }, { a: '1.1', b: '1.1' })).at(-1)).toEqual([
    { field: '', expected: 'no frame after the last, frame 10', found: '1 and 1 against 1 and 1' },
  ]);
  const whole = sheet(...nine, { a: '6.3', b: '10.10.10' });
  expect(sideTotals(whole)).toEqual([
    { side: 'First', points: 9 },
    { side: 'Second', points: 300 },
  ]);
  expect(whole.over).toBe('Second wins by 291.');
});

test('the sheet for two leaves out an impossible entry and plays on', () => {
  const played = kept(undefined, 'sheet', [
    { a: '10', b: '1.1' },
    { a: '9.9', b: '1.1' },
    { a: '3.4', b: '1.1' },
  ]);
  expect(sideTotals(played)).toEqual([
    { side: 'First', points: 24 },
    { side: 'Second', points: 4 },
  ]);
  expect(played.rows.map((row) => row.lines.length)).toEqual([2, 0, 2]);
});

test('the match by legs rejects too many pins and an entry after the end', () => {
  const match = 'match-game';
  expect(problemsOf(kept(match, 'legs', [{ a: '65', b: '50' }], { players: '2' }))).toEqual([
    [{ field: 'a', expected: 'at most 60 pins, three balls of ten for each player', found: '65' }],
  ]);
  const over = kept(
    match,
    'legs',
    [
      { a: '20', b: '10' },
      { a: '15', b: '15' },
      { a: '20', b: '19' },
      { a: '1', b: '2' },
    ],
    { first: 'A', second: 'B' },
  );
  expect(problemsOf(over).at(-1)).toEqual([{ field: '', expected: 'no rolling after the end of the match', found: over.over?.slice(0, -1) }]);
  expect(over.over).toBe('B loses the match, 2 legs to 0, and pays.');
  expect(over.notes.length).toBe(1);
  const long = kept(match, 'legs', Array(8).fill({ a: '20', b: '10' }), { length: 'five-legs' });
  expect(problemsOf(long).map((all) => all.length)).toEqual([0, 0, 0, 0, 0, 1, 1, 1]);
});

test('nine up and nine down prints each point under its own item', () => {
  const scorer = scorerIn(countsOf(bowling, 'nine-up-nine-down'), 'innings');
  const result = scorer?.score({ innings: ['both', 'failed'] } as never, BLUE);
  expect(result?.ok === true && result.value.lines.map(({ rule, points }) => [rule, points])).toEqual([
    ['bowling/nine-up-nine-down.points.first-pin', 1],
    ['bowling/nine-up-nine-down.points.last-pin', 1],
    ['bowling/nine-up-nine-down.law.task-failed', 0],
  ]);
});

test('all down with the last of three balls is neither a strike nor a spare, and no later ball counts for it', () => {
  expect(scored([7, 1, 2, 9], BLUE, 'duck-pin', 'frames').lines).toEqual(['frame 1: 7, 1 and 2, all down: 10; total 10']);
  const result = scorerIn(countsOf(bowling, 'duck-pin'), 'frames')?.score({ balls: [7, 1, 2] } as never, BLUE);
  expect(result?.ok === true && result.value.lines[0]?.rule).toBe('bowling/duck-pin.points.pin');
});
