// The steps of the rulings of a game as a browser reads them (`of-game.ts` makes them): sentences and places at a table, and no law. Every
// sentence, ruling and law stands in the file once, since a variant repeats most of its game.

/** All at the table, the middle of it, and the pack: places that are nobody's. A place from 0 on is a seat. */
export const ALL = -1;
export const TABLE = -2;
export const PACK = -3;

/** What can be drawn, by its number in a step. */
export const THINGS = ['card', 'hand', 'pack', 'points', 'tricks'] as const;
/** The seat of whoever acts, the number of the sentence, and what goes from where to where. */
export type WrittenStep = readonly [who: number, sentence: number, thing?: number, from?: number, to?: number];
/** The numbers of the names of those who have something to do, and what is done after everybody has stopped. */
export type RulingSteps = readonly [seats: readonly number[], ...steps: readonly WrittenStep[]];
/** What books rule alike in one case: the number of the newest of them in the list of all books, and that of the ruling. */
export type CaseSteps = readonly (readonly [book: number, ruling: number])[];
export interface GameSteps {
  /** By variant, the game itself under "", and the key of a law: the number of its cases. A variant has those that differ from its game's. */
  readonly laws: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** The cases of a law as the page has them. Rulings that ask nothing of anybody are left out. */
  readonly cases: readonly (readonly CaseSteps[])[];
  readonly rulings: readonly RulingSteps[];
  /** Names and sentences. */
  readonly words: readonly string[];
}
