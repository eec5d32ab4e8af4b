// The data for printed forms of sheets: pegs on a cribbage board, and bowling frames.
import { expect, test } from 'vitest';
import bowling from '../../../src/rules-engine/games/bowling/index.ts';
import cribbage from '../../../src/rules-engine/games/cribbage/index.ts';
import { type BookId, playWritten, type Raw } from '../../../src/rules-engine/index.ts';
import { sheetIn } from '../../../src/rules-engine/scoring/counts.ts';
import { countsOf } from '../../support/counts/counts.ts';

function play(game: Parameters<typeof countsOf>[0], key: string, setup: Raw, entries: readonly Raw[], book: BookId) {
  const sheet = sheetIn(countsOf(game), key);
  if (sheet === undefined) throw new Error(`no sheet ${key}`);
  return playWritten(sheet, { setup, entries }, book).played;
}
const peg = (who: string, points: number): Raw => ({ who, what: 'hand', points: String(points) });

test('the front peg shows the score, the back peg the previous score, and neither goes past the last hole', () => {
  const entries = [peg('first', 24), peg('second', 2), peg('first', 12), peg('first', 29)];
  expect(play(cribbage, 'game', { first: 'Ann' }, entries, 'donohue').pegs).toEqual({
    holes: 61,
    players: [
      { key: 'first', name: 'Ann', front: 61, back: 36 },
      { key: 'second', name: 'Second player', front: 2, back: 0 },
    ],
  });
  expect(play(cribbage, 'game', {}, entries, 'sierra').pegs?.holes).toBe(121);
});

const BLUE: BookId = 'blue-ribbon-1940';
const framesOf = (balls: readonly string[]) =>
  play(
    bowling,
    'sheet',
    {},
    balls.map((a) => ({ a, b: '0.0' })),
    BLUE,
  ).frames?.[0];

test('a frame has a mark for each ball, and a total once the next balls are rolled', () => {
  expect(framesOf(['10', '6.4', '7.0'])?.boxes).toEqual([
    { marks: ['X'], total: 20 },
    { marks: ['6', '/'], total: 37 },
    { marks: ['7', '–'], total: 44 },
  ]);
  expect(framesOf(['9.0', '10'])).toMatchObject({ total: 9, boxes: [{ total: 9 }, { marks: ['X'], total: null }] });
});

test.each([
  [['10.10.10'], ['X', 'X', 'X'], 300],
  [['10.3.7'], ['X', '3', '/'], 283],
  [['9.1.10'], ['9', '/', 'X'], 279],
  [['10.10.4'], ['X', 'X', '4'], 294],
] as const)('the tenth frame %s includes the extra balls', ([last], marks, total) => {
  const written = framesOf([...Array.from({ length: 9 }, () => '10'), last]);
  expect(written?.boxes.at(-1)).toEqual({ marks, total });
});
