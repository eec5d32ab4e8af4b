import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { BOOK_IDS, type BookId, SHELVES, type Shelf } from '../rules-engine/index.ts';
import { contentOfPlace } from './content.ts';
import { library, places } from './library.ts';

const planned = z
  .array(
    z.strictObject({
      id: z.string(),
      title: z.string(),
      shelf: z.enum(Object.keys(SHELVES) as [Shelf, ...Shelf[]]),
      books: z.array(z.enum(BOOK_IDS)),
      variants: z.int(),
    }),
  )
  .parse(JSON.parse(readFileSync('content/books/games.json', 'utf8')));

export interface Covered {
  readonly id: string;
  readonly title: string;
  readonly shelf: Shelf;
  readonly books: readonly BookId[];
  /** Whether its rules, laws and scores are here, or still to come. */
  readonly here: boolean;
}

/** Every game of the five books, by title: those that are here and those that are to come. */
export const coverage: readonly Covered[] = planned
  .map(({ id, title, shelf, books }) => ({ id, title: library.get(id)?.title ?? title, shelf, books, here: library.has(id) }))
  .sort((a, b) => a.title.localeCompare(b.title));

/** Counts for the page that says how far the work has come. */
export const totals = {
  gamesHere: library.size,
  gamesInBooks: planned.length,
  variants: places.filter((place) => place.parent !== null).length,
  laws: places.reduce((sum, place) => sum + place.laws.filter((law) => law.writtenAt === place.id).length, 0),
  points: places.reduce((sum, place) => sum + place.points.filter((item) => item.writtenAt === place.id).length, 0),
  scorers: places.reduce((sum, place) => sum + Object.keys(place.scorers).length, 0),
  rules: places.reduce((sum, place) => sum + (contentOfPlace(place.id)?.rules.length ?? 0), 0),
} as const;
