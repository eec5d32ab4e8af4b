// The games that the books have and the site has not yet: their names, the headings and numbered laws of the books, and what may go wrong at
// them, each with the page, so that a search says where they stand.
import { BOOK_IDS, type BookId } from '../../rules-engine/index.ts';
import { contentsOf } from '../books/contents.ts';
import { nameOfBook } from '../books/names.ts';
import { type GameToCome, gamesToCome } from '../catalogue/coverage.ts';
import { games } from '../catalogue/library.ts';
import { codesToCome } from './codes.ts';
import type { Indexed, IndexedGroup } from './entries.ts';
import { postsOf, TELLS } from './known.ts';

const COMING = 'still to come here';
const contentsAt = (book: BookId) => `/books/${book}/#contents`;
const placeIn = (book: BookId, page: string | null) => `${nameOfBook(book)}${page === null || page === '' ? '' : ` p. ${page}`}`;
const NOTHING = { form: '', head: '', told: '', text: '' } as const;
function entriesOf(game: GameToCome): { readonly entries: Indexed[]; readonly where: string; readonly headings: string[] } {
  const rows = BOOK_IDS.flatMap((book) => contentsOf(book).flatMap((row) => (row.game === game.id ? [{ ...row, book }] : [])));
  const first = game.books.map((book) => placeIn(book, rows.find((row) => row.book === book)?.page ?? null)).join(', ');
  const said = (book: BookId, page: string | null) => `in ${placeIn(book, page)}, ${COMING}`;
  const url = contentsAt(game.books[0] ?? 'donohue');
  const names = game.names;
  const entries: Indexed[] = [
    {
      ...NOTHING,
      kind: 'g',
      id: game.id,
      url,
      title: game.title,
      gist: `in ${first}, ${COMING}`,
      posts: postsOf([
        [TELLS.title, [game.title], true],
        [TELLS.aka, names, true],
      ]),
    },
    ...rows
      .filter((row) => row.heading.toLowerCase() !== game.title.toLowerCase())
      .map(
        (row): Indexed => ({
          ...NOTHING,
          kind: 'c',
          id: `${game.id}.heading`,
          url: contentsAt(row.book),
          title: row.heading,
          gist: said(row.book, row.page),
          posts: postsOf([[TELLS.title, [row.heading], true]]),
        }),
      ),
    ...game.faults.map(
      ([title, book, page]): Indexed => ({
        ...NOTHING,
        kind: 'c',
        id: `${game.id}.fault`,
        url: contentsAt(book),
        title,
        gist: said(book, page),
        posts: postsOf([[TELLS.title, [title], true]]),
      }),
    ),
    ...codesToCome(game.id, COMING),
  ];
  return { entries, where: first, headings: rows.map(({ heading }) => heading) };
}

/** A heading that is a name by itself: not a chapter's part, not a note. */
const isName = (heading: string) => heading.length < 28 && !/[:,;]|laws|rules|note|table|odds|endings|betting/i.test(heading);

const here = new Set(games.map(({ title }) => title.toLowerCase()));

/** The games still to come, by title. */
export const comingGroups = (): IndexedGroup[] =>
  gamesToCome.map((game) => {
    const { entries, where, headings } = entriesOf(game);
    const names = [...game.names, ...headings.filter(isName)].filter((name) => name.toLowerCase() !== game.title.toLowerCase());
    const own = names.filter((name, n) => !here.has(name.toLowerCase()) && names.findIndex((one) => one.toLowerCase() === name.toLowerCase()) === n);
    return { id: game.id, title: game.title, names: own, forms: [], coming: where, entries };
  });
