import { poolTable, pyramid } from '../../mechanics/pool/rack.ts';

/** The pyramid (p. 311): the 15 at the apex, the highest numbers nearest to it, the lowest at the base. */
export const diagrams = {
  table: poolTable(
    'The table before the opening stroke',
    'A table with six pockets, the head on the left. The fifteen balls lie in a triangle toward the foot, its apex on the deep-red spot and pointing to the head: the 15 at the apex, then 13 and 14, then 10 to 12, then 6 to 9, and 1 to 5 at the base. The white cue-ball is inside the string line.',
    pyramid([['15'], ['13', '14'], ['10', '11', '12'], ['6', '7', '8', '9'], ['1', '2', '3', '4', '5']]),
  ),
};
