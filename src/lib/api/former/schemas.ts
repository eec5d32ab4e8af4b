// The schemas of the former editions in the API: their entries in `/api/v1/editions.json`, and `/api/v1/editions/<hash>/changes.json`.
import { z } from 'zod';
import { book, edition, id, movedTo, url } from '../shapes.ts';

/** A value before and after; null if it did not exist yet, or no longer exists. */
const beforeAndAfter = <T extends z.ZodType>(value: T) => z.strictObject({ was: value, now: value });
const counts = z.strictObject({ added: z.int(), changed: z.int(), gone: z.int() });

export const formerSchema = z
  .strictObject({
    edition,
    changes: z
      .strictObject({ laws: counts, points: counts, games: counts.omit({ changed: true }), ids: z.int() })
      .nullable()
      .describe('How many changes the next edition has. Null if it has none: its laws and score items are those of the next one.'),
    files: z
      .strictObject({ changes: url, laws: url, points: url })
      .nullable()
      .describe('Its changes.json, and its laws.csv and points.csv, compressed with gzip. Null if there are no changes.'),
  })
  .meta({ id: 'FormerEdition', description: 'An edition that was published before this one.' });

const row = {
  id,
  title: z.string(),
  change: z.enum(['added', 'changed', 'gone']),
  fields: z.array(z.string()).describe('Fields of its line in laws.ndjson or points.ndjson that differ; empty if it was added or is gone.'),
};
const cases = z.array(
  z.strictObject({
    when: z.union([z.string(), z.record(z.string(), z.unknown())]).describe('As in laws.ndjson.'),
    ruling: z.string(),
    note: z.string().nullable(),
  }),
);
const changedLaw = z
  .strictObject({
    ...row,
    line: beforeAndAfter(z.string().nullable()).describe('The ruling in one line, by the leading book.'),
    books: z
      .array(
        z.strictObject({
          book,
          status: beforeAndAfter(z.string()),
          line: beforeAndAfter(z.string().nullable()),
          cases: beforeAndAfter(cases).describe('The cases that differ.'),
          sources: beforeAndAfter(z.array(z.string())).describe('Book, page and heading.'),
        }),
      )
      .describe('The books whose readings differ.'),
  })
  .meta({ id: 'ChangedLaw', description: 'A law that was added, changed or taken away.' });
const value = z.looseObject({ status: z.string() }).nullable().describe('As in points.ndjson; null if the book has none.');
const changedItem = z
  .strictObject({ ...row, books: z.array(z.strictObject({ book, ...beforeAndAfter(value).shape })).describe('The books whose values differ.') })
  .meta({ id: 'ChangedPoints', description: 'A score item that was added, changed or taken away.' });

/** `/api/v1/editions/<hash>/changes.json` */
export const changesSchema = z
  .strictObject({
    from: edition,
    to: edition,
    laws: z.array(changedLaw),
    points: z.array(changedItem),
    games: z.strictObject({ added: z.array(id), gone: z.array(id) }).describe('Games and variants.'),
    ids: z.record(id, movedTo).describe('Ids of any kind that were renamed or withdrawn, with their new ids or the reason.'),
  })
  .meta({ id: 'Changes', description: 'What changed from a former edition to the next.' });

export type Former = z.infer<typeof formerSchema>;
export type Changes = z.infer<typeof changesSchema>;
