import { sayPoints } from '../../../laws/remedies/amounts.ts';
import { type Problem, problem, type Result, wrong } from '../../../scoring/result.ts';
import { type Answer, answer, type Line } from '../../../scoring/scorers.ts';
import type { Prices } from './ranking.ts';

/** A part of the pool, and the players who have put up enough to win it. */
export interface Pot {
  readonly chips: number;
  readonly players: readonly number[];
  /** Whether all its chips come from its one player. */
  readonly uncovered: boolean;
}

/** Splits the pool at each sum that a player still in has put up. Chips of players who have passed out stay in the parts they reached. */
export function partPool(stakes: readonly number[], inPlay: readonly boolean[]): Pot[] {
  const levels = [...new Set(stakes.filter((_, n) => inPlay[n] === true))].sort((a, b) => a - b);
  let below = 0;
  return levels.map((level, at) => {
    const last = at === levels.length - 1;
    // A player who passed out may have put up more than anyone still in: the excess stays in the last part.
    const shares = stakes.map((stake) => Math.max(0, (last ? stake : Math.min(stake, level)) - below));
    below = level;
    const players = stakes.flatMap((stake, n) => (inPlay[n] === true && stake >= level ? [n] : []));
    return {
      chips: shares.reduce((a, b) => a + b, 0),
      players,
      uncovered: players.length === 1 && shares.every((share, n) => share === 0 || n === players[0]),
    };
  });
}

const ORDINALS = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth'];
const seat = (n: number) => `Player ${n + 1}`;
const listed = (players: readonly number[]) => {
  const names = players.map((n) => `${n + 1}`);
  return names.length === 1 ? `player ${names[0]}` : `players ${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
};

/** Notes on what a book says about a sight, and what is inferred. */
function notesOf(by: Prices, sights: number): string[] {
  if (by.way('limit') === 'no-parts-told')
    return ['The book grants a show for what that player has put up and describes no parts of the pool; they follow from it.'];
  if (by.way('limit') === 'one-sight-told' && sights > 1)
    return ['The book describes one player who calls for a sight; each of several is treated in the same way.'];
  return [];
}

/** The value of each hand from its place at the show: higher is better; -1 has passed out. */
export const worthOfPlaces = (places: readonly number[]): number[] => places.map((place) => (place === 0 ? -1 : 9 - place));

/** Divides a pool among hands of known value. `field`: where the values were entered. `found`: earlier problems. */
export function settlePool(stakes: readonly number[], worth: readonly number[], field: string, by: Prices, found: readonly Problem[] = []): Result<Answer> {
  const problems = [...found];
  const inPlay = stakes.map((_, n) => (worth[n] ?? -1) >= 0);
  if (problems.length === 0 && !inPlay.includes(true)) problems.push(problem(field, 'a player who is still in', 'nobody'));
  stakes.forEach((stake, n) => {
    if (inPlay[n] === true && stake === 0) problems.push(problem(`stakes.${n + 1}`, 'chips from a player who is still in', '0'));
  });
  return problems.length > 0 ? wrong(...problems) : { ok: true, value: divide(by, stakes, worth, inPlay) };
}

/** The problem of a wrong number of places. */
export const placesProblem = (stakes: readonly number[], places: readonly number[]): Problem[] =>
  places.length === stakes.length ? [] : [problem('places', `${stakes.length} places, one a player`, `${places.length}`)];

function divide(by: Prices, stakes: readonly number[], worth: readonly number[], inPlay: readonly boolean[]): Answer {
  const pots = partPool(stakes, inPlay);
  const lines: Line[] = [];
  const notes = notesOf(by, pots.filter((pot) => !pot.uncovered).length - 1);
  /** The results for the chips, in the order of the parts; parts with the same result are merged. */
  const ends = new Map<string, number>();
  const end = (what: string, sum: number) => ends.set(what, (ends.get(what) ?? 0) + sum);
  const chips = (n: number) => sayPoints(n, 'chip');
  const highest = Math.max(...stakes.filter((_, n) => inPlay[n] === true));
  if (stakes.some((stake, n) => inPlay[n] !== true && stake > highest))
    notes.push('A player who has passed out had put in more than anyone still in; the surplus stays in the last part.');
  pots.forEach((pot, at) => {
    const best = Math.max(...pot.players.map((n) => worth[n] ?? -1));
    const winners = pot.players.filter((n) => worth[n] === best);
    const name = pots.length === 1 ? 'The pool' : `${ORDINALS[at]} part`;
    const head = `${name}, ${chips(pot.chips)}, for ${listed(pot.players)}`;
    const give = (n: number, points: number, say: string, law: string) => lines.push(by.law(law, say, { points, unit: 'chip', to: seat(n) }));
    const shared = (points: number, say: string, to: string) => lines.push(by.sum('equal-hands', say, points, { unit: 'chip', to }));
    const [first] = winners as [number, ...number[]];
    if (pot.players.length === 1 && at > 0) {
      give(first, pot.chips, `${head}: ${pot.uncovered ? 'nobody has covered it, and it goes back' : 'nobody else is in for it'}.`, 'uncalled-bet');
    } else if (winners.length === 1) {
      give(
        first,
        pot.chips,
        `${head}: ${seat(first)} takes it.`,
        pots.length > 1 ? 'short-of-chips' : pot.players.length === 1 ? 'uncalled-bet' : 'hand-not-shown',
      );
      end(`${seat(first)} takes`, pot.chips);
    } else if (!by.has('equal-hands')) {
      shared(pot.chips, `${head}: ${listed(winners)} are equal, and the book does not divide it.`, 'Not decided');
      end(NOT_DECIDED, pot.chips);
      if (!notes.includes(NO_TIE)) notes.push(NO_TIE);
    } else {
      const share = Math.floor(pot.chips / winners.length);
      const odd = pot.chips - share * winners.length;
      for (const n of winners) shared(share, `${head}: ${listed(winners)} divide it, ${chips(share)} to ${seat(n)}.`, seat(n));
      if (odd > 0) {
        shared(odd, `${head}: ${chips(odd)} cannot be divided.`, 'Odd chips');
        notes.push('The book does not say who gets chips that cannot be divided equally.');
      }
      end(`${listed(winners)} divide`, pot.chips);
    }
  });
  const heads = [...ends].map(([what, sum]) => (what === NOT_DECIDED ? `${chips(sum)} not decided` : `${what} ${chips(sum)}`));
  const headline = heads.length === 0 ? `${lines[0]?.to} takes everything` : heads.join('; ');
  return answer(`${headline.charAt(0).toUpperCase()}${headline.slice(1)}.`, lines, [...new Set(notes)]);
}
const NOT_DECIDED = 'not decided';
const NO_TIE = 'The book makes no provision for hands exactly equal.';
