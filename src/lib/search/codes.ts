// The numbered laws of the books, as entries: whose game a code is, and on which page each of its laws stands.
import { BOOK_IDS, BOOK_WORDS, type BookId, type Citation, CODES, lawPages, type Place } from '../../rules-engine/index.ts';
import { type ContentsRow, contentsOf } from '../books/contents.ts';
import { nameOfBook } from '../books/names.ts';
import { gamesToCome } from '../catalogue/coverage.ts';
import { contentOfPlace } from '../content/pages.ts';
import type { Indexed } from './entries.ts';
import { lawStem } from './format.ts';
import { postsOf, TELLS } from './known.ts';

interface Code {
  readonly book: BookId;
  readonly heading: string;
  readonly pages: ReadonlyMap<string, string>;
}
const codes: readonly Code[] = Object.entries(CODES).flatMap(([word, all]) =>
  Object.entries(all).map(([heading, code]): Code => ({ book: BOOK_WORDS[word as keyof typeof CODES], heading, pages: lawPages(code) })),
);

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/\b(?:the|laws?|rules?|of|game)\b/g, ' ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** The game to come that a code is of: one that its heading names, or whose heading in the book's contents it bears. */
function gameToCome({ heading, book }: Code): string | null {
  const said = ` ${plain(heading)} `;
  const named = gamesToCome.find((game) => [game.title, ...game.names].some((name) => said.includes(` ${plain(name)} `)));
  if (named !== undefined) return named.id;
  const bears = (row: ContentsRow) => row.game !== null && plain(row.heading) !== '' && said.includes(` ${plain(row.heading.split(':')[0] ?? '')} `);
  const [row] = contentsOf(book)
    .filter(bears)
    .sort((a, b) => b.heading.length - a.heading.length);
  return row?.game ?? null;
}

/** A code as an entry; which of its laws is asked for is known only when it is asked. */
function entryOf({ book, heading, pages }: Code, id: string, coming: string): Indexed {
  const posts = postsOf([[TELLS.text, [heading]]]);
  for (const number of pages.keys()) posts.set(lawStem(number), 1);
  return {
    kind: 'n',
    id: `${id}.laws`,
    url: `/books/${book}/#contents`,
    title: heading,
    form: '',
    head: '',
    gist: `${nameOfBook(book)}~${coming}~${[...pages].map(([number, page]) => `${number}:${page}`).join(',')}`,
    posts,
    told: '',
    text: '',
  };
}

/** The codes of a game that is still to come. */
export const codesToCome = (id: string, coming: string): Indexed[] => codes.filter((code) => gameToCome(code) === id).map((code) => entryOf(code, id, coming));

/** The codes that a game and its forms cite. */
export function codesCited(id: string, places: readonly Place[]): Indexed[] {
  const cites = places.flatMap((place): readonly Citation[] => [
    ...place.laws.flatMap((law) => BOOK_IDS.flatMap((book) => ('cites' in law.readings[book] ? law.readings[book].cites : []))),
    ...(contentOfPlace(place.id)?.rules.flatMap((rule) => rule.cites) ?? []),
  ]);
  const cited = new Set(cites.flatMap(({ book, heading, law }) => (law === undefined ? [] : [`${book} ${heading}`])));
  return codes.filter(({ book, heading }) => cited.has(`${book} ${heading}`)).map((code) => entryOf(code, id, ''));
}
