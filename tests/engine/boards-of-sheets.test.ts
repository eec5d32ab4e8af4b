// What is written on the board of a sheet can be read: no ball lies under it, at the size in which the sheet's style writes it.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { boardOf } from '../../src/rules-engine/games/snooker/reckoning/board.ts';
import { COLOURS } from '../../src/rules-engine/games/snooker/reckoning/colours.ts';
import type { Diagram } from '../../src/rules-engine/vocabulary/diagrams.ts';

const [, said] = /\.sheet-board \.diagram text \{\s*font-size: ([\d.]+)px/.exec(readFileSync('src/styles/parts/sheets.css', 'utf8')) ?? [];
const SIZE = Number(said);
/** A capital or a figure stands so high over its line, and is so wide, in sizes of the type: a little more than in any face. */
const [HIGH, WIDE] = [0.75, 0.62];

/** Words and the balls that lie under them. */
function overlaid({ shapes }: Diagram): string[] {
  return shapes.flatMap((text) => {
    if (text.kind !== 'words') return [];
    const width = text.text.length * SIZE * WIDE;
    const left = text.anchor === 'start' ? text.x : text.x - width / 2;
    return shapes.flatMap((ball) => {
      if (ball.kind !== 'ball') return [];
      const [x, y] = [Math.min(Math.max(ball.x, left), left + width), Math.min(Math.max(ball.y, text.y - SIZE * HIGH), text.y)];
      return Math.hypot(x - ball.x, y - ball.y) < ball.r ? [`"${text.text}" over ${ball.look.word}`] : [];
    });
  });
}

test('the style says how large the words are', () => expect(SIZE).toBeGreaterThan(1));

test.each([15, 12, 0])('with %d reds left the values of the colours stand clear of the balls', (reds) => {
  const board = boardOf({ reds, colours: [...COLOURS] } as never, { points: () => 7 } as never);
  expect(board.shapes.filter(({ kind }) => kind === 'words').length).toBe(COLOURS.length);
  expect(overlaid(board)).toEqual([]);
  for (const shape of board.shapes) if (shape.kind === 'words') expect(shape.y).toBeLessThan(board.height);
});
