import { type Problem, problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import type { points } from '../points.ts';
import { inWords, numbers, oneNumber, seldomNumbers } from './cups.ts';

/** The leader takes nine balls (p. 371). */
const BALLS = 9;

/** The fields of one player's round. */
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

/** Problems that make a round impossible. */
export function faultsOf(round: Round): Problem[] {
  const early = round.early ?? [];
  const plain = plainOf(round).length + early.length;
  return plain > BALLS ? [problem('cups', `at most ${BALLS} balls besides the black`, `${plain}`)] : [];
}

/** Notes on what the book leaves open about a round. */
export function doubtsOf(round: Round): string[] {
  const all = [...plainOf(round), ...(round.early ?? []), ...(round.black === null ? [] : [round.black])];
  const twice = all.find((cup, n) => all.indexOf(cup) !== n);
  return [
    ...(all.length > BALLS ? ['The book does not say whether the black is one of the nine balls; ten balls are counted here.'] : []),
    ...(twice === undefined ? [] : ['A cup is named twice: the book nowhere says that a ball is taken out of its cup during the round.']),
  ];
}

/** The line of the black ball: double the number of its cup. */
export const blackLine = (cup: number, by: Schedule<typeof points>, to?: string): Line =>
  by.rated('black', `black in cup ${cup}, for double`, by.points('black') * cup, to === undefined ? {} : { to });

/** The line of the balls that score nothing. */
export const earlyLine = (round: Round, by: Schedule<typeof points>, to?: string): Line[] =>
  (round.early ?? []).length === 0
    ? []
    : [by.law('black-not-struck', `${inWords(round.early)} before the black was struck: nothing`, to === undefined ? {} : { to })];
