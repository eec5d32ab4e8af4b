import { BOOK_IDS, type BookId } from '../../books.ts';
import type { Count, CountRow } from '../counts.ts';
import { makeId } from '../ids.ts';
import type { Worth } from '../points.ts';
import { pricesOf, Schedule } from '../schedule.ts';

import { find } from './find.ts';
import { lackingAt, missingFor } from './lacking.ts';
import type { Library, ResolvedItem } from './types.ts';

/** Score items in force at a game or variant, by key: its own and its parent's as amended. */
export function itemsAt(library: Library, id: string): Map<string, ResolvedItem> {
  const { game, variant } = find(library, id);
  const items = new Map<string, ResolvedItem>();
  if (variant === null) {
    for (const [key, row] of Object.entries(game.points))
      items.set(key, { ...row, id: makeId(id, 'points', key), key, game: id, writtenAt: id, provenance: 'own' });
    return items;
  }
  // A clause may lead to another variant; a page that carries one game alone does without what lies outside it.
  const codes = new Map([[game.id, itemsAt(library, game.id)]]);
  for (const treatment of Object.values(variant.books)) {
    const from = treatment.inherits?.from;
    if (from !== undefined && !codes.has(from) && library.has(from.split('/')[0] ?? '')) codes.set(from, itemsAt(library, from));
  }
  const above = new Map([...codes.values()].flatMap((code) => [...code]));
  for (const [key, row] of above) {
    const amended = variant.points.amend?.[key];
    const books: Partial<Record<BookId, Worth>> = {};
    for (const book of BOOK_IDS) {
      const treatment = variant.books[book];
      if (treatment === undefined) continue;
      const own = amended?.books?.[book];
      const clause = treatment.inherits;
      const inherited = clause === undefined ? undefined : codes.get(clause.from)?.get(key)?.books[book];
      if (own !== undefined) books[book] = own;
      else if (clause !== undefined && inherited?.status === 'stated') books[book] = { ...inherited, cites: [clause.cite, ...inherited.cites] };
      else books[book] = inherited ?? { status: 'silent' };
    }
    if (!Object.values(books).some((value) => value.status === 'stated')) continue;
    if (missingFor(row, lackingAt(library, id, row.writtenAt)) !== undefined) continue;
    const provenance = amended !== undefined ? 'amended' : row.writtenAt.split('/')[0] === game.id ? 'inherited' : 'by-clause';
    items.set(key, { ...row, ...amended, books, id: makeId(id, 'points', key), game: id, provenance });
  }
  for (const key of Object.keys(variant.points.amend ?? {})) {
    if (!above.has(key)) throw new Error(`${id} amends the score item "${key}", which no code above it has`);
  }
  for (const key of Object.keys(variant.points.repeal ?? {})) {
    if (!above.has(key)) throw new Error(`${id} repeals the score item "${key}", which is not in ${game.id}`);
    items.delete(key);
  }
  for (const [key, row] of Object.entries(variant.points.add ?? {}))
    items.set(key, { ...row, id: makeId(id, 'points', key), key, game: id, writtenAt: id, provenance: 'added' });
  return items;
}

/** What counts at a game or variant, each count handed the schedule that stands there. */
export function countsAt(library: Library, id: string): Record<string, Count> {
  const { game, variant } = find(library, id);
  const prices = pricesOf(itemsAt(library, id));
  const schedules = {} as Record<BookId, Schedule>;
  for (const book of BOOK_IDS) schedules[book] = new Schedule(id, prices, book);
  const described = variant ?? game;
  const bind = (row: CountRow): Count => {
    const books = row.books.filter((book) => described.books[book] !== undefined);
    return row.kind === 'scorer'
      ? { ...row, books, score: (values, book) => row.score(values, schedules[book]) }
      : { ...row, books, play: (setup, entries, book) => row.play(setup, entries, schedules[book]) };
  };
  return Object.fromEntries(Object.entries(described.scorers).map(([key, row]) => [key, bind(row)]));
}
