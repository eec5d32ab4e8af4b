// cite: the book and page of a law, rule, settled question or score item, and its text.
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod';
import { nameOfBook } from '../../../src/lib/books/names.ts';
import { sayValue } from '../../../src/lib/rulings/values.ts';
import { BOOK_IDS, type BookId, firstLine, makeId, parseId, type ResolvedItem, type ResolvedLaw } from '../../../src/rules-engine/index.ts';
import { bookInput, citationLine, citationOf, citationShape, editionShape, inputs, NOT_COVERED, READ_ONLY, reply } from '../answers.ts';
import { bookNamed, booksOfLaw, Refused, refuseRow, rowNamed } from '../names.ts';
import type { Site, Text } from '../site.ts';

const asked = inputs({
  id: z.string().describe('Id of a law, rule, settled question or score item: euchre.law.revoke, euchre.rule.deal, euchre.points.march'),
  book: bookInput(),
});
const bookShape = z.object({
  book: z.string(),
  name: z.string(),
  covered: z.boolean(),
  line: z.string().describe('What the book says'),
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
    const value = books[book];
    if (value === undefined) return [];
    if (value.status === 'silent') return [{ ...notCovered(book), line: value.note === undefined ? NOT_COVERED : `${NOT_COVERED} ${value.note}` }];
    return [{ book, name: nameOfBook(book), covered: true, line: sayValue(value), citations: value.cites.map(citationOf) }];
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

/** The row or text with this id, and what each book says. Refuses an id that does not exist. */
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

/** Rules and settled questions are printed book by book, without their whole text above. */
const isText = (id: string) => ['rule', 'question'].includes(parseId(id)?.kind ?? '');

/** Adds the tool `cite`. */
export function addCite(server: McpServer, site: Site): void {
  server.registerTool(
    'cite',
    {
      title: 'Book, heading and page',
      description:
        'Book, heading and page of a law, a rule of play, a settled question or a score item, with its text or one line for each book. For the ruling of a law with its conditions, call rule.',
      inputSchema: asked,
      outputSchema: cited,
      annotations: READ_ONLY,
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
