import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { BOOK_IDS, SHELVES, type Shelf } from '../../rules-engine/index.ts';
import { PAGE_OF } from '../books/contents.ts';
import { contentOfPlace } from '../content/pages.ts';
import { library, places } from './library.ts';

const toComeRows = z
  .array(
    z.strictObject({
      id: z.string(),
      title: z.string(),
      shelf: z.enum(Object.keys(SHELVES) as [Shelf, ...Shelf[]]),
      books: z.array(z.enum(BOOK_IDS)),
      variants: z.int(),
      /** Other names of it. */
      names: z.array(z.string()).default([]),
      /** What may go wrong at it, for the search alone until its laws are written: a name of ours, the book, the pages of its chapter ('' where unknown). */
      faults: z.array(z.tuple([z.string(), z.enum(BOOK_IDS), z.string()])).default([]),
    }),
  )
  .parse(JSON.parse(readFileSync('content/books/games.json', 'utf8')));

/** A game of the five books whose rules, laws and scores are still to be written. */
export type GameToCome = (typeof toComeRows)[number];

/** The games of the five books that are not here yet, by title. Those that are here stand in the registry alone. */
export const gamesToCome: readonly GameToCome[] = toComeRows.toSorted((a, b) => a.title.localeCompare(b.title));

/** Games of the books that are here: those of the engine, and what has a page of its own. */
const gamesHere = library.size + Object.keys(PAGE_OF).length;

/** Counts for the page that says how far the work has come. */
export const totals = {
  gamesHere,
  gamesInBooks: gamesHere + gamesToCome.length,
  variants: places.filter((place) => place.parent !== null).length,
  laws: places.reduce((sum, place) => sum + place.laws.filter((law) => law.writtenAt === place.id).length, 0),
  points: places.reduce((sum, place) => sum + place.points.filter((item) => item.writtenAt === place.id).length, 0),
  scorers: places.reduce((sum, place) => sum + Object.keys(place.scorers).length, 0),
  rules: places.reduce((sum, place) => sum + (contentOfPlace(place.id)?.rules.length ?? 0), 0),
} as const;
