// Text on the board of a sheet is readable: no ball is under it, at the font size of the sheet's style.
import { expect, test } from 'vitest';
import { lettersOf, type Piece, shapePiece } from '../../../src/components/cards/shape-pieces.ts';
import { strip } from '../../../src/rules-engine/games/centennial/diagrams.ts';
import { drawn as layout } from '../../../src/rules-engine/games/matrimony/reckoning/layout.ts';
import { EMPTY, board as pools } from '../../../src/rules-engine/games/pochen/reckoning/board.ts';
import { boardOf } from '../../../src/rules-engine/games/snooker/reckoning/board.ts';
import { COLOURS } from '../../../src/rules-engine/games/snooker/reckoning/colours.ts';
import type { Diagram } from '../../../src/rules-engine/vocabulary/diagrams.ts';

/** Height over the baseline and width of a capital or digit, in font sizes; slightly more than in any real font. */
const [HIGH, WIDE] = [0.75, 0.62];

/** Texts with the balls that they overlap. */
function overlaid({ shapes, width: across }: Diagram): string[] {
  const size = lettersOf({ width: across });
  return shapes.flatMap((text) => {
    if (text.kind !== 'words') return [];
    const width = text.text.length * size * WIDE;
    const left = text.anchor === 'start' ? text.x : text.x - width / 2;
    return shapes.flatMap((ball) => {
      if (ball.kind !== 'ball') return [];
      const [x, y] = [Math.min(Math.max(ball.x, left), left + width), Math.min(Math.max(ball.y, text.y - size * HIGH), text.y)];
      return Math.hypot(x - ball.x, y - ball.y) < ball.r ? [`"${text.text}" over ${ball.look.word}`] : [];
    });
  });
}

test.each([15, 12, 0])('with %d reds left, the values of the colours do not overlap the balls', (reds) => {
  const board = boardOf({ reds, colours: [...COLOURS] } as never, { points: () => 7 } as never);
  expect(board.shapes.filter(({ kind }) => kind === 'words').length).toBe(COLOURS.length);
  expect(overlaid(board)).toEqual([]);
  for (const shape of board.shapes) if (shape.kind === 'words') expect(shape.y).toBeLessThan(board.height);
});

/** All texts on a board. */
const written = ({ text = '', inside = [] }: Piece): string[] => [...(text === '' ? [] : [text]), ...inside.flatMap(written)];

test.each([
  ['the strip of centennial', strip(5, 9, ['Ann', 'Ben']), ['1', '12', '2']],
  ['the layout of matrimony', layout({ best: 3, matrimony: 14, confederacy: 15, intrigue: 9, pair: 26 }), ['Best', '3', '26']],
  ['the pools of pochen', pools({ ...EMPTY, poch: 17 }), ['Poch', '17']],
])('%s is drawn with all its labels', (_, board, says) => {
  expect(board.shapes.flatMap((shape) => written(shapePiece(shape)))).toEqual(expect.arrayContaining(says));
});
