import { poolTable, pyramid } from '../../mechanics/pool/rack.ts';

/** The pyramid (p. 315): the three counting balls in the centre, the others as at fifteen-ball pool (p. 311). */
export const diagrams = {
  table: poolTable(
    'The table before the opening stroke',
    'A table with six pockets, the head on the left. The fifteen balls lie in a triangle toward the foot, its apex pointing to the head. In the centre are the three that count: the 15, High, in the middle of the third row, and behind it the 1, Low, and the 9, Jack, in the middle of the fourth. Around them the others are drawn as at fifteen-ball pool, the high numbers toward the apex: 14; 12 and 13; 10 and 11 beside the 15; 7 and 8 outside the 1 and the 9; 2 to 6 at the base. On which side the 1 lies the book does not say. The white cue ball is inside the string line.',
    pyramid([['14'], ['12', '13'], ['10', '15', '11'], ['7', '1', '9', '8'], ['2', '3', '4', '5', '6']]),
  ),
};
