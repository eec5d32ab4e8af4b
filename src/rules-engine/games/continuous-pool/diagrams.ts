import { poolTable, pyramid } from '../../mechanics/pool/rack.ts';

/** The pyramid (p. 305): only the 15 and the two corners of the base are named; the others are in any order, the high ones near the apex. */
export const diagrams = {
  table: poolTable(
    'The table before the opening stroke',
    'A table with six pockets, the head on the left. The fifteen balls lie in a triangle toward the foot, its apex on the red-ball spot and pointing to the head: the 15 at the apex, the 1 and the 5 at the corners of the base, high numbers near the apex and low ones near the base. The white cue-ball is inside the string line.',
    pyramid([['15'], ['14', '13'], ['11', '12', '10'], ['8', '6', '9', '7'], ['1', '3', '4', '2', '5']]),
  ),
};
