// The shape of `/api/v1/rulings/<id>.json`.
import { z } from 'zod';
import { book, edition, id, url } from '../shapes.ts';

const books = z.array(book);
const answers = z.record(z.string(), z.array(z.string()).min(1));
const cited = z.partialRecord(book, z.array(z.string())).describe('Book, page and heading, each in one line.');
const sources = z.partialRecord(book, z.string()).describe('Book and pages in one line.');

const case_ = z
  .strictObject({
    when: answers.nullable().describe('Answers to which the case applies, by question; null: every case that no other of the book names.'),
    condition: z.string().describe('The same in English; empty if the book has one case.'),
    figure: z.string().describe('The ruling in a number or a few words: "+2". May be empty.'),
    ruling: z.string().describe('In English, with who may claim the penalty and until when.'),
  })
  .meta({ id: 'ShownCase', description: 'One case of a book, as it is shown.' });

const ruled = z
  .strictObject({
    books: books.min(1).describe('Books that rule alike in every case.'),
    cases: z.array(case_).min(1),
    sources,
    citations: cited,
    doubts: z.array(z.string()).describe('What is uncertain about the passages.'),
  })
  .meta({ id: 'ShownReading', description: 'What one book, or several that rule alike, say of a law.' });

const law = z
  .strictObject({
    id,
    url,
    title: z.string(),
    gist: z.string().describe('What happened, in a sentence.'),
    heldBack: z.boolean().describe('Show no ruling before it is known who reads it: a player who has the choice may not be advised.'),
    consult: z.array(z.string()).describe('What the books say about advice, with book and page.'),
    lines: z.array(z.strictObject({ books, text: z.string() })).describe('The ruling in one line: by the leading book, then by the others that differ.'),
    questions: z
      .array(z.strictObject({ key: z.string(), ask: z.string(), answers: z.array(z.strictObject({ key: z.string(), label: z.string() })) }))
      .describe('Questions whose answers change a ruling.'),
    readings: z.array(ruled),
    silent: books.describe('Books that have the game and say nothing of the law.'),
  })
  .meta({ id: 'ShownLaw', description: 'A law with what is shown of it: no more than a page needs that quotes it.' });

const points = z
  .strictObject({
    id,
    url,
    title: z.string(),
    gist: z.string(),
    values: z.array(z.strictObject({ books: books.min(1), text: z.string(), sources, citations: cited })).describe('Books that give the same, together.'),
  })
  .meta({ id: 'ShownPoints', description: 'A score item with what each book gives, in English.' });

const scorer = z
  .strictObject({
    id,
    url,
    title: z.string(),
    gist: z.string(),
    books,
    items: z.array(z.string()).describe('Keys of the score items that it counts by.'),
  })
  .meta({ id: 'ShownScorer', description: 'A scorer or score sheet.' });

/** `/api/v1/rulings/<id>.json` */
export const rulingsSchema = z
  .strictObject({
    edition,
    id,
    title: z.string(),
    url,
    laws: z.array(law),
    elsewhere: z.record(z.string(), id).describe('Laws that read the same elsewhere: key to the id where they are.'),
    points: z.array(points),
    scorers: z.array(scorer),
  })
  .meta({ id: 'Rulings', description: 'A game or a variant, with each law and score item as a page shows it that quotes it.' });
