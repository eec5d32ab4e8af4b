// The answers of every scorer and sheet of a place, as plain text: for the cases from the books, and for nearby cases that produce a sentence
// no other case has produced. `tests/answers/hashes.txt` has a hash of each; `npm run answers` prints what changed.
import { seeded } from '../../scripts/seeded.ts';
import {
  type Answer,
  type BookId,
  decode,
  type Line,
  type Place,
  type Played,
  type Problem,
  type Raw,
  type Scorer,
  type Sheet,
  sayProblem,
  scorerIn,
  sheetIn,
} from '../../src/rules-engine/index.ts';
import besides from '../answers/beside.json' with { type: 'json' };
import { anyNear } from './browser/any-input.ts';
import { near } from './counts/near.ts';
import { contestedAt, examplesFor, sweptAt } from './counts/swept-cases.ts';

const NEAR = 24;
const THROWS = 120;

const unitSaid = (unit: unknown) => (typeof unit === 'string' ? unit : JSON.stringify(unit));
const written = (raw: Raw) =>
  Object.entries(raw)
    .flatMap(([key, value]) => (value === undefined ? [] : [`${key}=${value}`]))
    .join(' ');

function lineSaid({ rule, say, points, to, unit, cards, ...rest }: Line): string {
  const more = `${cards === undefined ? '' : ` {${cards.join(' ')}}`}${Object.keys(rest).length === 0 ? '' : ` ${JSON.stringify(rest)}`}`;
  return `    ${points ?? '·'}${unit === undefined ? '' : ` ${unitSaid(unit)}`} ${say}${to === undefined ? '' : `, to ${to}`} [${rule}]${more}`;
}
const problemSaid = (issue: Problem) => `    ${issue.field}: ${sayProblem(issue, '')}`;

const answerSaid = ({ headline, lines, totals, notes }: Answer): string[] => [
  headline,
  ...lines.map(lineSaid),
  ...(totals.length === 0 ? [] : [`    = ${totals.map(({ to, points, unit }) => `${to} ${points} ${unitSaid(unit)}`.trim()).join(', ')}`]),
  ...notes.map((note) => `    ${note}`),
];
const playedSaid = ({ columns, rows, state, over, notes, board, next }: Played): string[] => [
  columns.map(({ key, title, side }) => `${key} "${title}" ${side}`).join(', '),
  ...rows.flatMap(({ say, lines, problems, mark }) => [
    `    ${say}`,
    ...lines.map(lineSaid),
    ...problems.map(problemSaid),
    ...(mark === undefined ? [] : [`    --- ${mark}`]),
  ]),
  ...state.map((text) => `    state: ${text}`),
  ...(over === null ? [] : [`    over: ${over}`]),
  ...notes.map((note) => `    ${note}`),
  ...(next === undefined ? [] : [`    next: ${written(next)}`]),
  ...(board === undefined ? [] : [`    board: ${JSON.stringify(board)}`]),
];

interface Asked {
  readonly story: string;
  /** The input as it was given. `by` returns what a book answers. */
  readonly words: readonly string[];
  readonly by: (book: BookId) => readonly string[] | null;
}

function askedOfScorer(scorer: Scorer, story: string, raw: Raw): Asked {
  const by = (book: BookId) => {
    const values = decode(scorer.ask, raw, book);
    const result = values.ok ? scorer.score(values.value, book) : values;
    if (result.ok) return answerSaid(result.value as Answer);
    // Problems that the fields report themselves are the same for every scorer, so they are left out.
    return values.ok ? ['not possible', ...result.problems.map(problemSaid)] : null;
  };
  return { story, words: [written(raw)], by };
}
function askedOfSheet(sheet: Sheet, story: string, kept: Raw, raws: readonly Raw[], words: readonly string[]): Asked {
  const by = (book: BookId) => {
    const setup = decode(sheet.setup, kept, book);
    const entries = raws.map((raw) => decode(sheet.entry, raw, book));
    if (!setup.ok || entries.some((one) => !one.ok)) return null;
    return playedSaid(
      sheet.play(
        setup.value,
        entries.flatMap((one) => (one.ok ? [one.value] : [])),
        book,
      ),
    );
  };
  return { story, words, by };
}

/** Input that no case of a book has and that produces a sentence no case produces: a tie, a doubt, a rare ending. */
type Beside = Raw | { readonly setup: Raw; readonly entries: readonly Raw[] };
const BESIDE = besides as unknown as Readonly<Record<string, readonly Beside[]>>;
const besideOf = (place: Place, key: string) => BESIDE[`${place.id}.score.${key}`] ?? [];
const WITHOUT_BOOK = 'Beside the cases of the books.';

