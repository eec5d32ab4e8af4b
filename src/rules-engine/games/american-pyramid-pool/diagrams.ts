import { poolTable, pyramid } from '../../mechanics/pool/rack.ts';

/** The balls as set up at continuous pool (p. 305), whose rules govern this game (rule 10, p. 297). Only the 15 and the corners are named there. */
export const diagrams = {
  table: poolTable(
    'The table before the opening stroke',
    'A table with six pockets, the head on the left. The fifteen balls lie in a triangle toward the foot, its apex on the red-ball spot and pointing to the head: the 15 at the apex, then 13 and 14, then 10 to 12, then 6 to 9, and 1 to 5 at the base. The white cue-ball is inside the string line.',
    pyramid([['15'], ['13', '14'], ['10', '11', '12'], ['6', '7', '8', '9'], ['1', '2', '3', '4', '5']]),
  ),
};
