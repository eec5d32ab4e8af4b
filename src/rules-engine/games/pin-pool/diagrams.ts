import { ballAt, pocketTable, SPOTS, STRING, spotAt, wordsAt } from '../../mechanics/pool/pocket-table.ts';
import type { Diagram } from '../../vocabulary/diagrams.ts';

const [cx, cy] = SPOTS.centre;
export const diagrams = {
  table: pocketTable(
    'The table and the five pins',
    'A table with the head at the left and the string line across it. The red is on its spot toward the foot; one white lies on the pin-pool spot, three inches from the middle diamond of the foot rail; the other white is the first player’s, inside the string. In the middle five pins make a diamond: the black one, worth five, in its centre, and four light ones around it. The numbers of these four are lost in our copy and left out. The book gives no measures but the three inches.',
    [
      STRING,
      spotAt(SPOTS.head),
      ballAt([3.2, 5.4], 'light'),
      ballAt(SPOTS.foot, 'accent'),
      ballAt([17.4, cy], 'light'),
      ballAt([cx, cy], 'dark', '5'),
      ballAt([cx - 1.3, cy], 'light', undefined, 0.34),
      ballAt([cx + 1.3, cy], 'light', undefined, 0.34),
      ballAt([cx, cy - 1.3], 'light', undefined, 0.34),
      ballAt([cx, cy + 1.3], 'light', undefined, 0.34),
      wordsAt([1.7, 1.2], 'Head'),
      wordsAt([16.3, 1.2], 'Foot'),
      wordsAt([SPOTS.foot[0], cy - 0.9], 'Red'),
      wordsAt([cx, cy - 2.2], 'Pins'),
    ],
  ),
} satisfies Record<string, Diagram>;
