import { addressOf, type BookId, type Citation, makeId, SHELVES, type Shelf } from '../../rules-engine/index.ts';
import { hrefOfLaw } from '../addresses/pages.ts';
import { gameOf, places, titleOf } from '../catalogue/library.ts';
import { isOwn } from '../catalogue/offences/headings.ts';
import { contentOfPlace } from '../content/pages.ts';

export interface BookReading {
  /** First page cited, for the order; null last. */
  readonly page: number | null;
  readonly pages: string;
  readonly kind: 'Rule' | 'Penalty' | 'Points';
  readonly title: string;
  readonly place: string;
  readonly shelf: Shelf;
  readonly href: string;
  readonly doubtful: boolean;
}

const firstPage = (cites: readonly Citation[]) => {
  const numbers = cites.flatMap((cite) => (cite.page === null ? [] : [Number.parseInt(cite.page, 10)])).filter((n) => !Number.isNaN(n));
  return numbers.length === 0 ? null : Math.min(...numbers);
};
const pagesOf = (cites: readonly Citation[]) =>
  [...new Set(cites.flatMap((cite) => (cite.page === null ? [] : [cite.page])))].sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10)).join(', ');

const known = new Map<BookId, readonly BookReading[]>();
/** Everything here that cites a book, in the order of its pages. */
export function readingsOf(book: BookId): readonly BookReading[] {
  const readings = known.get(book) ?? gather(book);
  known.set(book, readings);
  return readings;
}

export interface Chapter {
  readonly shelf: Shelf;
  readonly title: string;
  readonly readings: readonly BookReading[];
}
/** Everything that cites a book, by the shelf of its games, in shelf order. Books treat similar games together, and one page would be too long. */
export function chaptersOf(book: BookId): Chapter[] {
  return (Object.keys(SHELVES) as Shelf[]).flatMap((shelf) => {
    const readings = readingsOf(book).filter((one) => one.shelf === shelf);
    return readings.length === 0 ? [] : [{ shelf, title: SHELVES[shelf], readings }];
  });
}

function gather(book: BookId): BookReading[] {
  const found: BookReading[] = [];
  const add = (kind: BookReading['kind'], place: string, title: string, href: string, all: readonly Citation[]) => {
    const cites = all.filter((cite) => cite.book === book);
    if (cites.length === 0) return;
    found.push({
      kind,
      place: titleOf(place),
      shelf: gameOf(place).shelf,
      title,
      href,
      page: firstPage(cites),
      pages: pagesOf(cites),
      doubtful: cites.some((cite) => cite.doubt !== undefined),
    });
  };
  for (const place of places) {
    for (const rule of contentOfPlace(place.id)?.rules ?? []) add('Rule', place.id, rule.title, addressOf(makeId(place.id, 'rule', rule.key)), rule.cites);
    for (const law of place.laws) {
      const reading = law.readings[book];
      if (reading.status === 'stated' && isOwn(place, law)) add('Penalty', place.id, law.title, hrefOfLaw(place, law), reading.cites);
    }
    const variant = place.parent === null ? null : gameOf(place.id).variants[place.id.slice(place.parent.length + 1)];
    for (const item of place.points) {
      const worth = item.books[book];
      const ours =
        variant == null ? item.writtenAt === place.id : variant.points.add?.[item.key] !== undefined || variant.points.amend?.[item.key] !== undefined;
      if (worth?.status === 'stated' && ours) add('Points', place.id, item.title, addressOf(item.id), worth.cites);
    }
  }
  return found.sort((a, b) => (a.page ?? 9999) - (b.page ?? 9999) || a.place.localeCompare(b.place));
}
