// The shapes of the conformance suite, as TypeScript and as JSON Schema.
import { z } from 'zod';
import type { BookId } from '../../../rules-engine/index.ts';
import { book, citation, edition } from '../shapes.ts';

/** The levels, from the least work to implement to the most. */
export const LEVELS = {
  points: { level: 1, title: 'What a book gives for a score item' },
  scores: { level: 2, title: 'What a hand or a deal scores' },
  laws: { level: 3, title: 'What a book rules on given answers' },
  sheets: { level: 4, title: 'The totals of a whole game, deal by deal' },
} as const;
export type LevelName = keyof typeof LEVELS;
export const LEVEL_NAMES = Object.keys(LEVELS) as LevelName[];

const contains = z
  .array(z.string().min(1))
  .min(1)
  .optional()
  .describe('Pieces that the sentence of the answer must contain, word for word. Only if there is no figure to compare.');
const word = z.unknown().describe('A key, or an object with the English of a word that only one game has.');

const expected = {
  points: z.strictObject({ points: z.number().optional(), unit: z.string().optional(), contains }),
  scores: z.strictObject({
    totals: z.array(z.strictObject({ to: z.string(), points: z.number(), unit: z.string() })).describe('In any order; a total of 0 may be left out.'),
    contains,
  }),
  laws: z.strictObject({
    decided: z.boolean().describe('Whether the book decides this at all.'),
    effects: z
      .array(z.strictObject({ slot: z.string(), value: z.string(), class: z.enum(['penal', 'state', 'duty', 'right', 'none', 'unpriced']) }))
      .describe('The effects at the table, in any order.'),
    claim: z.nullable(z.looseObject({ by: word })).describe('Who may demand the penalty, and until which moment.'),
    contains,
  }),
  sheets: z.strictObject({
    totals: z.array(z.strictObject({ to: z.string(), points: z.number() })).describe('In any order; a total of 0 may be left out.'),
    over: z.boolean().describe('Whether the game is over.'),
    contains,
  }),
} as const;

const input = {
  points: z.strictObject({}),
  scores: z.record(z.string(), z.unknown()).describe("Values of the scorer's fields. Its schema in the file of the game describes them."),
  laws: z.record(z.string(), z.string()).describe('Answers by fact. A fact that is left out is unknown.'),
  sheets: z.strictObject({ setup: z.record(z.string(), z.unknown()), entries: z.array(z.record(z.string(), z.unknown())) }),
} as const;

const caseAt = (level: LevelName) =>
  z.strictObject({
    id: z.string().describe('What is asked, the book, and a hash of the input. It stays the same while the question does.'),
    game: z.string().describe('The game, or the variant of a game.'),
    of: z.string().describe('Id of the law, score item, scorer or sheet.'),
    book,
    citation,
    story: z.string().describe('What happened, in a sentence.'),
    input: input[level],
    expected: expected[level],
    says: z.string().describe('The answer in the words of this site. It is not compared.'),
    otherBooks: z
      .array(z.strictObject({ books: z.array(book).min(1), expected: expected[level] }))
      .describe('The answers of other books to the same question, if they differ.'),
  });

/** The schema of the file of a level. */
export const levelSchema = (name: LevelName) =>
  z
    .strictObject({
      edition,
      level: z.literal(LEVELS[name].level),
      title: z.string(),
      cases: z.array(caseAt(name)).min(1),
    })
    .meta({ id: `Conformance${name.charAt(0).toUpperCase()}${name.slice(1)}`, description: `Level ${LEVELS[name].level}: ${LEVELS[name].title}.` });

/** The schema of the list of levels. */
export const suiteSchema = z
  .strictObject({
    edition,
    levels: z
      .array(z.strictObject({ level: z.int(), name: z.enum(LEVEL_NAMES), title: z.string(), cases: z.int(), url: z.string(), schema: z.string() }))
      .length(LEVEL_NAMES.length),
  })
  .meta({ id: 'ConformanceLevels', description: 'The levels of the conformance suite.' });

/** The expected answer, at any level. */
export interface Expected {
  readonly contains?: readonly string[];
  readonly [field: string]: unknown;
}
/** One case, at any level. */
export interface ConformanceCase {
  readonly id: string;
  readonly game: string;
  readonly of: string;
  readonly book: BookId;
  readonly citation: Readonly<Record<string, unknown>>;
  readonly story: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly expected: Expected;
  readonly says: string;
  readonly otherBooks: readonly { readonly books: readonly string[]; readonly expected: Expected }[];
}
