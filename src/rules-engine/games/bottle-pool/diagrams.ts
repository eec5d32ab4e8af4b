import { ballAt, pocketTable, SPOTS, STRING, wordsAt } from '../../mechanics/pool/pocket-table.ts';
import type { Diagram } from '../../vocabulary/diagrams.ts';

const [cx, cy] = SPOTS.centre;
export const diagrams = {
  table: pocketTable(
    'The table before the first stroke',
    'A table with six pockets, the head at the left and the string line across it. At the foot, close to the end cushion, the balls 1 and 2 stand at the diamonds next to the two corner pockets, the 1 on the left as seen from the head. In the centre the bottle stands on its neck, drawn as a dark disc. The cue ball lies anywhere inside the string.',
    [
      STRING,
      ballAt([17.5, 2.25], 'accent', '1'),
      ballAt([17.5, 6.75], 'accent', '2'),
      ballAt([cx, cy], 'dark', undefined, 0.5),
      ballAt([3, 5], 'light'),
      wordsAt([cx, cy - 1.1], 'Bottle'),
      wordsAt([1.7, 1.2], 'Head'),
      wordsAt([15.4, 1.2], 'Foot'),
      wordsAt([2.4, 6.4], 'Cue ball'),
    ],
  ),
} satisfies Record<string, Diagram>;
