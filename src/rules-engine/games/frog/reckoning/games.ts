import { choiceOf, count } from '../../../scoring/fields.ts';
import { type Problem, problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import type { points } from '../points.ts';

export type By = Schedule<typeof points>;

/** The three games from the lowest bid to the highest; blue-ribbon-1940 p. 241-242. */
export const GAMES = { frog: 'Frog', chico: 'Chico', grand: 'Grand' } as const;
export type GameBid = keyof typeof GAMES;

/** Which game the bidder plays. */
export const game = choiceOf('Which game?', GAMES);
/** The field for the points that the bidder took. */
export const taken = count('Points of the bidder', 0, 120, { unit: 'points', hint: 'With the three cards laid out, or the widow.' });

/** The number of players at the table. */
export const SIZES = { three: 3, four: 4, five: 5 } as const;
export const players = choiceOf('How many are at the table?', { three: 'Three', four: 'Four', five: 'Five' }, { otherwise: 'three' });

/** The problem of 1 point or of all but one: no card is worth 1. */
export function pointProblems(field: string, points: number, by: By): Problem[] {
  const all = by.points('all');
  return points === 1 || points === all - 1 ? [problem(field, `points that cards can make: no card is worth 1 of the ${all}`, `${points}`)] : [];
}

/** What the bidder wins from each of the others (negative: pays each); blue-ribbon-1940 p. 242. */
export const valueFor = (game: GameBid, points: number, by: By): number => (points - by.points('even')) * by.points(game);

/** The bidder's result in words: "12 over 60, 2 each". */
export function sayValue(game: GameBid, points: number, by: By): string {
  const even = by.points('even');
  const off = Math.abs(points - even);
  return `${off} ${points > even ? 'over' : 'short of'} ${even}, ${by.points(game)} each`;
}
