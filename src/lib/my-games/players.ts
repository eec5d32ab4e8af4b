// Players and pairs of a game, from the names that were typed on its sheet.
import type { FinishedGame } from './finished-game.ts';

const BETWEEN = /\s*(?:\band\b|[&+/,])\s*/i;

const partsOf = (name: string): string[] => [...new Set(name.split(BETWEEN).filter((part) => part !== ''))];

/** The persons in the name of a side: "Ann and Cleo" are two. Empty if the name was not typed: "We", "Pool". */
function personsOf(side: string, names: readonly string[]): string[] {
  if (names.includes(side)) return partsOf(side);
  const parts = partsOf(side);
  return parts.length > 1 && parts.every((part) => names.includes(part)) ? parts : [];
}

/** The result of a person or a pair in one game. */
export interface Part {
  readonly persons: readonly string[];
  /** Null if the sheet has no points for this player. */
  readonly points: number | null;
  readonly won: boolean;
}

/** The sides of a game that have persons, then the players without a side, who have no points. */
export function partsOfGame({ sides, names, winner }: FinishedGame): Part[] {
  const winners = winner === '' ? [] : [winner, ...personsOf(winner, names)];
  const isWinner = (persons: readonly string[]) => persons.length > 0 && persons.every((one) => winners.includes(one));
  const found = sides.flatMap(({ name, points }): Part[] => {
    const persons = personsOf(name, names);
    return persons.length === 0 ? [] : [{ persons, points, won: name === winner || isWinner(persons) }];
  });
  const seated = new Set(found.flatMap(({ persons }) => persons));
  const others = names.flatMap(partsOf).filter((one) => !seated.has(one));
  return [...found, ...[...new Set(others)].map((one): Part => ({ persons: [one], points: null, won: isWinner([one]) }))];
}
