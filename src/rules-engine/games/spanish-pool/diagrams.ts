import { BALK, ballAt, NOT_MEASURED, pocketTable, SPOTS, STRING, spotAt, wordsAt } from '../../mechanics/pool/pocket-table.ts';
import type { Diagram } from '../../vocabulary/diagrams.ts';

const [cx, cy] = SPOTS.centre;
export const diagrams = {
  table: pocketTable(
    'The table before the first stroke',
    `A table with six pockets, the head at the left, with the balk half circle on the string line and the first striker’s white in it. The red is on its spot toward the foot. Five pins stand in the middle in the shape of a diamond, the middle pin drawn dark. ${NOT_MEASURED} Where the other white begins is not told, and it is left out.`,
    [
      STRING,
      BALK,
      spotAt(SPOTS.head),
      ballAt([SPOTS.head[0] - 1, SPOTS.head[1] + 0.7], 'light'),
      ballAt(SPOTS.foot, 'accent'),
      ballAt([cx, cy], 'dark', undefined, 0.3),
      ...[
        [cx - 1, cy],
        [cx + 1, cy],
        [cx, cy - 1],
        [cx, cy + 1],
      ].map(([x = 0, y = 0]) => ballAt([x, y], 'light', undefined, 0.3)),
      wordsAt([1.6, 1.2], 'Head'),
      wordsAt([16.4, 1.2], 'Foot'),
      wordsAt([SPOTS.foot[0], cy - 0.9], 'Red'),
      wordsAt([cx, cy - 2], 'Pins'),
    ],
  ),
} satisfies Record<string, Diagram>;
