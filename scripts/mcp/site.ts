// The data that the tools use: the games, the search index and the texts. It is the same from the sources and from the package.
import { titleAt } from '../../src/lib/catalogue/titles/of-games.ts';
import type { Titles } from '../../src/lib/rulings/text/sources.ts';
import type { Search } from '../../src/lib/search/answer/hits.ts';
import { searchIn } from '../../src/lib/search/here.ts';
import { type Citation, type Library, type Place, parseId, placesOf, resolve } from '../../src/rules-engine/index.ts';
import { type StoredSearch, unpackSearch } from '../search/stored-search.ts';

/** Version and date of the change log, and a hash of all sources. The same hash means the same answers. */
export interface Edition {
  readonly version: string;
  readonly date: string;
  readonly hash: string;
}
/** A rule or a settled question of a game's text: its passages with their citations. */
export interface Text {
  readonly title: string;
  readonly passages: readonly { readonly text: string; readonly cites: readonly Citation[] }[];
}
/** The data that the engine does not have, in a form that can be stored as JSON. */
export interface Stored {
  readonly search: StoredSearch;
  readonly texts: readonly (readonly [id: string, text: Text])[];
}

export interface Site {
  readonly edition: Edition;
  readonly library: Library;
  /** Ids of all games and variants. */
  readonly places: readonly string[];
  /** A game or variant with everything that applies there. Throws on an unknown id. */
  readonly place: (id: string) => Place;
  readonly titles: Titles;
  readonly search: () => Promise<Search>;
  /** Rules and settled questions of the text by their ids. */
  readonly texts: () => Promise<ReadonlyMap<string, Text>>;
}

/** A site with these games. The stored data is read when it is first needed. */
export function siteOf(library: Library, edition: Edition, read: () => Promise<Stored>): Site {
  const resolved = new Map<string, Place>();
  const place = (id: string) => {
    const at = resolved.get(id) ?? resolve(library, id);
    resolved.set(id, at);
    return at;
  };
  let stored: Promise<{ search: Search; texts: ReadonlyMap<string, Text> }> | undefined;
  const opened = () => {
    stored ??= read().then(({ search, texts }) => ({ search: searchIn(unpackSearch(search)), texts: new Map(texts) }));
    return stored;
  };
  return {
    edition,
    library,
    places: [...library.values()].flatMap(placesOf),
    place,
    titles: {
      ofPlace: (id) => titleAt(library, id),
      ofLaw: (id) => {
        const { game, key } = parseId(id) ?? { game: '', key: '' };
        return place(game).laws.find((law) => law.key === key)?.title ?? id;
      },
    },
    search: async () => (await opened()).search,
    texts: async () => (await opened()).texts,
  };
}
