// The numbered laws of the books as entries, with the page of each law.
import { BOOK_IDS, BOOK_WORDS, type BookId, type Citation, CODES, lawPages, type Place } from '../../../rules-engine/index.ts';
import { nameOfBook } from '../../books/names.ts';
import { contentOfPlace } from '../../content/pages.ts';
import { lawStem } from '../files/format.ts';
import { postsOf, WEIGHTS } from '../read/known.ts';
import type { Indexed } from './entries.ts';

interface Code {
  readonly book: BookId;
  readonly heading: string;
  readonly pages: ReadonlyMap<string, string>;
}
const codes: readonly Code[] = Object.entries(CODES).flatMap(([word, all]) =>
  Object.entries(all).map(([heading, code]): Code => ({ book: BOOK_WORDS[word as keyof typeof CODES], heading, pages: lawPages(code) })),
);

/** A code as an entry; which of its laws is meant depends on the query. */
function entryOf({ book, heading, pages }: Code, id: string): Indexed {
  const posts = postsOf([[WEIGHTS.text, [heading]]]);
  for (const number of pages.keys()) posts.set(lawStem(number), 1);
  return {
    kind: 'n',
    id: `${id}.laws`,
    url: `/books/${book}/#contents`,
    title: heading,
    form: '',
    head: '',
    gist: `${nameOfBook(book)}~${[...pages].map(([number, page]) => `${number}:${page}`).join(',')}`,
    posts,
    sensed: '',
    lines: '',
    text: '',
  };
}

/** The codes that a game and its forms cite. */
export function codesCited(id: string, places: readonly Place[]): Indexed[] {
  const cites = places.flatMap((place): readonly Citation[] => [
    ...place.laws.flatMap((law) => BOOK_IDS.flatMap((book) => ('cites' in law.readings[book] ? law.readings[book].cites : []))),
    ...(contentOfPlace(place.id)?.rules.flatMap((rule) => rule.cites) ?? []),
  ]);
  const cited = new Set(cites.flatMap(({ book, heading, law }) => (law === undefined ? [] : [`${book} ${heading}`])));
  return codes.filter(({ book, heading }) => cited.has(`${book} ${heading}`)).map((code) => entryOf(code, id));
}
