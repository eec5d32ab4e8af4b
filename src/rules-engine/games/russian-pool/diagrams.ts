import { BALK, NOT_MEASURED, pocketTable, STRING, wordsAt } from '../../mechanics/pool/pocket-table.ts';
import { drawnBall } from '../../vocabulary/balls.ts';
import type { Diagram } from '../../vocabulary/diagrams.ts';

const MARGIN = 0.7;
const ball = (x: number, y: number, name: string) => drawnBall(x + MARGIN, y + MARGIN, 0.42, name);

export const diagrams = {
  table: pocketTable(
    'The table, and what each pocket counts',
    `A table of the English size with six pockets, the head at the left, with the balk line and the D. As the striker looks down the table, the corner of the D at the left has the brown, that at the right the yellow; the blue is on the centre spot between the side pockets, the black on the spot at the foot, and the red half-way between blue and black. At the head pockets stand the numbers of brown and yellow, 3 and 2; at the side pockets that of the blue, 7; at the foot pockets that of the black, 9. The red counts 6 in any. ${NOT_MEASURED}`,
    [
      STRING,
      BALK,
      ball(4.5, 2.6, 'brown'),
      ball(4.5, 6.4, 'yellow'),
      ball(9, 4.5, 'blue'),
      ball(12.2, 4.5, 'red'),
      ball(15.4, 4.5, 'black'),
      wordsAt([6.2, 2.85], 'Brown'),
      wordsAt([6.2, 6.65], 'Yellow'),
      wordsAt([9, 3.7], 'Blue'),
      wordsAt([12.2, 3.7], 'Red'),
      wordsAt([15.4, 3.7], 'Black'),
      wordsAt([1.5, 1.2], '3 and 2'),
      wordsAt([1.5, 8.1], '3 and 2'),
      wordsAt([9, 1.3], '7'),
      wordsAt([9, 7.9], '7'),
      wordsAt([16.9, 1.2], '9'),
      wordsAt([16.9, 8.1], '9'),
    ],
  ),
} satisfies Record<string, Diagram>;
