import { TWO_NAMES, TWO_SEATS, twoSeated } from '../../../mechanics/seats.ts';
import { choiceOf, count } from '../../../scoring/fields.ts';
import { type Problem, problem } from '../../../scoring/result.ts';
import type { Line } from '../../../scoring/scorers.ts';
import { replay, type Turn } from '../../../sheets/replay.ts';
import type { Played } from '../../../sheets/sheets.ts';
import { counted } from '../../../wording/numbers.ts';

export type Side = keyof typeof TWO_SEATS;

/** The names, asked once on every sheet of two players. */
export const names = TWO_NAMES;
/** The length of the game, which the book leaves to the players. */
export const agreed = { game: count('Points of the game, as agreed', 1, 1000, { optional: true }) } as const;
export const who = choiceOf('Who plays?', TWO_SEATS);
/** The field of a run in a variant in which all strokes are equal. */
export const strokes = (label: string) => count(label, 0, 1000);
/** The number of strokes of one kind; none if left empty. */
export const strokesIfAny = (label: string) => count(label, 0, 1000, { optional: true });

interface Inning {
  readonly who: Side;
}
/** The result of an inning: its text, its lines and its problems. */
export interface Counted extends Pick<Turn, 'problems' | 'notes'> {
  readonly say: string;
  readonly lines: readonly Line[];
}
/** What the count of an inning may depend on. */
export interface Before<E extends Inning> {
  /** Points that the striker still needs. */
  readonly left: number;
  readonly other: Side;
  /** The striker's own last inning. */
  readonly last: E | undefined;
}

/** The problem if a run goes on after the winning stroke; `largest` is the most that its last stroke can have scored. */
export function afterTheGame(field: string, made: number, largest: number, left: number): Problem[] {
  return made - largest < left ? [] : [problem(field, `a run that ends with the winning stroke, ${left} to go`, `${made} points`)];
}

/** The problem if a winning inning ends in a failed stroke. */
export function failedAfterWinning(field: string, made: number, left: number, end: string | null): Problem[] {
  return end === null || made < left ? [] : [problem(field, 'no further stroke once the game is won', end)];
}

const score = (name: string, points: number) => (points < 0 ? `${name} owes ${-points}` : `${name} ${points}`);

/**
 * Plays the alternate innings of two players up to the points of the game. The first to reach them wins, even by a point that the other gives away.
 * An inning after the end and a second inning of the same player in succession are refused. Without an agreed length nobody wins.
 */
export function playInnings<E extends Inning>(
  asked: { readonly first: string | null; readonly second: string | null },
  agreedOn: number | null,
  entries: readonly E[],
  countInning: (one: E, before: Before<E>) => Counted,
): Played {
  const game = agreedOn ?? Number.POSITIVE_INFINITY;
  const { name, columns } = twoSeated(asked);
  const innings: E[] = [];
  const across = (side: Side): Side => (side === 'first' ? 'second' : 'first');
  const played = replay({
    columns,
    entries,
    round: 'inning',
    say: (one) => name[one.who],
    turn: (one, has) => {
      const other = across(one.who);
      const inning = countInning(one, { left: game - (has[one.who] ?? 0), other, last: innings.findLast((before) => before.who === one.who) });
      const say = `${name[one.who]}: ${inning.say}`;
      if (innings.at(-1)?.who === one.who)
        return { say, problems: [problem('who', `${name[other]}, whose inning it is (a run of 0 if nothing was made)`, name[one.who])] };
      if ((inning.problems ?? []).length === 0) innings.push(one);
      return { ...inning, say };
    },
    end: (has) => {
      const striker = innings.at(-1)?.who ?? 'first';
      const winner = [striker, across(striker)].find((side) => (has[side] ?? 0) >= game);
      return winner === undefined ? null : `The game is over: ${name[winner]} wins, ${has[winner]} to ${has[across(winner)]}.`;
    },
    state: ({ first = 0, second = 0 }) => [`${score(name.first, first)}, ${score(name.second, second)}, after ${counted(innings.length, 'inning')}.`],
  });
  return { ...played, next: { who: innings.at(-1)?.who === 'first' ? 'second' : 'first' } };
}
