import { counted } from '../../../core/counted.ts';
import { choiceOf, count, words } from '../../../core/fields.ts';
import { type Problem, problem } from '../../../core/result.ts';
import type { Line } from '../../../core/scorers.ts';
import type { Played, Row } from '../../../core/sheets.ts';

export type Side = 'first' | 'second';
const SIDES = { first: 'First player', second: 'Second player' } as const;

/** Names, asked once by every sheet of two players. */
export const names = { first: words('First player', 24, { optional: true }), second: words('Second player', 24, { optional: true }) } as const;
/** The length of the game, which the book leaves to the players. */
export const agreed = { game: count('Points of the game, as agreed', 1, 1000, { optional: true }) } as const;
export const who = choiceOf('Who plays?', SIDES);
/** A run in a form that counts each stroke alike. */
export const strokes = (label: string) => count(label, 0, 1000);
/** How many strokes of one kind among others; left empty, there were none. */
export const strokesIfAny = (label: string) => count(label, 0, 1000, { optional: true });

interface Inning {
  readonly who: Side;
}
/** What an inning counts for: its words, its lines, and what cannot be. */
export interface Counted {
  readonly say: string;
  readonly lines: readonly Line[];
  readonly problems?: readonly Problem[];
  readonly notes?: readonly string[];
}
/** What the reckoning of an inning may look back at. */
export interface Before<E extends Inning> {
  /** Points that the striker still needs. */
  readonly left: number;
  readonly other: Side;
  /** The striker's own last inning. */
  readonly last: E | undefined;
}

/** A run is refused that goes on after the stroke that won; `largest` is the most that its last stroke can have counted. */
export function afterTheGame(field: string, made: number, largest: number, left: number): Problem[] {
  return made - largest < left ? [] : [problem(field, `a run that ends with the winning stroke, ${left} to go`, `${made} points`)];
}

/** An inning that wins the game has no stroke after it that could fail. */
export function failedAfterWinning(field: string, made: number, left: number, end: string | null): Problem[] {
  return end === null || made < left ? [] : [problem(field, 'no further stroke once the game is won', end)];
}

/** Two players of one name are told apart. */
const namesOf = (first: string, second: string) => ({ first, second: second === first ? `${second} (2)` : second });
const score = (name: string, points: number) => (points < 0 ? `${name} owes ${-points}` : `${name} ${points}`);

/**
 * Plays the innings of two players, who take turns, up to the points of the game. Whoever reaches them, by a count or by a point of the
 * other's, has won; an inning after that is refused, and so is a second inning of the same player. Without a length agreed on, nobody wins.
 */
export function playInnings<E extends Inning>(
  asked: { readonly first: string | null; readonly second: string | null },
  agreedOn: number | null,
  entries: readonly E[],
  countInning: (one: E, before: Before<E>) => Counted,
): Played {
  const game = agreedOn ?? Number.POSITIVE_INFINITY;
  const name = namesOf(asked.first ?? SIDES.first, asked.second ?? SIDES.second);
  const sums = { first: 0, second: 0 };
  const innings: E[] = [];
  const notes = new Set<string>();
  let winner: Side | null = null;
  const rows = entries.map((one): Row => {
    const other = one.who === 'first' ? 'second' : 'first';
    const counted = countInning(one, { left: game - sums[one.who], other, last: innings.findLast((inning) => inning.who === one.who) });
    const say = `${name[one.who]}: ${counted.say}`;
    const turn: Problem[] =
      winner !== null
        ? [problem('who', 'no inning after the game is won', `${name[winner]} has ${sums[winner]}`)]
        : innings.at(-1)?.who === one.who
          ? [problem('who', `${name[other]}, whose inning it is (a run of 0 if nothing was made)`, name[one.who])]
          : [];
    const problems = turn.length > 0 ? turn : (counted.problems ?? []);
    if (problems.length > 0) return { say, lines: [], problems };
    innings.push(one);
    for (const note of counted.notes ?? []) notes.add(note);
    for (const line of counted.lines) if (line.to === 'first' || line.to === 'second') sums[line.to] += line.points ?? 0;
    winner = sums[one.who] >= game ? one.who : sums[other] >= game ? other : null;
    return { say, lines: counted.lines, problems: [], ...(winner === null ? {} : { mark: 'The game is over' }) };
  });
  const loser = winner === 'first' ? 'second' : 'first';
  return {
    columns: [
      { key: 'first', title: name.first, side: name.first },
      { key: 'second', title: name.second, side: name.second },
    ],
    rows,
    state: [`${score(name.first, sums.first)}, ${score(name.second, sums.second)}, after ${counted(innings.length, 'inning')}.`],
    over: winner === null ? null : `The game is over: ${name[winner]} wins, ${sums[winner]} to ${sums[loser]}.`,
    notes: [...notes],
    next: { who: innings.at(-1)?.who === 'first' ? 'second' : 'first' },
  };
}
