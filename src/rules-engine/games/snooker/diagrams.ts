import { BALK, pocketTable, STRING, wordsAt } from '../../mechanics/pool/pocket-table.ts';
import { drawnBall } from '../../vocabulary/balls.ts';
import type { Diagram } from '../../vocabulary/diagrams.ts';

const MARGIN = 0.7;
const R = 0.34;
const ball = (x: number, y: number, name: string) => drawnBall(x + MARGIN, y + MARGIN, R, name);
const MIDDLE = 4.5;
const APEX = 12.6;
/** Ten inches at half a foot to a unit. */
const TEN_INCHES = 10 / 6;
const reds = Array.from({ length: 5 }, (_, row) =>
  Array.from({ length: row + 1 }, (_, n) => ball(APEX + 0.75 + row * 0.62, MIDDLE + (n - row / 2) * 0.72, 'red')),
).flat();
const BASE = APEX + 0.75 + 4 * 0.62;

export const diagrams = {
  table: pocketTable(
    'The table before the first stroke',
    `A table with six pockets, the head at the left, with the balk line and its half circle. The brown is on the middle of the balk line, the yellow ten inches to its right as the striker looks down the table, the green ten inches to its left. The blue is in the centre. Toward the foot stands the pyramid of fifteen reds with the pink at its apex, and the black half-way between its base and the foot cushion. Those ten inches are the only measure that the book gives.`,
    [
      STRING,
      BALK,
      ball(4.5, MIDDLE, 'brown'),
      ball(4.5, MIDDLE + TEN_INCHES, 'yellow'),
      ball(4.5, MIDDLE - TEN_INCHES, 'green'),
      ball(9, MIDDLE, 'blue'),
      ball(APEX, MIDDLE, 'pink'),
      ...reds,
      ball((BASE + 18) / 2, MIDDLE, 'black'),
      wordsAt([6.3, MIDDLE - TEN_INCHES + 0.25], 'Green'),
      wordsAt([6.3, MIDDLE + 0.25], 'Brown'),
      wordsAt([6.3, MIDDLE + TEN_INCHES + 0.25], 'Yellow'),
      wordsAt([9, MIDDLE - 0.7], 'Blue'),
      wordsAt([12, MIDDLE - 0.8], 'Pink'),
      wordsAt([15, MIDDLE - 2.2], 'Reds'),
      wordsAt([16.9, MIDDLE + 2.4], 'Black'),
      wordsAt([1.7, 1.2], 'Head'),
      wordsAt([16.3, 1.2], 'Foot'),
    ],
  ),
} satisfies Record<string, Diagram>;
