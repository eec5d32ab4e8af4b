// next_question and rule: the next question of a law, and its ruling for the answers given.
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod';
import { nameOfBook } from '../../../src/lib/books/names.ts';
import { inOne, sayCondition, sayRuling, sayRulings } from '../../../src/lib/rulings/cases.ts';
import { sayVerdict } from '../../../src/lib/rulings/comparison/verdict.ts';
import { answerInLines, lawInLines } from '../../../src/lib/rulings/text/lines.ts';
import { inWords, sayChain, saySilence } from '../../../src/lib/rulings/text/sources.ts';
import {
  type BookRuling,
  type BookSilence,
  effectsIn,
  isOpen,
  nearest,
  type ResolvedLaw,
  type Ruling,
  ruleOn,
  UNKNOWN,
} from '../../../src/rules-engine/index.ts';
import { bookInput, citationOf, citationShape, editionShape, inputs, NOT_COVERED, READ_ONLY, reply } from '../answers.ts';
import { bookNamed, booksOfLaw, lawNamed, Refused } from '../names.ts';
import type { Site } from '../site.ts';

const asked = inputs({
  law: z.string().describe('Id of a law, such as euchre.law.revoke; find gives it'),
  answers: z
    .record(z.string(), z.string())
    .optional()
    .describe(`Answers so far, by the key of the question. Use "${UNKNOWN}" if the players cannot tell. Leave out questions that were not asked.`),
  book: bookInput(),
});
type Asked = z.infer<typeof asked>;

const questionShape = z.object({ key: z.string(), ask: z.string(), options: z.array(z.object({ answer: z.string(), label: z.string() })) });
/** The first part of a reply, before the books: which law it is, and what to ask next. */
const head = {
  id: z.string(),
  title: z.string(),
  gist: z.string().describe('What happened'),
  game: z.object({ id: z.string(), title: z.string() }),
  answers: z.record(z.string(), z.string()),
  settled: z.boolean().describe('No open question can change the ruling'),
  question: questionShape.nullable().describe('Ask this next; null if there is nothing more to ask'),
};
const rulingShape = z.object({
  condition: z.string().describe('When the ruling applies; empty if it always applies'),
  ruling: z.string(),
  covered: z.boolean(),
  remedies: z.array(z.looseObject({ kind: z.string() })),
  effects: z.array(z.object({ slot: z.string(), value: z.string(), class: z.string() })),
});
const bookShape = z.object({
  book: z.string(),
  name: z.string(),
  answer: z.enum(['ruled', 'depends', 'not covered']).describe('"depends" means on a question that is still open'),
  line: z.string(),
  rulings: z.array(rulingShape),
  by: z.string().describe('The reference to another game or code by which the ruling applies here; empty if the book states it here'),
  note: z.string(),
  citations: z.array(citationShape),
  elsewhere: z
    .array(
      z.object({
        law: z.string(),
        whose: z.string(),
        rulings: z.array(z.object({ condition: z.string(), ruling: z.string() })),
        citations: z.array(citationShape),
      }),
    )
    .describe('What a book that does not cover this says in another game or in its general laws. Never its ruling here.'),
});

/** The ruling for a request. An answer that the law does not have is refused. */
function rulingFor(site: Site, { law: id, answers = {}, book: name }: Asked): Ruling {
  const law = lawNamed(site, id);
  const books = booksOfLaw(law);
  const book = bookNamed(name, books, `does not have ${site.titles.ofPlace(law.game)}; the books that have it`);
  const result = ruleOn(law, answers, book === null ? books : [book]);
  if (!result.ok) throw new Refused(result.problems.map(({ field }) => wrongAnswer(law, field, answers[field] ?? '')).join('\n'));
  return result.value;
}

function wrongAnswer({ facts }: ResolvedLaw, key: string, answer: string): string {
  const fact = Object.hasOwn(facts, key) ? facts[key] : undefined;
  const near = nearest(fact === undefined ? key : answer, fact === undefined ? Object.keys(facts) : Object.keys(fact.options));
  const meant = near === undefined ? '' : ` Did you mean ${near}?`;
  if (fact !== undefined)
    return `No answer "${answer}" to ${key} (${fact.ask}).${meant} The answers: ${Object.entries(fact.options)
      .map(([one, label]) => `${one} (${label})`)
      .join(', ')}, ${UNKNOWN}.`;
  const keys = Object.keys(facts);
  return keys.length === 0
    ? `No question "${key}": this law asks nothing. Leave it out.`
    : `No question "${key}" in this law.${meant} It asks ${keys.join(', ')}.`;
}

function headOf(site: Site, { law, answers, still }: Ruling) {
  const fact = still.kind === 'ask' ? law.facts[still.fact] : undefined;
  return {
    id: law.id,
    title: law.title,
    gist: law.gist,
    game: { id: law.game, title: site.titles.ofPlace(law.game) },
    answers: Object.fromEntries(Object.entries(answers).flatMap(([key, answer]) => (answer === undefined ? [] : [[key, answer]]))),
    settled: still.kind === 'settled',
    question:
      still.kind !== 'ask' || fact === undefined
        ? null
        : { key: still.fact, ask: fact.ask, options: Object.entries(fact.options).map(([answer, label]) => ({ answer, label })) },
  };
}

