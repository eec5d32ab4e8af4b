import { drawn } from '../../mechanics/draughts/board.ts';
import type { Diagram } from '../../vocabulary/diagrams.ts';

export const diagrams = {
  'set-up': drawn('W:W31-50:B1-20', {
    columns: 10,
    title: 'The board of a hundred squares',
    says: 'Fifty squares are played on, numbered from left to right from the side of Black. The twenty men of Black stand on 1 to 20, the twenty of White on 31 to 50; the two rows from 21 to 30 are empty. The double corner, 45 and 50, is at the right of White, and the long line runs from 5 to 46.',
    numbered: true,
    isDescribed: true,
  }),
  'seven-taken': drawn('W:W25:B8,9,17,20,27,38,39', {
    columns: 10,
    title: 'Seven men taken, and no crown',
    says: 'The white man goes from 25 to 14, 3, 12, 21, 32, 43 and 34 and takes all seven. It may not stop on 3, and is not crowned for passing it.',
  }),
  'king-at-work': drawn('W:WK48:B17,20,30,37,40', {
    columns: 10,
    title: 'Five men taken by a king',
    says: 'The king goes from 48 to 26, 3, 25, 34 and 45, where it rests. It stops beyond each man where the next one can be reached.',
  }),
  'not-twice': drawn('B:W22,32,33,37,K43:B3,4,9,19,K10,K18', {
    columns: 10,
    title: 'No piece is jumped twice',
    says: 'The black king on 18 takes 22, 37, 43 and 33 by way of 31, 48 and 39 and has to stop on 28, before the man on 32: beyond that stands 37, which it has jumped. When the four are taken off, the man on 32 takes 28, 19 and 10 and becomes a king on 5. Doubtful: four squares are damaged in our copy and are given here as the moves require them.',
  }),
  'three-or-two': drawn('W:W38:B12,22,32,K33,K24', {
    columns: 10,
    title: 'Three men or two kings',
    says: 'The white man on 38 can take the three men on 32, 22 and 12 by way of 27 and 18, and comes to 7; or the two kings on 33 and 24 by way of 29, and comes to 20.',
  }),
  'long-line': drawn('B:WK46:BK2,K3,K4', {
    columns: 10,
    title: 'The long line held',
    says: 'The white king stands on 46, at the end of the long line from 5, and cannot be driven from it.',
  }),
  nineteen: drawn('W:WK45:B8-12,19-23,30-34,41-44', {
    columns: 10,
    title: 'Nineteen men taken in one move',
    says: 'The king goes from 45 to 29, 18, 4, 15, 29, 38, 27, 18, 7, 16, 27, 36, 47, 38, 49, 35, 24, 13 and 2. It crosses empty squares more than once and no man twice. The second 38 is printed 28, on which it could not turn.',
  }),
} as const satisfies Record<string, Diagram>;
