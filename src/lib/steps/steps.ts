// The steps of a game's rulings as sent to the browser (made by `of-game.ts`): sentences and seats, without the rules engine. The file contains every
// sentence, ruling and law only once, because a variant repeats most of its game.

/** All players, the middle of the table, and the pack. Numbers from 0 are seats. */
export const ALL = -1;
export const TABLE = -2;
export const PACK = -3;

/** What can be drawn; a step refers to it by its index. */
export const THINGS = ['card', 'hand', 'pack', 'points', 'tricks'] as const;
/** The seat of the acting player, the number of the sentence, and what moves from where to where. */
export type WrittenStep = readonly [who: number, sentence: number, thing?: number, from?: number, to?: number];
/** The name of each seat, as an index into `words`, and the steps. */
export type RulingSteps = readonly [seats: readonly number[], ...steps: readonly WrittenStep[]];
/** The rulings of one case: the index of the newest book with this ruling, and the index of the ruling. */
export type CaseSteps = readonly (readonly [book: number, ruling: number])[];
export interface GameSteps {
  /** Index into `cases` by variant ("" is the game itself) and law. A variant lists only the laws that differ from its game's. */
  readonly laws: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** The cases of a law, in the order of the page. Rulings without steps are left out. */
  readonly cases: readonly (readonly CaseSteps[])[];
  readonly rulings: readonly RulingSteps[];
  /** Names and sentences. */
  readonly words: readonly string[];
}
