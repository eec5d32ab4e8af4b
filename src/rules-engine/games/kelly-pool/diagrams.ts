import { poolTable, pyramid } from '../../mechanics/pool/rack.ts';

/** The pyramid (p. 324): the 1 at the apex, the rest row by row. */
export const diagrams = {
  table: poolTable(
    'The table before the opening stroke',
    'A table with six pockets, the head on the left. The fifteen balls lie in a triangle toward the foot: the 1 at the apex, which points to the head, then 2 and 3, then 4 to 6, then 7 to 10, and 11 to 15 at the base. The white cue ball is inside the string line.',
    pyramid([['1'], ['2', '3'], ['4', '5', '6'], ['7', '8', '9', '10'], ['11', '12', '13', '14', '15']]),
  ),
};