/** The cases of a scorer or sheet, then nearby cases, with what each book answers. */
function* casesAt(place: Place, key: string): Generator<{ readonly own: boolean; readonly asked: Asked }> {
  const examples = examplesFor(place);
  const next = seeded(key.length * 7919);
  const scorer = scorerIn(place, key);
  if (scorer !== undefined) {
    const cases = examples.flatMap((one) => (one.kind === 'score' && one.scorer === key ? [one] : []));
    for (const one of cases) yield { own: true, asked: askedOfScorer(scorer, one.story, one.input) };
    for (const raw of besideOf(place, key)) yield { own: true, asked: askedOfScorer(scorer, WITHOUT_BOOK, raw as Raw) };
    for (const one of cases) for (const raw of near(scorer.ask, one.input, NEAR).slice(1)) yield { own: false, asked: askedOfScorer(scorer, '', raw) };
    for (let n = 0; n < THROWS && cases.length > 0; n++) {
      const raw = anyNear(scorer.ask, cases[n % cases.length]?.input ?? {}, next, scorer.books[n % scorer.books.length] as BookId);
      yield { own: false, asked: askedOfScorer(scorer, '', raw) };
    }
  }
  const sheet = sheetIn(place, key);
  if (sheet === undefined) return;
  const cases = examples.flatMap((one) =>
    one.kind === 'sheet' && one.sheet === key && one.entries.length > 0 ? [{ ...one, entries: one.entries as readonly Raw[] }] : [],
  );
  const besides = besideOf(place, key).map((one) => ({ story: WITHOUT_BOOK, ...(one as { readonly setup: Raw; readonly entries: readonly Raw[] }) }));
  for (const { story, setup, entries } of [...cases, ...besides]) {
    const words = [written(setup), ...entries.map((raw) => `  ${written(raw)}`)].filter((said) => said !== '');
    yield { own: true, asked: askedOfSheet(sheet, story, setup, entries, words) };
  }
  const beside = (n: number, setup: Raw, entries: readonly Raw[], changed: string) =>
    ({ own: false, asked: askedOfSheet(sheet, '', setup, entries, [`case ${n + 1}, ${changed}`]) }) as const;
  for (const [n, { setup, entries }] of cases.entries()) {
    for (const other of near(sheet.setup, setup, NEAR).slice(1)) yield beside(n, other, entries, `set up ${written(other)}`);
    for (const other of near(sheet.entry, entries.at(-1) ?? {}, NEAR).slice(1))
      yield beside(n, setup, entries.with(-1, other), `entry ${entries.length}: ${written(other)}`);
  }
  for (let n = 0; n < THROWS && cases.length > 0; n++) {
    const { setup, entries } = cases[n % cases.length] as (typeof cases)[number];
    const at = Math.floor(next() * entries.length);
    const other = anyNear(sheet.entry, entries[at] ?? {}, next, sheet.books[n % sheet.books.length] as BookId);
    yield beside(n % cases.length, setup, entries.with(at, other), `entry ${at + 1}: ${written(other)}`);
  }
}

/** A sentence without its numbers and cards. Two sentences with the same result count as the same kind of answer. */
const kindOf = (text: string) =>
  text.replace(
    / \{[^"]*\}|board: .*|\b(ace|king|queen|jack|ten|nine|eight|seven|six|five|four|three|two)s?\b|[\d½¼¾,.]+|[♠♥♦♣]|\b(10|[2-9AKQJ])[HSDC]\b/g,
    '#',
  );

/** What was already printed for a game, so that its variants print only what is new. */
interface Printed {
  readonly blocks: Set<string>;
  readonly kinds: Set<string>;
}

/** The answers to one input, by book: in full for a case of the books (`own`), otherwise only new sentences. Null if there is nothing to print. */
function blockOf({ story, words, by }: Asked, own: boolean, books: readonly BookId[], isNew: (book: BookId, text: string) => boolean): string | null {
  const saying = new Map<string, BookId[]>();
  for (const book of books) {
    const said = by(book);
    const told = own ? said : said?.filter((text) => isNew(book, text));
    if (told == null || told.length === 0) continue;
    for (const text of told) isNew(book, text);
    const text = told.join('\n').trimStart();
    saying.set(text, [...(saying.get(text) ?? []), book]);
  }
  if (saying.size === 0) return null;
  return [...(own ? [`* ${story}`] : []), ...words.map((one) => `  ${one}`), ...[...saying].map(([text, said]) => `  ${said.join(', ')}: ${text}`)].join('\n');
}

function answersAt(place: Place, told: Printed): string[] {
  return Object.keys(place.scorers).flatMap((key) => {
    const bare = (text: string) => text.replaceAll(`${place.id}.`, '');
    const isNew = (set: Set<string>, text: string) => {
      const before = set.size;
      return set.add(`${key} ${bare(text)}`).size > before;
    };
    const { books } = place.scorers[key] as { readonly books: readonly BookId[] };
    const blocks = [...casesAt(place, key)].flatMap(({ own, asked }) => {
      const block = blockOf(asked, own, books, (book, text) => isNew(told.kinds, `${book} ${kindOf(text)}`));
      return block !== null && isNew(told.blocks, block) ? [bare(block)] : [];
    });
    const swept = [...sweptAt(place, key), ...contestedAt(place, key)].flatMap((block) => (isNew(told.blocks, block) ? [bare(block)] : []));
    return blocks.length === 0 ? [] : [[`== ${place.id}.score.${key}`, ...blocks, ...swept].join('\n\n')];
  });
}

/** What the scorers and sheets of a game and its variants answer: one text for each, starting with "== " and its id, then one block per case. */
export function answersOf(game: readonly Place[]): string[] {
  const told: Printed = { blocks: new Set(), kinds: new Set() };
  return game.flatMap((place) => answersAt(place, told));
}
