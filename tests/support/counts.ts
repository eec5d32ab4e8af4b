import { type Count, countsAt, type Game, type Scorer, type Sheet, scorerIn, sheetIn } from '../../src/rules-engine/index.ts';

/** What counts in a game, or in a form of it, each count with its place's schedule, as a page has it. Of other games nothing is loaded. */
export function countsOf(game: Game, form?: string): { readonly scorers: Readonly<Record<string, Count>> } {
  return { scorers: countsAt(new Map([[game.id, game]]), form === undefined ? game.id : `${game.id}/${form}`) };
}

/** A calculator that must be there. */
export function scorerOf(game: Game, key: string, form?: string): Scorer {
  const found = scorerIn(countsOf(game, form), key);
  if (found === undefined) throw new Error(`expected a scorer "${key}" in ${form ?? game.id}`);
  return found;
}

/** A sheet that must be there. */
export function sheetOf(game: Game, key: string, form?: string): Sheet {
  const found = sheetIn(countsOf(game, form), key);
  if (found === undefined) throw new Error(`expected a sheet "${key}" in ${form ?? game.id}`);
  return found;
}
