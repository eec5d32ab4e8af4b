// Games played and won, and the average of points, for each person and each pair.
import type { FinishedGame } from './finished-game.ts';
import { partsOfGame } from './players.ts';

export interface Standing {
  readonly name: string;
  readonly played: number;
  readonly won: number;
  /** Points per game; null if there are none. */
  readonly average: number | null;
}
export interface Statistics {
  readonly players: readonly Standing[];
  readonly pairs: readonly Standing[];
  /** How many finished games have a named player and a known winner. */
  readonly counted: number;
}

class Tally {
  played = 0;
  won = 0;
  readonly #points: number[] = [];

  add(points: number | null, won: boolean): void {
    this.played++;
    if (won) this.won++;
    if (points !== null) this.#points.push(points);
  }
  standing(name: string): Standing {
    const sum = this.#points.reduce((all, one) => all + one, 0);
    return { name, played: this.played, won: this.won, average: this.#points.length === 0 ? null : sum / this.#points.length };
  }
}

const ranked = (tallies: ReadonlyMap<string, Tally>): Standing[] =>
  [...tallies].map(([name, tally]) => tally.standing(name)).sort((a, b) => b.won - a.won || a.played - b.played || a.name.localeCompare(b.name, 'en'));

/** The statistics of finished games. Averages make sense only for games of the same sheet. */
export function statisticsOf(games: readonly FinishedGame[]): Statistics {
  const [players, pairs] = [new Map<string, Tally>(), new Map<string, Tally>()];
  const tally = (of: Map<string, Tally>, name: string): Tally => {
    const known = of.get(name) ?? new Tally();
    of.set(name, known);
    return known;
  };
  let counted = 0;
  for (const game of games) {
    const parts = game.result === null || game.winner === '' ? [] : partsOfGame(game);
    if (parts.length > 0) counted++;
    for (const { persons, points, won } of parts) {
      for (const person of persons) tally(players, person).add(points, won);
      if (persons.length === 2) tally(pairs, [...persons].sort((a, b) => a.localeCompare(b, 'en')).join(' and ')).add(points, won);
    }
  }
  return { players: ranked(players), pairs: ranked(pairs), counted };
}

/** All names typed on sheets, the most recent first. */
export function namesUsed(games: readonly FinishedGame[]): string[] {
  return [...new Set(games.flatMap(({ names }) => names))];
}
