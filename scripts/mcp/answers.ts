// The reply of every tool: an object that matches the schema of the tool, and the same as text.
import * as z from 'zod';
import { nameOfBook } from '../../src/lib/books/names.ts';
import { BOOK_IDS, type BookId, type Citation, makeCitation, nearest } from '../../src/rules-engine/index.ts';
import { Refused } from './names.ts';
import type { Edition, Site } from './site.ts';

export const NOT_COVERED = 'The book does not cover this.';

export const editionShape = z
  .object({ version: z.string(), date: z.string(), hash: z.string() })
  .describe('The edition that answered. The same hash means the same answers');
export const citationShape = z.object({
  book: z.string(),
  heading: z.string(),
  page: z.string().nullable().describe('As printed; null if the copy does not show it'),
  law: z.string().optional().describe('Number of the law, if the book numbers its laws'),
  doubt: z.string().optional().describe('What is uncertain about the reading'),
  text: z.string(),
});
/** The input of a book; `without` says what happens if it is left out. */
export const bookInput = (without = 'All books if left out.') =>
  z
    .string()
    .optional()
    .describe(`One book: ${BOOK_IDS.join(', ')}. ${without}`);
/** Annotations of every tool. */
export const READ_ONLY = { readOnlyHint: true, idempotentHint: true, openWorldHint: false } as const;

/** A citation with its text: "Donohue, undated, p. 25, Laws of Euchre, law 33". */
export const citationOf = (one: Citation): z.infer<typeof citationShape> => ({
  book: one.book,
  heading: one.heading,
  page: one.page,
  ...(one.law === undefined ? {} : { law: one.law }),
  ...(one.doubt === undefined ? {} : { doubt: one.doubt }),
  text: makeCitation(one),
});
export const citationLine = ({ text, doubt }: z.infer<typeof citationShape>): string => `— ${text}${doubt === undefined ? '' : ` Doubt: ${doubt}`}`;
export const bookOut = z.object({ id: z.string(), name: z.string() });
export const bookNameOf = (book: BookId) => ({ id: book, name: nameOfBook(book) });

const editionLine = ({ version, date, hash }: Edition): string => `According to Hoyle ${version}, ${date}, edition ${hash}`;

/** The input schema of a tool. An unknown input is refused by name, with the nearest known one. */
export function inputs<Shape extends z.ZodRawShape>(shape: Shape) {
  const known = Object.keys(shape);
  return z.strictObject(shape, {
    error: (issue) => {
      if (issue.code !== 'unrecognized_keys') return undefined;
      return (issue.keys as readonly string[])
        .map((key) => {
          const near = nearest(key, known);
          return `No input "${key}".${near === undefined ? ` The inputs: ${known.join(', ')}.` : ` Did you mean ${near}?`}`;
        })
        .join(' ');
    },
  });
}

type Answered<Out> = { readonly value: Out; readonly lines: readonly string[] };

/** The result of a tool: its object with the edition, and its lines of text. A refused input gives an error that says why. */
export async function reply<Out extends object>(site: Site, answer: () => Promise<Answered<Out>> | Answered<Out>) {
  try {
    const { value, lines } = await answer();
    const text = [...lines, editionLine(site.edition)].filter((line, n, all) => line !== '' || all[n - 1] !== '').join('\n');
    return { content: [{ type: 'text' as const, text }], structuredContent: { ...value, edition: site.edition } };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { content: [{ type: 'text' as const, text: error.message }], isError: true };
  }
}
