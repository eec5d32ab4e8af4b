import { NOT_MEASURED, pocketTable, SPOTS, STRING, wordsAt } from '../../mechanics/pool/pocket-table.ts';
import { drawnBall } from '../../vocabulary/balls.ts';
import type { Diagram } from '../../vocabulary/diagrams.ts';

const MARGIN = 0.7;
const ball = ([x, y]: readonly [number, number], name: string) => drawnBall(x + MARGIN, y + MARGIN, 0.5, name);

export const diagrams = {
  table: pocketTable(
    'The table before the first stroke',
    `A table with six pockets, the head at the left and the string line across it. The 1 ball is on the spot at the head, the 5 on the centre spot, the 3 on the spot toward the foot; the cue ball is anywhere inside the string. ${NOT_MEASURED}`,
    [
      STRING,
      ball(SPOTS.head, '1'),
      ball(SPOTS.centre, '5'),
      ball(SPOTS.foot, '3'),
      ball([2.6, 6.2], 'cue'),
      wordsAt([1.7, 1.2], 'Head'),
      wordsAt([16.3, 1.2], 'Foot'),
      wordsAt([2.6, 7.5], 'Cue ball'),
    ],
  ),
} satisfies Record<string, Diagram>;
