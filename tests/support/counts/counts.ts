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

/** The scorers and sheets of a game or variant, each with its schedule, as a page has them. No other games are loaded. */
export function countsOf(game: Game, form?: string): { readonly scorers: Readonly<Record<string, Count>> } {
  return { scorers: countsAt(new Map([[game.id, game]]), form === undefined ? game.id : `${game.id}/${form}`) };
}

/** The scorer with this key; throws if there is none. */
export function scorerOf(game: Game, key: string, form?: string): Scorer {
  const found = scorerIn(countsOf(game, form), key);
  if (found === undefined) throw new Error(`expected a scorer "${key}" in ${form ?? game.id}`);
  return found;
}

/** What a scorer answers to input as a form sends it, or the problems with that input. */
export function answered(scorer: Scorer, raw: Raw, book: BookId): Result<Answer> {
  const values = decode(scorer.ask, raw);
  return values.ok ? scorer.score(values.value, book) : values;
}

/** The sheet with this key; throws if there is none. */
export function sheetOf(game: Game, key: string, form?: string): Sheet {
  const found = sheetIn(countsOf(game, form), key);
  if (found === undefined) throw new Error(`expected a sheet "${key}" in ${form ?? game.id}`);
  return found;
}

/** The schedule of a game or variant according to a book. */
export function scheduleOf(game: Game, book: BookId, form?: string): Schedule {
  const place = form === undefined ? game.id : `${game.id}/${form}`;
  return schedulesOf(place, pricesOf(itemsAt(new Map([[game.id, game]]), place)))[book];
}
