// cite: where a law, rule, settled question or score item stands in the books, and what it says.
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod';
import { nameOfBook } from '../../../src/lib/books/names.ts';
import { sayValue } from '../../../src/lib/rulings/values.ts';
import { BOOK_IDS, type BookId, firstLine, makeId, parseId, type ResolvedItem, type ResolvedLaw } from '../../../src/rules-engine/index.ts';
import { bookInput, citationLine, citationOf, citationShape, editionShape, inputs, NOT_COVERED, reply } from '../answers.ts';
import { bookNamed, booksOfLaw, Refused, refuseRow, rowNamed } from '../names.ts';
import type { Site, Text } from '../site.ts';

const asked = inputs({
  id: z.string().describe('Id of a law, rule, settled question or score item: euchre.law.revoke, euchre.rule.deal, euchre.points.march'),
  book: bookInput.optional(),
});
const bookShape = z.object({
  book: z.string(),
  name: z.string(),
  covered: z.boolean(),
  line: z.string().describe('What the book has on it'),
  citations: z.array(citationShape),
});
type BookOut = z.infer<typeof bookShape>;
const cited = z.object({ id: z.string(), title: z.string(), text: z.string(), books: z.array(bookShape), edition: editionShape });

const notCovered = (book: BookId): BookOut => ({ book, name: nameOfBook(book), covered: false, line: NOT_COVERED, citations: [] });

function ofLaw(law: ResolvedLaw): BookOut[] {
  return booksOfLaw(law).map((book) => {
    const reading = law.readings[book];
    if (reading.status !== 'stated' && reading.status !== 'by-reference') return notCovered(book);
    const line = firstLine(law, book);
    // A book that leaves every case open is cited for what it leaves open.
    return { book, name: nameOfBook(book), covered: line !== null, line: line ?? NOT_COVERED, citations: reading.cites.map(citationOf) };
  });
}

function ofItem({ books }: ResolvedItem): BookOut[] {
  return BOOK_IDS.flatMap((book): BookOut[] => {
    const worth = books[book];
    if (worth === undefined) return [];
    if (worth.status === 'silent') return [{ ...notCovered(book), line: worth.note === undefined ? NOT_COVERED : `${NOT_COVERED} ${worth.note}` }];
    return [{ book, name: nameOfBook(book), covered: true, line: sayValue(worth), citations: worth.cites.map(citationOf) }];
  });
}

const ofText = ({ passages }: Text): BookOut[] =>
  BOOK_IDS.flatMap((book) => {
    const own = passages.filter(({ cites }) => cites.some((one) => one.book === book));
    const cites = own.flatMap((passage) => passage.cites.filter((one) => one.book === book));
    return own.length === 0
      ? []
      : [{ book, name: nameOfBook(book), covered: true, line: own.map(({ text }) => text).join(' '), citations: cites.map(citationOf) }];
  });

/** What an id names, with every book that has something on it. Refuses an id that names nothing of the kind. */
export async function citedAt(
  site: Site,
  name: string,
): Promise<{ readonly id: string; readonly title: string; readonly text: string; readonly books: BookOut[] }> {
  const { place, kind, key } = rowNamed(site, name, ['law', 'rule', 'question', 'points'], 'euchre.law.revoke or euchre.rule.deal');
  const id = makeId(place.id, kind, key);
  if (kind === 'law') {
    const law =
      place.laws.find((one) => one.key === key) ??
      refuseRow(
        place,
        kind,
        key,
        place.laws.map((one) => one.key),
      );
    return { id, title: law.title, text: law.gist, books: ofLaw(law) };
  }
  if (kind === 'points') {
    const item =
      place.points.find((one) => one.key === key) ??
      refuseRow(
        place,
        kind,
        key,
        place.points.map((one) => one.key),
      );
    return { id, title: item.title, text: item.gist, books: ofItem(item) };
  }
  const texts = await site.texts();
  const before = `${place.id}.${kind}.`;
  const text =
    texts.get(id) ??
    refuseRow(
      place,
      kind,
      key,
      [...texts.keys()].flatMap((one) => (one.startsWith(before) ? [one.slice(before.length)] : [])),
    );
  return { id, title: text.title, text: text.passages.map((passage) => passage.text).join(' '), books: ofText(text) };
}

/** The text of a rule is told book by book. */
const isText = (id: string) => ['rule', 'question'].includes(parseId(id)?.kind ?? '');

/** Adds the tool that cites. */
export function addCite(server: McpServer, site: Site): void {
  server.registerTool(
    'cite',
    {
      title: 'Book, heading and page',
      description:
        'Where a law, a rule of play, a settled question or a score item stands: book, heading and page, with its text or what each book has in a line. For the ruling of a law with its conditions call rule.',
      inputSchema: asked,
      outputSchema: cited,
      annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
    },
    ({ id, book: name }) =>
      reply(site, async () => {
        const whole = await citedAt(site, id);
        const book = bookNamed(name, BOOK_IDS, '');
        const books = book === null ? whole.books : whole.books.filter((one) => one.book === book);
        if (book !== null && books.length === 0)
          throw new Refused(
            `${nameOfBook(book)} is not cited for ${whole.id}; the books that are: ${whole.books.map((one) => one.book).join(', ') || 'none'}.`,
          );
        const value = { ...whole, books };
        const lines = books.flatMap(({ name: of, line, citations }) => [`${of}: ${line}`, ...citations.map((one) => `  ${citationLine(one)}`)]);
        return { value, lines: [`${value.title} (${value.id})`, ...(isText(value.id) ? [] : [value.text]), ...lines] };
      }),
  );
}
