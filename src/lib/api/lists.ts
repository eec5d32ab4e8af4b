// The lists of /api/v1/: every game, every book.
import { BOOK_IDS, BOOKS, pageOf, SHELVES } from '../../rules-engine/index.ts';
import { games, placeOf } from '../catalogue/library.ts';
import { contentOfPlace } from '../content/pages.ts';
import { edition } from '../editions/edition.ts';

/** `/api/v1/games.json` */
export function gamesList() {
  return {
    edition,
    games: games.map((game) => {
      const place = placeOf(game.id);
      return {
        id: game.id,
        name: game.title,
        aliases: game.aliases,
        shelf: { id: game.shelf, title: SHELVES[game.shelf] },
        kind: game.kind,
        books: Object.keys(game.books),
        url: pageOf(game.id),
        api: `/api/v1/games/${game.id}.json`,
        variants: Object.entries(game.variants).map(([key, variant]) => ({ id: `${game.id}/${key}`, name: variant.title, url: pageOf(`${game.id}/${key}`) })),
        counts: {
          rules: contentOfPlace(game.id)?.rules.length ?? 0,
          laws: place.laws.length,
          points: place.points.length,
          scorers: Object.keys(place.scorers).length,
        },
      };
    }),
  };
}

/** `/api/v1/books.json` */
export function booksList() {
  return {
    edition,
    books: BOOK_IDS.map((id) => ({ ...BOOKS[id], url: `/books/${id}/`, games: games.filter((game) => game.books[id] !== undefined).map((game) => game.id) })),
  };
}
