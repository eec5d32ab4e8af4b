import {
  type Answer,
  type BookId,
  type Count,
  countsAt,
  decode,
  type Game,
  itemsAt,
  pricesOf,
  type Raw,
  type Result,
  type Schedule,
  type Scorer,
  type Sheet,
  schedulesOf,
  scorerIn,
  sheetIn,
} from '../../../src/rules-engine/index.ts';

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

/** What a calculator answers to words as a form sends them; problems, where they are none it takes. */
export function answered(scorer: Scorer, raw: Raw, book: BookId): Result<Answer> {
  const values = decode(scorer.ask, raw);
  return values.ok ? scorer.score(values.value, book) : values;
}

/** A sheet that must be there. */
export function sheetOf(game: Game, key: string, form?: string): Sheet {
  const found = sheetIn(countsOf(game, form), key);
  if (found === undefined) throw new Error(`expected a sheet "${key}" in ${form ?? game.id}`);
  return found;
}

/** The schedule of a game, or of a form of it, as a book has it. */
export function scheduleOf(game: Game, book: BookId, form?: string): Schedule {
  const place = form === undefined ? game.id : `${game.id}/${form}`;
  return schedulesOf(place, pricesOf(itemsAt(new Map([[game.id, game]]), place)))[book];
}
