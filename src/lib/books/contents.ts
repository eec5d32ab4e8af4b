import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { BOOK_IDS, type BookId } from '../../rules-engine/index.ts';
import { places } from '../catalogue/library.ts';

const rowSchema = z.strictObject({
  heading: z.string(),
  page: z.string().nullable(),
  /** Game and variant that the heading is about; null if it is about none (a preface, an index). */
  game: z.string().nullable(),
  variant: z.string().nullable(),
  /** A doubt about the reading of the heading or its page. */
  note: z.string().optional(),
});

export interface ContentsRow {
  readonly heading: string;
  readonly page: string | null;
  /** Address of what covers it here; null for headings about no game. */
  readonly covered: string | null;
  /** The game it belongs to; null for headings about no game. */
  readonly game: string | null;
  readonly note: string | null;
}

/**
 * Pages for headings whose subject is not a game here, such as a glossary, or a game that the book does not name. The 1940 book's patience with
 * two packs is Napoleon at St. Helena (p. 265).
 */
export const PAGE_OF: Readonly<Record<string, string>> = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync('content/books/pages.json', 'utf8')));

const here = new Set(places.map((place) => place.id));
const load = (book: BookId): ContentsRow[] =>
  z
    .array(rowSchema)
    .parse(JSON.parse(readFileSync(`content/books/${book}.contents.json`, 'utf8')))
    .map((row) => {
      const variant = row.game === null || row.variant === null ? null : `${row.game}/${row.variant}`;
      const place = variant !== null && here.has(variant) ? variant : row.game !== null && here.has(row.game) ? row.game : null;
      const covered = place === null ? (PAGE_OF[row.game ?? ''] ?? null) : `/games/${place}/`;
      return { heading: row.heading, page: row.page, covered, game: row.game, note: row.note ?? null };
    });

const contents = Object.fromEntries(BOOK_IDS.map((book) => [book, load(book)])) as Record<BookId, ContentsRow[]>;

/** A book's own table of contents, in page order, each heading with what covers it here. */
export function contentsOf(book: BookId): readonly ContentsRow[] {
  return contents[book];
}
