// All scorers and sheets, by shelf and game.
import { type Count, type Game, placesOf, SHELVES, type Shelf } from '../../../rules-engine/index.ts';
import { games, placeOf, titleOf } from '../library.ts';
import { namesOfCount } from '../titles/of-rows.ts';

export interface CountEntry {
  /** The game or variant. */
  readonly id: string;
  readonly key: string;
  readonly count: Count;
  readonly variant: boolean;
}
/** A game with all scorers and sheets of the game and its forms. */
export interface CountedGame {
  readonly game: Game;
  readonly entries: readonly CountEntry[];
}
export interface ShelfOfCounts {
  readonly shelf: Shelf;
  readonly title: string;
  readonly games: readonly CountedGame[];
}

const entriesOf = (game: Game): CountEntry[] =>
  placesOf(game).flatMap((id) => {
    const place = placeOf(id);
    return Object.entries(place.scorers).map(([key, count]) => ({ id, key, count, variant: place.parent !== null }));
  });

/** Scorers and sheets by shelf and game, a game's own first. */
export const countsByShelf: readonly ShelfOfCounts[] = (Object.keys(SHELVES) as Shelf[]).flatMap((shelf) => {
  const here = games
    .filter((game) => game.shelf === shelf)
    .flatMap((game) => {
      const entries = entriesOf(game);
      return entries.length === 0 ? [] : [{ game, entries }];
    });
  return here.length === 0 ? [] : [{ shelf, title: SHELVES[shelf], games: here }];
});

/** What a player may call a game and its scorers, each word once. */
export function namesOfCounts(game: Game, entries: readonly CountEntry[]): string {
  const names = [
    game.title,
    ...game.aliases,
    ...entries.flatMap(({ id, count }) => [titleOf(id), ...placeOf(id).described.aliases, count.title, ...namesOfCount(count)]),
  ];
  return [...new Set(names.join(' ').toLowerCase().split(/\s+/))].join(' ');
}
