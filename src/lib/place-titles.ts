import type { Library } from '../rules-engine/index.ts';

/** "Railroad euchre", or "Euchre: laps" where the variant's name alone says too little. Throws on an id that is none. */
export function titleAt(library: Library, id: string): string {
  const [gameId = '', form] = id.split('/');
  const game = library.get(gameId);
  const title = form === undefined ? game?.title : game?.variants[form]?.title;
  if (game === undefined || title === undefined) throw new Error(`expected the id of a game or variant, found "${id}"`);
  return form === undefined || title.toLowerCase().includes(game.title.toLowerCase())
    ? title
    : `${game.title}: ${title.charAt(0).toLowerCase()}${title.slice(1)}`;
}
