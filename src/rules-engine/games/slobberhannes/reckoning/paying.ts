import { type Problem, problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import type { points } from '../points.ts';

export type By = Schedule<typeof points>;

export const PLAYERS = { four: 4, five: 5, six: 6, seven: 7 } as const;
/** The number of cards in the pack. */
const CARDS = 32;
/** The number of tricks, which is that of each player's cards; low cards are discarded until they divide equally. */
export const tricksFor = (players: number): number => Math.floor(CARDS / players);

/** The players who have to pay, by seat number; revokes are counted by player. */
export interface Deal {
  readonly first: number;
  readonly queen: number | null;
  readonly last: number | null;
  /** On the first or the last trick. */
  readonly atEnds: readonly number[];
  readonly between: readonly number[];
}

/** A player's payment, as a negative line. */
export interface Payment {
  readonly who: number;
  readonly line: Line;
}

/** The payments of a deal in the order in which they are due; revokes come last, since the book does not say when they are paid. */
export function paymentsOf({ first, queen, last, atEnds, between }: Deal, by: By, to: (n: number) => string): Payment[] {
  const pay = (who: number, key: keyof typeof points & string, say: string, times = 1): Payment => ({
    who,
    line: by.line(key, say, { times: -times, to: to(who) }),
  });
  const tricks =
    first === queen && first === last
      ? [pay(first, 'all', 'the first trick, the queen of clubs and the last trick')]
      : [
          pay(first, 'first', 'the first trick'),
          ...(queen === null ? [] : [pay(queen, 'queen', 'the queen of clubs')]),
          ...(last === null ? [] : [pay(last, 'last', 'the last trick')]),
        ];
  const times = (n: number) => (n === 1 ? 'a revoke' : `${n} revokes`);
  return [
    ...tricks,
    ...atEnds.flatMap((n, who) => (n > 0 ? [pay(who, 'revoke-at-ends', `${times(n)} on the first or the last trick`, n)] : [])),
    ...between.flatMap((n, who) => (n > 0 ? [pay(who, 'revoke', times(n), n)] : [])),
  ];
}

/** The problems of the revokes of the players. */
export function revokeProblems(atEnds: readonly number[] | null, between: readonly number[] | null, size: number): Problem[] {
  const most = tricksFor(size) - 2;
  return [
    ...(atEnds !== null && atEnds.length !== size ? [problem('atEnds', `${size} numbers, one for each player`, `${atEnds.length}`)] : []),
    ...(between !== null && between.length !== size ? [problem('between', `${size} numbers, one for each player`, `${between.length}`)] : []),
    ...(between ?? [])
      .filter((n) => n > most)
      .slice(0, 1)
      .map((n) => problem('between', `at most ${most} for a player: there are ${tricksFor(size)} tricks, the first and the last among them`, `${n}`)),
  ];
}