function ruledBook({ book, cases, settled, open, chain, cites, note }: BookRuling, { people, facts }: ResolvedLaw, site: Site): z.infer<typeof bookShape> {
  // If it is settled, the remaining cases have the same ruling, so the first one is enough.
  const rulings = (settled ? cases.slice(0, 1) : cases).map((one) => ({
    condition: settled ? '' : sayCondition(one.when, facts),
    ruling: inOne((settled ? sayRulings(cases, people)[0] : undefined) ?? sayRuling(one, people)),
    covered: !isOpen(one),
    remedies: [...one.then],
    effects: [...effectsIn(one, people)],
  }));
  return {
    book,
    name: nameOfBook(book),
    answer: open ? 'not covered' : settled ? 'ruled' : 'depends',
    line: settled ? (rulings[0]?.ruling ?? '') : rulings.map(({ condition, ruling }) => `${condition || 'Otherwise'}: ${ruling}`).join(' '),
    rulings,
    by: inWords(sayChain(chain, site.titles)),
    note: note ?? '',
    citations: cites.map(citationOf),
    elsewhere: [],
  };
}

function silentBook(silence: BookSilence, law: ResolvedLaw, site: Site): z.infer<typeof bookShape> {
  const { note, elsewhere } = saySilence(silence, law, site.titles);
  return {
    book: silence.book,
    name: nameOfBook(silence.book),
    answer: 'not covered',
    line: NOT_COVERED,
    rulings: [],
    by: '',
    note,
    citations: [],
    elsewhere: elsewhere.map(({ lead, bearing, law: other, cases, cites }) => ({
      law: other,
      whose: `${lead} ${bearing}`,
      rulings: cases.map(({ condition, ruling }) => ({ condition, ruling: inOne(ruling) })),
      citations: cites.map(citationOf),
    })),
  };
}

const booksOf = (site: Site, { law, books, silences }: Ruling) => [
  ...books.map((one) => ruledBook(one, law, site)),
  ...silences.map((one) => silentBook(one, law, site)),
];

function questionLines({ question }: ReturnType<typeof headOf>): string[] {
  return question === null ? [] : [`Ask next: ${question.ask} (${question.key})`, ...question.options.map(({ answer, label }) => `  ${answer}: ${label}`)];
}
const titleLine = ({ title, game, id }: ReturnType<typeof headOf>): string => `${title}, ${game.title} (${id})`;

/** Adds the tools `next_question` and `rule`. */
export function addRuling(server: McpServer, site: Site): void {
  server.registerTool(
    'next_question',
    {
      title: 'Next question of a law',
      description:
        'The question to ask next about something that went wrong at a card, dice or parlour game: the first one whose answer can still change what the rule books order. Ask the players in its own words, add their answer, and call again; when question is null, call rule. Do not guess an answer: use "unknown".',
      inputSchema: asked,
      outputSchema: z.object({ ...head, edition: editionShape }),
      annotations: READ_ONLY,
    },
    (input) =>
      reply(site, () => {
        const ruling = rulingFor(site, input);
        const value = headOf(site, ruling);
        const lines = questionLines(value);
        const done = ruling.still.kind === 'settled' ? 'Nothing more to ask: call rule.' : 'Only questions answered "unknown" are left: call rule.';
        return { value, lines: [titleLine(value), value.gist, ...(lines.length === 0 ? [done] : lines)] };
      }),
  );
  server.registerTool(
    'rule',
    {
      title: 'Ruling of a law',
      description:
        'What each of five printed rule books orders for the answers given: the line, the remedies and effects as data, book and page. Give the line in its own words with book and page. If a book\'s answer is "not covered", say "The book does not cover this" and nothing else of that book; elsewhere is never its ruling here.',
      inputSchema: asked,
      outputSchema: z.object({
        ...head,
        verdict: z.string().describe('How the books compare over the whole law'),
        books: z.array(bookShape),
        edition: editionShape,
      }),
      annotations: READ_ONLY,
    },
    (input) =>
      reply(site, () => {
        const ruling = rulingFor(site, input);
        const value = { ...headOf(site, ruling), verdict: sayVerdict(ruling.law, site.titles.ofPlace).full, books: booksOf(site, ruling) };
        const isWhole = input.book === undefined && Object.keys(input.answers ?? {}).length === 0;
        const rulingLines = isWhole ? lawInLines(ruling, site.titles) : answerInLines(ruling, site.titles);
        const open = value.books.filter(({ answer }) => answer === 'not covered').map(({ name }) => `${name}: ${NOT_COVERED}`);
        return { value, lines: [titleLine(value), '', ...rulingLines, ...open, '', ...questionLines(value)] };
      }),
  );
}
