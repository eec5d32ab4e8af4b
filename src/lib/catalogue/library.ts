import { type Game, GENERAL_LAWS, loadLibrary, loadWith, type Place, placesOf, resolve } from '../../rules-engine/index.ts';
import { registry } from '../../rules-engine/registry.ts';
import { titleAt } from './titles/of-games.ts';

const wanted = process.env.GAME?.split(',');
/** Every game, loaded once per build. `GAME=euchre` limits tests to that game and those whose laws its books adopt; a build has every game. */
export const library = await (wanted === undefined ? loadLibrary(registry) : loadWith(registry, [...wanted, GENERAL_LAWS]));
export const games: readonly Game[] = [...library.values()].sort((a, b) => a.title.localeCompare(b.title));

const resolved = new Map<string, Place>();
for (const game of games) for (const id of placesOf(game)) resolved.set(id, resolve(library, id));

/** Every game and variant with all that applies there, games by title, each followed by its variants. */
export const places: readonly Place[] = [...resolved.values()];

/** A place by id. Throws on an unknown id, because a page without its game is our mistake. */
export function placeOf(id: string): Place {
  const place = resolved.get(id);
  if (place === undefined) throw new Error(`expected the id of a game or variant, found "${id}"`);
  return place;
}

/** The game a place belongs to: itself, or the parent of a variant. */
export function gameOf(id: string): Game {
  const game = library.get(id.split('/')[0] ?? '');
  if (game === undefined) throw new Error(`expected the id of a game or variant, found "${id}"`);
  return game;
}

/** The title of a place, for search, headings and sentences: see `titleAt`. */
export const titleOf = (id: string): string => titleAt(library, id);
