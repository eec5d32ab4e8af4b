import { bookValue, item, pointsOf } from '../../../../scoring/points.ts';
import { BOOK, cites } from '../../cites.ts';

const one = (title: string, gist: string, group: string, n: number, aka: readonly string[] = []) =>
  item({ title, gist, group, aka, books: { [BOOK]: bookValue(n, cites.blue.englishScoring) } });
const STRIKER = 'To the striker';
const OPPONENT = 'To the opponent';

export const points = {
  cannon: one('Cannon', 'The cue ball hits both object balls.', STRIKER, 2, ['carom']),
  'white-hazard': one('White hazard', 'The white is potted, or the cue ball goes in off the white.', STRIKER, 2, ['in off the white']),
  'red-hazard': one('Red hazard', 'The red is potted, or the cue ball goes in off the red.', STRIKER, 3, ['in off the red', 'potting the red']),
  'english-miss': one('Miss', 'Nothing is hit; the opponent scores.', OPPONENT, 1),
  coup: one('Coup', 'The cue ball is pocketed or off the table and has hit nothing; the opponent scores.', OPPONENT, 3),
  'forced-off': one('Object ball forced off', 'A ball other than the cue ball leaves the table; the opponent scores.', OPPONENT, 2),
};
export type Key = keyof typeof points;
/** The points of an item of English billiards. */
export const value = (key: Key): number => pointsOf(points[key], BOOK);
