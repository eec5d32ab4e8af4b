// score: the result of a scorer or a score sheet, from the same input as at the terminal.
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod';
import {
  explainClaims,
  parseAnswers,
  playTyped,
  problemsTyped,
  readClaims,
  sayFieldProblem,
  unaskedAnswers,
  usualAnswers,
} from '../../../src/lib/counts/typed.ts';
import {
  type BookId,
  columnTotals,
  decode,
  type Fields,
  type JudgedClaim,
  judgeSheetClaim,
  type Line,
  leadOn,
  type Place,
  type Raw,
  readLines,
  type Scorer,
  type Sheet,
  sayPoints,
  showCard,
  sourcesOf,
  totalsOfSides,
} from '../../../src/rules-engine/index.ts';
import { takes } from '../../package/fields.ts';
import { bookInput, bookNameOf, bookOut, citationLine, citationOf, citationShape, editionShape, inputs, READ_ONLY, reply } from '../answers.ts';
import { bookNamed, currentId, Refused, refuseRow, rowNamed } from '../names.ts';
import type { Site } from '../site.ts';

const asked = inputs({
  scorer: z.string().describe('Id of a scorer or score sheet, such as cribbage.score.hand; find gives it'),
  input: z
    .record(z.string(), z.string())
    .optional()
    .describe('The fields of a scorer, by key: {"hand": "5H 5S 5C JD", "starter": "5D"}. Leave it out to get a list of the fields.'),
  deals: z
    .string()
    .optional()
    .describe('The deals of a score sheet, one a line: "weBid=5.4 weTook=6.4". If the sheet has a setup, its line comes first: "setup we=North"'),
  claims: z.array(z.string()).optional().describe('Totals that a player claims: "28", or "Dealer=12" if several sides score'),
  book: bookInput('The newest that scores it if left out.'),
});
type Asked = z.infer<typeof asked>;

const lineShape = z.object({
  say: z.string(),
  rule: z.string().describe('Id of the score item or law that the line rests on'),
  points: z.number().nullable(),
  points_text: z.string().describe('The points with their unit: "2 points"; empty if the line has none'),
  to: z.string().describe('Who gets them; empty if only one side scores'),
  cards: z.string(),
  citations: z.array(citationShape),
});
const claimShape = z.object({ verdict: z.string(), leads: z.string(), reasons: z.array(z.string()) });
const totalShape = z.object({ to: z.string(), points: z.number(), points_text: z.string() });
const scored = z.object({
  id: z.string(),
  title: z.string(),
  book: bookOut,
  headline: z.string().describe('The result in one sentence'),
  lines: z.array(lineShape).describe('The lines of a scorer; each deal of a sheet has its own'),
  deals: z.array(z.object({ say: z.string(), lines: z.array(lineShape), not_counted: z.array(z.string()), mark: z.string() })),
  totals: z.array(totalShape),
  notes: z.array(z.string()),
  usual: z.array(z.string()).describe('Usual answers that were used for fields left out. Mention them to the players'),
  claims: z.array(claimShape).describe('Whether each claimed total is right, and what explains the difference'),
  edition: editionShape,
});
type Scored = Omit<z.infer<typeof scored>, 'edition'>;
const named = (key: string) => key;

function lineOut(place: Place, book: BookId, line: Line): z.infer<typeof lineShape> {
  const item = [...place.points, ...place.laws].find(({ id }) => id === line.rule || id === `${place.id}.${line.rule}`);
  return {
    say: line.say,
    rule: item?.id ?? line.rule,
    points: line.points ?? null,
    points_text: line.points === undefined ? '' : sayPoints(line.points, line.unit),
    to: line.to ?? '',
    cards: [...(line.cards ?? []).map(showCard), ...(line.stones ?? []), ...(line.tiles ?? [])].join(' '),
    citations: sourcesOf(place, line.rule, book).map(citationOf),
  };
}
const claimOut = ({ verdict, leads, reasons }: JudgedClaim) => ({ verdict, leads, reasons: [...reasons] });

/** The fields of a scorer or a sheet, one a line. */
function fieldLines(fields: Fields): string[] {
  return Object.entries(fields).map(([key, field]) => {
    const answers =
      field.kind === 'choice'
        ? Object.entries(field.options)
            .map(([one, label]) => `${one} = ${label}`)
            .join(', ')
        : takes(field);
    const when = field.when === undefined ? '' : `; only with ${field.when.field} ${field.when.is.join(' or ')}`;
    return `  ${key}: ${field.label} (${answers}${when})`;
  });
}

function refuseInput(row: Scorer | Sheet, id: string, problems: readonly string[]): never {
  const asks =
    row.kind === 'scorer'
      ? [`${id} asks:`, ...fieldLines(row.ask)]
      : [
          ...(Object.keys(row.setup).length === 0 ? [] : [`${id} asks once, in a line "setup key=value":`, ...fieldLines(row.setup)]),
          `${id} asks for each ${(row.round ?? 'deal').toLowerCase()}, in a line "key=value":`,
          ...fieldLines(row.entry),
        ];
  throw new Refused([...problems, ...asks].join('\n'));
}

