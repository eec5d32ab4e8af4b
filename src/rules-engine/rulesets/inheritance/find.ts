import type { Game, Variant } from '../games.ts';
import type { Library } from './types.ts';

/** Splits `euchre/railroad` into game and variant. Throws on an unknown place. */
export function find(library: Library, id: string): { game: Game; variant: Variant | null } {
  const [gameId, variantId] = id.split('/') as [string, string | undefined];
  const game = library.get(gameId);
  const variant = variantId === undefined ? null : game?.variants[variantId];
  if (game === undefined || variant === undefined) throw new Error(`no game "${id}" in the library`);
  return { game, variant };
}

/** Ids of a game and its variants. */
export function placesOf(game: Game): string[] {
  return [game.id, ...Object.keys(game.variants).map((key) => `${game.id}/${key}`)];
}
