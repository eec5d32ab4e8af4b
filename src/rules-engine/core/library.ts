import type { Game } from './games.ts';
import type { Library } from './inheritance/index.ts';

/** Loads every game of a registry. For builds, tests and the terminal; a page loads the one game it needs. */
export async function loadLibrary(registry: Readonly<Record<string, () => Promise<{ default: Game }>>>): Promise<Library> {
  const games = await Promise.all(Object.values(registry).map(async (load) => (await load()).default));
  return new Map(games.map((game) => [game.id, game]));
}
