import type { Id, Library, Place } from '../../../rules-engine/index.ts';

/** "Railroad euchre", or "Euchre: laps" if the variant's name alone says too little. Throws on an unknown id. */
export function titleAt(library: Library, id: string): string {
  const [gameId = '', form] = id.split('/');
  const game = library.get(gameId);
  const title = form === undefined ? game?.title : game?.variants[form]?.title;
  if (game === undefined || title === undefined) throw new Error(`expected the id of a game or variant, found "${id}"`);
  return form === undefined || title.toLowerCase().includes(game.title.toLowerCase())
    ? title
    : `${game.title}: ${title.charAt(0).toLowerCase()}${title.slice(1)}`;
}

/** The title of a law, score item, scorer or sheet of a place that is already loaded. Throws on an unknown key. */
export function titleIn(place: Place, parsed: Id): string {
  const title =
    parsed.kind === 'law'
      ? place.laws.find((law) => law.key === parsed.key)?.title
      : parsed.kind === 'points'
        ? place.points.find((item) => item.key === parsed.key)?.title
        : parsed.kind === 'score'
          ? place.scorers[parsed.key]?.title
          : parsed.key.replaceAll('-', ' ');
  if (title === undefined) throw new Error(`no ${parsed.kind} "${parsed.key}" at ${parsed.game}`);
  return title;
}
