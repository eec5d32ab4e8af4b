// Makes the data of the server from the sources, for `hoyle mcp` in a clone and for the package.
import { edition, hashOfSources } from '../../src/lib/editions/edition.ts';
import type { Library } from '../../src/rules-engine/index.ts';
import { makeId } from '../../src/rules-engine/index.ts';
import { cachedSearchFiles } from '../search/search-files.ts';
import { packSearch } from '../search/stored-search.ts';
import { type Edition, type Site, type Stored, siteOf, type Text } from './site.ts';

/** The edition of the current sources. A built site is named by a hash of its files instead, which do not exist before the build. */
export const editionOfSources = (): Edition => ({ version: edition.version, date: edition.date, hash: hashOfSources() });

/** The search index, rebuilt if the sources have changed, and the rules and settled questions of the text. */
export async function storedOfSources(): Promise<Stored> {
  // Imported here because the texts load the titles and figures of every game.
  const [{ contentOfPlace }, { places }] = await Promise.all([import('../../src/lib/content/pages.ts'), import('../../src/lib/catalogue/library.ts')]);
  const texts = places.flatMap(({ id }) => {
    const content = contentOfPlace(id);
    const row = (kind: 'rule' | 'question', key: string, text: Text) => [makeId(id, kind, key), text] as const;
    return [
      ...(content?.rules ?? []).map(({ key, title, passages }) => row('rule', key, { title, passages: passages.map(({ text, cites }) => ({ text, cites })) })),
      ...(content?.questions ?? []).map(({ key, title, text, cites }) => row('question', key, { title, passages: [{ text, cites }] })),
    ];
  });
  return { search: packSearch(await cachedSearchFiles()), texts };
}

export const siteOfSources = (library: Library): Site => siteOf(library, editionOfSources(), storedOfSources);
