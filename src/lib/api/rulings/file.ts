// `/api/v1/rulings/<id>.json`: what a page needs to quote a ruling or a score item of one game or variant. The files of games contain more, but
// no labels of answers, and variants only as their difference.
import {
  addressOf,
  BOOK_IDS,
  BOOK_SHORT,
  type BookId,
  type Citation,
  figureOfRuling,
  makeCitation,
  makeId,
  type Place,
  pageOf,
  type ResolvedItem,
  type ResolvedLaw,
} from '../../../rules-engine/index.ts';
import { hasPage, homeOf } from '../../addresses/pages.ts';
import { nameOfBook } from '../../books/names.ts';
import { type Column, columnsOf, silentOn } from '../../books/readings.ts';
import { placeOf, places, titleOf } from '../../catalogue/library.ts';
import { countedItems } from '../../catalogue/scores/counted-items.ts';
import { edition } from '../../editions/edition.ts';
import { inOne, OTHERWISE, sayRuling } from '../../rulings/cases.ts';
import { consultsOf } from '../../rulings/claims/consult.ts';
import { sayPages } from '../../rulings/law-page/law-control.ts';
import { isHeldBack, linesFor } from '../../rulings/one-line.ts';
import { sayValue } from '../../rulings/values.ts';

const citations = (cites: readonly Citation[]): string[] => [...new Set(cites.map(makeCitation))];
/** "Donohue, undated, pp. 14–15". */
const sourceOf = (book: BookId, pages: string): string => `${BOOK_SHORT[book]}, ${pages}`;
const list = (value: string | readonly string[]): string[] => (typeof value === 'string' ? [value] : [...value]);

function readingOf({ people }: ResolvedLaw, { books, cases }: Column) {
  return {
    books: books.map(({ book }) => book),
    cases: cases.map(({ one, condition }) => ({
      when:
        one.when === undefined
          ? null
          : Object.fromEntries(Object.entries(one.when).flatMap(([fact, value]) => (value === undefined ? [] : [[fact, list(value)] as const]))),
      condition: condition || (cases.length > 1 ? OTHERWISE : ''),
      figure: figureOfRuling(one.then, people).word,
      ruling: inOne(sayRuling(one, people)),
    })),
    sources: Object.fromEntries(books.map(({ book, reading }) => [book, sourceOf(book, sayPages(reading.cites))])),
    citations: Object.fromEntries(books.map(({ book, reading }) => [book, citations(reading.cites)])),
    doubts: books.flatMap(({ book, reading }) => [
      ...new Set(reading.cites.flatMap(({ doubt }) => (doubt === undefined ? [] : [`${nameOfBook(book)}: ${doubt}`]))),
    ]),
  };
}

/** A law in the form in which a page quotes it. */
export function shownLaw(law: ResolvedLaw) {
  const columns = columnsOf(law);
  const asked = new Set(columns.flatMap(({ cases }) => cases.flatMap(({ one }) => Object.keys(one.when ?? {}))));
  return {
    id: law.id,
    url: addressOf(law.id),
    title: law.title,
    gist: law.gist,
    heldBack: isHeldBack(law),
    consult: consultsOf(law).map(({ book, says, cites }) => `${nameOfBook(book)}: ${says}. ${citations(cites).join('; ')}`),
    lines: linesFor(law, titleOf).map(({ books, line }) => ({ books: [...books], text: line.text })),
    questions: Object.entries(law.facts)
      .filter(([key]) => asked.has(key))
      .map(([key, { ask, options }]) => ({ key, ask, answers: Object.entries(options).map(([answer, label]) => ({ key: answer, label })) })),
    readings: columns.map((column) => readingOf(law, column)),
    silent: silentOn(law).map(({ book }) => book),
  };
}

function shownPoints(item: ResolvedItem) {
  const groups = new Map<string, BookId[]>();
  for (const book of BOOK_IDS) {
    const text = sayValue(item.books[book]);
    if (text !== '') groups.set(text, [...(groups.get(text) ?? []), book]);
  }
  const citesOf = (book: BookId) => {
    const value = item.books[book];
    return value?.status === 'stated' ? value.cites : [];
  };
  const values = [...groups].map(([text, books]) => {
    const cited = books.filter((book) => citesOf(book).length > 0);
    return {
      books,
      text,
      sources: Object.fromEntries(cited.map((book) => [book, sourceOf(book, sayPages(citesOf(book)))])),
      citations: Object.fromEntries(cited.map((book) => [book, citations(citesOf(book))])),
    };
  });
  return { id: item.id, url: addressOf(item.id), title: item.title, gist: item.gist, values };
}

const nameOfFile = (place: string): string => place.replace('/', '.');
/** Games and variants that have anything to quote, by the names of their files: a dot in place of the slash. */
export const rulingsFiles: ReadonlyMap<string, string> = new Map(
  places.filter((place) => place.laws.length + place.points.length + Object.keys(place.scorers).length > 0).map(({ id }) => [nameOfFile(id), id]),
);

/** The file of a game or variant. */
function rulingsFile(place: Place) {
  const own = place.laws.filter((law) => hasPage(place, law));
  return {
    edition,
    id: place.id,
    title: titleOf(place.id),
    url: pageOf(place.id),
    laws: own.map(shownLaw),
    elsewhere: Object.fromEntries(place.laws.filter((law) => !hasPage(place, law)).map((law) => [law.key, homeOf(place, law)])),
    points: place.points.map(shownPoints),
    scorers: Object.entries(place.scorers).map(([key, count]) => {
      const id = makeId(place.id, 'score', key);
      const items = countedItems(place, key, count).map((item) => item.key);
      return { id, url: addressOf(id), title: count.title, gist: count.gist, books: [...count.books], items };
    }),
  };
}

/** The file by its name. */
export function rulingsFileNamed(name: string) {
  const id = rulingsFiles.get(name);
  if (id === undefined) throw new Error(`no file of rulings for "${name}"`);
  return rulingsFile(placeOf(id));
}
