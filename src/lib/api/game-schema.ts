// The shape of `/api/v1/games/<id>.json`.
import { z } from 'zod';
import { BOOK_IDS, KINDS, type Kind, SHELVES, type Shelf } from '../../rules-engine/index.ts';
import { TOPICS } from '../catalogue/facts/rule-topics.ts';
import { book, citation, edition, id, passage, url } from './shapes.ts';

const keysOf = <K extends string>(record: Readonly<Record<K, unknown>>) => Object.keys(record) as [K, ...K[]];
export const shelf = z.enum(keysOf<Shelf>(SHELVES));
export const kind = z.enum(keysOf<Kind>(KINDS));
/** A value for each of the five books. */
const byBook = <T extends z.ZodType>(value: T) =>
  z.strictObject(Object.fromEntries(BOOK_IDS.map((one) => [one, value])) as Record<(typeof BOOK_IDS)[number], T>);
/** Values for some of the books. */
const byBooks = <T extends z.ZodType>(value: T) => z.partialRecord(book, value);
const jsonSchema = z.looseObject({ $schema: z.string(), type: z.literal('object') }).describe('A JSON Schema.');

type Word = string | { readonly [key: string]: unknown };
const word: z.ZodType<Word> = z
  .union([z.string(), z.looseObject({})])
  .meta({ id: 'Word', description: 'A key, or an object with the English of a word that only one game has.' });

const case_ = z
  .strictObject({
    when: z
      .union([z.literal('otherwise'), z.record(z.string(), z.union([z.string(), z.array(z.string()).min(1)]))])
      .describe('Answers, by fact, to which the case applies; "otherwise" if it applies to all that the other cases leave.'),
    ruling: z.string().describe('In English.'),
    decided: z.boolean().describe('False if the book leaves the case open.'),
    remedies: z.array(z.looseObject({ kind: z.string() })).describe('What the book orders or allows, as data.'),
    effects: z
      .array(z.strictObject({ slot: z.string(), value: z.string(), class: z.enum(['penal', 'state', 'duty', 'right', 'none', 'unpriced']) }))
      .describe('What the remedies do at the table. Books are compared by these.'),
    claim: z.strictObject({ by: word, from: word.optional(), until: word }).nullable().describe('Who may demand the penalty, and until which moment.'),
    note: z.string().nullable(),
  })
  .meta({ id: 'Case', description: 'One case of a book.' });
const elsewhere = z
  .strictObject({ law: id, title: z.string(), cases: z.array(case_), citations: z.array(citation) })
  .meta({ id: 'Elsewhere', description: 'What a book that is silent rules in another game or in its general laws. Never its ruling here.' });
const step = z.strictObject({ law: id, clause: citation });

const reading = z
  .union([
    z.strictObject({
      status: z.enum(['stated', 'by-reference']),
      cases: z.array(case_),
      citations: z.array(citation),
      chain: z.array(step).describe('Clauses by which the ruling applies here; empty if the book states it here.'),
      note: z.string().nullable(),
    }),
    z.strictObject({
      status: z.literal('silent'),
      note: z.string().nullable(),
      parent: elsewhere.nullable(),
      clause: step.nullable(),
      general: z.array(id),
      generalLaws: z.array(elsewhere),
    }),
    z.strictObject({ status: z.enum(['no-game', 'not-held']) }),
    z.strictObject({ status: z.literal('by-reference') }).describe('In a variant: the same as at its game.'),
  ])
  .meta({ id: 'Reading', description: 'What one book says of a law.' });

const heading = z.strictObject({ id, title: z.string() }).nullable();
const books = z.array(book);
const lawFields = {
  id,
  url,
  title: z.string(),
  gist: z.string().describe('What happened, in a sentence.'),
  offence: heading.describe('The offence over all games; null if the law answers a question.'),
  question: heading,
  aka: z.array(z.string()).describe('Other names.'),
  moment: word.describe('When in a deal it happens.'),
  writtenAt: z.string().describe('The game or variant in whose data the law is written.'),
  line: z.string().describe('The ruling in one line, by the leading book.'),
  lines: byBooks(z.string()).describe('The same by each book.'),
  verdict: z.string().describe('How the books compare, in English.'),
  standing: z
    .strictObject({
      kind: z.enum(['none', 'open', 'one', 'agree', 'adds', 'distinguishes', 'apart', 'disagree']),
      groups: z.array(books),
      open: books,
      partly: books,
      more: books,
      claim: z.strictObject({ who: z.boolean(), time: z.boolean(), limits: books }),
      silent: books,
    })
    .describe('How the books compare, as data.'),
  facts: jsonSchema.describe('JSON Schema of the answers to its questions.'),
  readings: byBook(reading),
  see: z.array(id),
};
const law = z.strictObject(lawFields).meta({ id: 'Law', description: 'Something that can go wrong, or a question.' });
/** A line of `/api/v1/laws.ndjson`. */
export const lawLineSchema = z
  .strictObject({ game: id, ...lawFields })
  .meta({ id: 'LawLine', description: 'A law of a game or variant: a line of laws.ndjson.' });

