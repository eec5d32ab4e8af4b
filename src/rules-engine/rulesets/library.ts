import type { Game } from './games.ts';
import type { Library } from './inheritance/index.ts';

/** Loaders of games by id. */
export type Registry = Readonly<Record<string, () => Promise<{ default: Game }>>>;

/** Loads every game of a registry. For builds, tests and the terminal; pages load only the game they need. */
export async function loadLibrary(registry: Registry): Promise<Library> {
  const games = await Promise.all(Object.values(registry).map(async (load) => (await load()).default));
  return new Map(games.map((game) => [game.id, game]));
}

/** Games that a game's books refer to, by a clause or in single laws. */
function sentTo(game: Game): string[] {
  const described = [game, ...Object.values(game.variants)];
  const clauses = described.flatMap(({ books }) => Object.values(books).flatMap((book) => book.inherits?.from ?? []));
  const rows = [
    ...Object.values(game.laws),
    ...Object.values(game.variants).flatMap(({ laws }) => [...Object.values(laws.add ?? {}), ...Object.values(laws.amend ?? {})]),
  ];
  const references = rows.flatMap(({ readings }) => Object.values(readings).flatMap((one) => (one.status === 'by-reference' ? one.law : [])));
  return [...clauses, ...references].map((id) => id.split(/[/.]/)[0] ?? id);
}

/** Loads the given games and those that their books refer to, transitively: all that is needed to resolve them. */
export async function loadWith(registry: Registry, ids: readonly string[]): Promise<Library> {
  const loaded = await loadLibrary(Object.fromEntries(Object.entries(registry).filter(([id]) => ids.includes(id))));
  const more = [...loaded.values()].flatMap(sentTo).filter((id) => id in registry && !loaded.has(id));
  return more.length === 0 ? loaded : loadWith(registry, [...ids, ...more]);
}
