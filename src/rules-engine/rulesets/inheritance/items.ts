import { BOOK_IDS, type BookId } from '../../books.ts';
import { bound, type Count } from '../../scoring/counts.ts';
import type { BookValue } from '../../scoring/points.ts';
import { type Prices, pricesOf, schedulesOf } from '../../scoring/schedule.ts';
import { FEATURES, wordsAt } from '../../vocabulary/features.ts';
import { makeId } from '../ids.ts';
import { nearTo } from '../nearest.ts';

import { find } from './find.ts';
import { featuresAt, lackingAt, missingFor } from './lacking.ts';
import type { Library, ResolvedItem } from './types.ts';

/** Score items in force at a game or variant, by key: its own and its parent's as amended, with words in braces resolved. */
export function itemsAt(library: Library, id: string): Map<string, ResolvedItem> {
  const has = featuresAt(library, id);
  const saidHere = (worth: BookValue): BookValue => {
    if (worth.status !== 'stated' || worth.says?.includes('{') !== true) return worth;
    const { says, ...rest } = worth;
    const said = wordsAt(says, has).trim();
    return said === '' ? rest : { ...rest, says: said };
  };
  return new Map(
    [...asWritten(library, id)].map(([key, row]) => [
      key,
      { ...row, books: Object.fromEntries(Object.entries(row.books).map(([book, worth]) => [book, saidHere(worth)])) },
    ]),
  );
}

function asWritten(library: Library, id: string): Map<string, ResolvedItem> {
  const { game, variant } = find(library, id);
  const items = new Map<string, ResolvedItem>();
  if (variant === null) {
    for (const [key, row] of Object.entries(game.points))
      items.set(key, { ...row, id: makeId(id, 'points', key), key, game: id, writtenAt: id, provenance: 'own' });
    return items;
  }
  // A clause may lead to another variant; a page that loads a single game skips codes outside it.
  const codes = new Map([[game.id, asWritten(library, game.id)]]);
  for (const treatment of Object.values(variant.books)) {
    const from = treatment.inherits?.from;
    if (from !== undefined && !codes.has(from) && library.has(from.split('/')[0] ?? '')) codes.set(from, asWritten(library, from));
  }
  const above = new Map([...codes.values()].flatMap((code) => [...code]));
  for (const [key, row] of above) {
    const amended = variant.points.amend?.[key];
    const books: Partial<Record<BookId, BookValue>> = {};
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
    if (!above.has(key)) throw new Error(`${id} amends the score item "${key}", which no code above it has${nearTo(key, above.keys())}`);
  }
  for (const key of Object.keys(variant.points.repeal ?? {})) {
    if (!above.has(key)) throw new Error(`${id} repeals the score item "${key}", which is not in ${game.id}${nearTo(key, above.keys())}`);
    items.delete(key);
  }
  for (const [key, row] of Object.entries(variant.points.add ?? {}))
    items.set(key, { ...row, id: makeId(id, 'points', key), key, game: id, writtenAt: id, provenance: 'added' });
  return items;
}

/** Inherited score items that need a missing feature, each with the reason. */
export function leftItemsAt(library: Library, id: string): Record<string, string> {
  const { game, variant } = find(library, id);
  if (variant === null) return {};
  const own = { ...variant.points.add, ...variant.points.repeal };
  return Object.fromEntries(
    [...itemsAt(library, game.id)].flatMap(([key, row]) => {
      const missing = key in own ? undefined : missingFor(row, lackingAt(library, id, row.writtenAt));
      return missing === undefined ? [] : [[key, FEATURES[missing].absent]];
    }),
  );
}

/** Prices that report every key looked up, including missing ones. */
function watched(prices: Prices, onRead: (key: string) => void): Prices {
  return new Proxy(prices, {
    get: (target, key) => {
      if (typeof key === 'string') onRead(key);
      return Reflect.get(target, key) as unknown;
    },
  });
}

/**
 * Scorers and sheets of a game or variant, bound to its schedules. A variant inherits its parent's as it inherits laws: only for books whose clause leads to
 * the parent, unless it replaces or repeals them. `onRead` is called with the key of every score item looked up.
 */
export function countsAt(library: Library, id: string, onRead?: (key: string) => void): Record<string, Count> {
  const { game, variant } = find(library, id);
  const prices = pricesOf(itemsAt(library, id));
  const schedules = schedulesOf(id, onRead === undefined ? prices : watched(prices, onRead));
  const counts: Record<string, Count> = {};
  const described = variant ?? game;
  for (const [key, row] of Object.entries(described.scorers)) counts[key] = bound(row, schedules, (book) => described.books[book] !== undefined);
  if (variant === null) return counts;
  for (const key of Object.keys(variant.repealScorers ?? {})) {
    if (game.scorers[key] === undefined || counts[key] !== undefined)
      throw new Error(
        `${id} repeals the scorer "${key}", which ${counts[key] === undefined ? `is not in ${game.id}${nearTo(key, Object.keys(game.scorers))}` : 'it has itself'}`,
      );
  }
  for (const [key, row] of Object.entries(game.scorers)) {
    if (counts[key] !== undefined || variant.repealScorers?.[key] !== undefined) continue;
    const inherited = bound(row, schedules, (book) => variant.books[book]?.inherits?.from === game.id);
    if (inherited.books.length > 0) counts[key] = inherited;
  }
  return counts;
}
