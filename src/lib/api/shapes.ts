// Schemas that several files of the API share.
import { z } from 'zod';
import { BOOK_IDS } from '../../rules-engine/index.ts';

export const edition = z
  .strictObject({
    version: z.string(),
    date: z.string(),
    hash: z.string().describe('The same hash means the same files.'),
  })
  .meta({ id: 'Edition', description: 'The edition that the file belongs to.' });

export const book = z.enum(BOOK_IDS).meta({ id: 'Book', description: 'Id of a book; see books.json.' });

const printed = {
  book,
  page: z.string().nullable().describe('As printed, "7" or "7-8"; null if our copy does not show it.'),
  heading: z.string(),
  law: z.string().optional().describe('Number of the law, if the book numbers its laws.'),
  doubt: z.string().optional().describe('What is uncertain about the reading, in a sentence.'),
};
export const passage = z.strictObject(printed).meta({ id: 'Passage', description: 'Where something is printed.' });
export const citation = z
  .strictObject({ ...printed, text: z.string().describe('Book, page and heading in one line.') })
  .meta({ id: 'Citation', description: 'Where something is printed, also in one line.' });

export const url = z.string().regex(/^\//).describe('Address on the site.');
export const id = z.string().min(1);

/** What an id of a former edition maps to. */
export const movedTo = z.union([id.describe('The id now.'), z.strictObject({ why: z.string(), nearest: id }).describe('Withdrawn.')]);
