import { BALK, NOT_MEASURED, pocketTable, SPOTS, STRING, wordsAt } from '../../mechanics/pool/pocket-table.ts';
import { drawnBall } from '../../vocabulary/balls.ts';
import type { Diagram } from '../../vocabulary/diagrams.ts';

const MARGIN = 0.7;
const ball = (x: number, y: number, name: string) => drawnBall(x + MARGIN, y + MARGIN, 0.36, name);
const [x, y] = SPOTS.foot;
const pyramid = Array.from({ length: 5 }, (_, row) => Array.from({ length: row + 1 }, (_, n) => ball(x + row * 0.64, y + (n - row / 2) * 0.74, 'red'))).flat();

export const diagrams = {
  table: pocketTable(
    'The table before the first stroke',
    `A table with six pockets, the head at the left, with the string line and the half circle of the balk, in which the white lies. Fifteen reds stand in a pyramid toward the foot, its first ball on the red-ball spot and its point toward the head. ${NOT_MEASURED}`,
    [STRING, BALK, ball(3.6, 5.3, 'white'), ...pyramid, wordsAt([1.7, 1.2], 'Head'), wordsAt([16.3, 1.2], 'Foot')],
  ),
} satisfies Record<string, Diagram>;