const value = z
  .union([
    z.strictObject({
      status: z.literal('stated'),
      points: z.number().optional().describe('Absent if the book gives a rule and no number; negative if they are taken off.'),
      unit: z.union([z.string(), z.strictObject({ unit: z.string(), units: z.string() })]),
      per: z.string().optional(),
      says: z.string().optional(),
      way: z.string().optional(),
      cites: z.array(passage),
    }),
    z.strictObject({ status: z.literal('silent'), note: z.string().optional() }),
  ])
  .meta({ id: 'PointsValue', description: 'What one book gives for a score item.' });
const pointsFields = { id, url, title: z.string(), gist: z.string(), group: z.string().nullable(), books: byBooks(value) };
const points = z.strictObject(pointsFields).meta({ id: 'Points', description: 'A score item.' });
/** A line of `/api/v1/points.ndjson`. */
export const pointsLineSchema = z
  .strictObject({ game: id, ...pointsFields })
  .meta({ id: 'PointsLine', description: 'A score item of a game or variant: a line of points.ndjson.' });

const count = { id, url, title: z.string(), gist: z.string(), books };
const scorer = z
  .union([
    z.strictObject({ ...count, kind: z.literal('scorer'), ask: jsonSchema }),
    z.strictObject({ ...count, kind: z.literal('sheet'), round: z.string(), setup: jsonSchema, entry: jsonSchema }),
  ])
  .meta({ id: 'Scorer', description: 'A scorer of one deal, or a score sheet, with what it asks as JSON Schema.' });

const treatment = z.strictObject({
  heading: z.string(),
  pages: z.string(),
  inherits: z
    .strictObject({
      from: z.string(),
      cite: passage,
      except: z.array(z.string()).optional(),
      only: z.literal('points').optional(),
      reads: z.looseObject({ parties: z.record(z.string(), word) }).optional(),
    })
    .optional()
    .describe("The book's own clause that refers to another game."),
});
const described = {
  id,
  title: z.string(),
  aliases: z.array(z.string()),
  url,
  books: byBooks(treatment),
  players: z.strictObject({ min: z.int(), max: z.int(), usual: z.int().optional(), say: z.string().optional() }),
  packs: z.array(z.string()),
  glance: z.record(z.string(), z.string()).describe('Label to text.'),
  rules: z.array(z.strictObject({ id, title: z.string(), topic: z.enum(TOPICS), text: z.string(), url, citations: z.array(citation) })),
  questions: z.array(z.strictObject({ id, question: z.string(), answer: z.string(), url, citations: z.array(citation), see: z.array(id) })),
  odds: z.array(z.strictObject({ id, url, title: z.string(), gist: z.string() })),
  scorers: z.array(scorer),
  laws: z.array(law),
  points: z.array(points),
};

const status = z.enum(['stated', 'by-reference', 'silent', 'no-game', 'not-held']);
const alike = z.array(z.strictObject({ books: byBook(status), ids: z.array(id).min(1) }));
const variant = z
  .strictObject({
    ...described,
    parent: z.strictObject({ id, url, api: url }),
    inherited: z.strictObject({ laws: alike, points: alike }).describe('What it takes over from its game, by id, with the status in each book.'),
    repealed: z.record(z.string(), z.string()).describe('Keys of laws and score items that do not apply here, with the reason.'),
  })
  .meta({ id: 'Variant', description: 'A variant as its difference from the game.' });

/** `/api/v1/games/<id>.json` */
export const gameSchema = z
  .strictObject({ edition, shelf, kind, ...described, variants: z.array(variant) })
  .meta({ id: 'Game', description: 'A game with its variants.' });
