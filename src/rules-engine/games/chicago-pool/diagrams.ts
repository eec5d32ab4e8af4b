import { lying, poolTable } from '../../mechanics/pool/rack.ts';

/** Sights along a side, in eighths of its length from the head; none at the middle pocket. */
const ALONG = [7, 6, 5, 3, 2, 1].map((eighths) => eighths / 8);
const AT_CUSHION = 0.955;
const AT_SIDE = 0.07;

/** The balls at the sights (p. 298-299). */
export const diagrams = {
  table: poolTable(
    'The table before the opening stroke',
    'A table with six pockets, the head on the left. The 1 is against the foot cushion at its right-hand sight as seen from the head, the 2 at the middle one, the 3 at the left-hand one. From there 4 to 9 stand at the sights of the left side toward the head, and 10 to 15 at those of the right side back toward the foot. No ball is at the head. The white cue-ball is inside the string line.',
    [
      ...[0.75, 0.5, 0.25].map((across, n) => lying(AT_CUSHION, across, String(n + 1))),
      ...ALONG.map((along, n) => lying(along, AT_SIDE, String(n + 4))),
      ...[...ALONG].reverse().map((along, n) => lying(along, 1 - AT_SIDE, String(n + 10))),
      lying(0.18, 0.7, 'cue'),
    ],
    3.62,
  ),
};
