import { type Problem, problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import type { points } from '../points.ts';
import { inWords, numbers, oneNumber, seldomNumbers } from './cups.ts';

/** The nine balls that the leader takes (p. 371). */
const BALLS = 9;

/** What one player makes in a round. */
export const asked = {
  cups: numbers('Cups of the plain balls', BALLS, 'One number for each ball in a cup.'),
  black: oneNumber('Cup of the black ball'),
  early: seldomNumbers('Cups made before the black was struck', BALLS, 'They count nothing.'),
} as const;
export interface Round {
  readonly cups: readonly number[] | null;
  readonly black: number | null;
  readonly early: readonly number[] | null;
}

export const plainOf = ({ cups }: Round): readonly number[] => cups ?? [];

/** What keeps such a round from being. */
export function faultsOf(round: Round): Problem[] {
  const early = round.early ?? [];
  const plain = plainOf(round).length + early.length;
  return plain > BALLS ? [problem('cups', `at most ${BALLS} balls besides the black`, `${plain}`)] : [];
}

/** What the book leaves open of a round like this. */
export function doubtsOf(round: Round): string[] {
  const all = [...plainOf(round), ...(round.early ?? []), ...(round.black === null ? [] : [round.black])];
  const twice = all.find((cup, n) => all.indexOf(cup) !== n);
  return [
    ...(all.length > BALLS ? ['Whether the black is one of the nine balls is not said; ten balls are counted here.'] : []),
    ...(twice === undefined ? [] : ['A cup is named twice: that a ball is taken out of its cup during the round is nowhere said.']),
  ];
}

/** The black's line: the number of its cup for double. */
export const blackLine = (cup: number, by: Schedule<typeof points>, to?: string): Line =>
  by.rated('black', `black in cup ${cup}, for double`, by.points('black') * cup, to === undefined ? {} : { to });

/** The line of balls that count nothing. */
export const earlyLine = (round: Round, by: Schedule<typeof points>, to?: string): Line[] =>
  (round.early ?? []).length === 0
    ? []
    : [by.law('black-not-struck', `${inWords(round.early)} before the black was struck: nothing`, to === undefined ? {} : { to })];