function ofScorer(place: Place, id: string, scorer: Scorer, raw: Raw, book: BookId, claims: readonly string[]): Scored {
  const unknown = Object.keys(raw).filter((key) => !Object.hasOwn(scorer.ask, key));
  if (unknown.length > 0)
    refuseInput(
      scorer,
      id,
      unknown.map((key) => `No input "${key}" in ${id}.`),
    );
  const answers = parseAnswers(scorer, raw);
  const unasked = unaskedAnswers(scorer, answers, book, named);
  if (unasked.length > 0) refuseInput(scorer, id, unasked);
  const values = decode(scorer.ask, answers, book);
  const result = values.ok ? scorer.score(values.value as never, book) : values;
  if (!result.ok) return refuseInput(scorer, id, problemsTyped(scorer, result.problems));
  const read = readClaims(claims.join('\n'), result.value.totals, 'claims');
  if (typeof read === 'string') throw new Refused(read);
  const { headline, lines, totals, notes } = result.value;
  return {
    id,
    title: scorer.title,
    book: bookNameOf(book),
    headline,
    lines: lines.map((line) => lineOut(place, book, line)),
    deals: [],
    totals: totals.map(({ to, points, unit }) => ({ to, points, points_text: sayPoints(points, unit) })),
    notes: [...notes],
    usual: usualAnswers(scorer, answers, book, named),
    claims: explainClaims(scorer, result.value, read, values.ok ? values.value : {}, book).map(claimOut),
  };
}

function ofSheet(place: Place, id: string, sheet: Sheet, deals: string, book: BookId, claims: readonly string[]): Scored {
  const read = readLines(deals);
  if (typeof read === 'string') return refuseInput(sheet, id, [read]);
  const { played, wrong } = playTyped(sheet, read, book);
  if (wrong.length > 0) refuseInput(sheet, id, wrong);
  const claimed = readClaims(claims.join('\n'), totalsOfSides(played), 'claims');
  if (typeof claimed === 'string') throw new Refused(claimed);
  const totals = columnTotals(played);
  const titleOf = (key = '') => played.columns.find((column) => column.key === key)?.title ?? '';
  return {
    id,
    title: sheet.title,
    book: bookNameOf(book),
    headline: [...played.state, ...(played.over === null ? [] : [played.over])].join(' '),
    lines: [],
    deals: played.rows.map(({ say, lines, problems, mark = '' }) => ({
      say,
      lines: lines.map((line) => ({ ...lineOut(place, book, line), to: titleOf(line.to) })),
      not_counted: problems.map(sayFieldProblem(sheet.entry)),
      mark,
    })),
    totals: played.columns.map(({ key, title }) => ({ to: title, points: totals[key] ?? 0, points_text: sayPoints(totals[key] ?? 0) })),
    notes: [...played.notes],
    usual: [],
    claims: claimed.map(({ total, points }) => claimOut(judgeSheetClaim(played, total, points, sheet.round))),
  };
}

/** Counts a request. The input of an earlier edition may belong to another scorer now. */
function scoreAsked(site: Site, { scorer: name, input, deals, claims = [], book: given }: Asked): Scored {
  const first = currentId(site, name);
  const led = leadOn(site.library, { id: first, raw: input ?? {} });
  const id = led?.id ?? first;
  const { place, key } = rowNamed(site, id, ['score'], 'cribbage.score.hand');
  const row = Object.hasOwn(place.scorers, key) ? place.scorers[key] : undefined;
  if (row === undefined) return refuseRow(place, 'score', key, Object.keys(place.scorers));
  const book = bookNamed(given, row.books, `does not score ${id}; the books that do`) ?? row.books[0];
  if (book === undefined) throw new Refused(`No book scores ${id}.`);
  if (row.kind === 'scorer') {
    if (deals !== undefined) refuseInput(row, id, [`${id} is a scorer: enter input, not deals.`]);
    return ofScorer(place, id, row, led?.raw ?? input ?? {}, book, claims);
  }
  if (deals === undefined || input !== undefined)
    return refuseInput(row, id, [`${id} is a score sheet: enter deals${input === undefined ? '' : ', not input'}.`]);
  return ofSheet(place, id, row, deals, book, claims);
}

const sayLine = ({ say, cards, points_text: text, to, rule, citations }: z.infer<typeof lineShape>): string =>
  `  ${say}${cards === '' ? '' : ` ${cards}`}${to === '' ? '' : ` [${to}]`}${text === '' ? '' : `: ${text}`} (${[rule, ...citations.map((cite) => cite.text)].join('; ')})`;

function linesOf(value: Scored): string[] {
  const sources = [...value.lines, ...value.deals.flatMap(({ lines }) => lines)].flatMap(({ citations }) => citations.map(citationLine));
  return [
    `${value.title}, by ${value.book.name} (${value.id})`,
    value.headline,
    ...value.usual.map((one) => `Usual answer used: ${one}`),
    ...value.lines.map(sayLine),
    ...value.deals.flatMap(({ say, lines, not_counted, mark }, n) => [
      `${n + 1}. ${say}`,
      ...lines.map(sayLine),
      ...not_counted.map((one) => `  Not counted. ${one}`),
      ...(mark === '' ? [] : [`  -- ${mark} --`]),
    ]),
    ...value.totals.map(({ to, points_text: text }) => `${to === '' ? 'Total' : to}: ${text}`),
    ...value.notes.map((note) => `Note: ${note}`),
    ...value.claims.flatMap(({ verdict, leads, reasons }) => [
      [verdict, leads].filter((sentence) => sentence !== '').join(' '),
      ...reasons.map((one) => `  ${one}`),
    ]),
    ...new Set(sources),
  ];
}

/** Adds the tool `score`. */
export function addScore(server: McpServer, site: Site): void {
  server.registerTool(
    'score',
    {
      title: 'Count a hand, a deal or a whole score sheet',
      description:
        'What a hand, a deal or a whole score sheet scores by a printed rule book: each line with its rule, book and page, the totals, and whether a claimed total is right. Call it without input to get the fields of the scorer. Do not add up points yourself, and do not fill in what the players have not said.',
      inputSchema: asked,
      outputSchema: scored,
      annotations: READ_ONLY,
    },
    (input) =>
      reply(site, () => {
        const value = scoreAsked(site, input);
        return { value, lines: linesOf(value) };
      }),
  );
}
