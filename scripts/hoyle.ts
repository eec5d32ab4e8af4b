// The engine at the terminal: the same rulings, scores and words as the site's.
import { parseArgs } from 'node:util';
import { titleAt } from '../src/lib/place-titles.ts';
import { answerInLines, lawInLines, problemsInLines, questionInLines } from '../src/lib/telling/lines.ts';
import type { Titles } from '../src/lib/telling/sources.ts';
import { sayVerdict } from '../src/lib/telling/verdict.ts';
import {
  type Answer,
  BOOK_IDS,
  BOOKS,
  type BookId,
  decode,
  type Field,
  type Game,
  LIST_SIGN,
  loadLibrary,
  lookup,
  makeCitation,
  nearest,
  parseId,
  placesOf,
  reconcile,
  registry,
  resolve,
  ruleOn,
  type Sheet,
  sayPoints,
  sayProblem,
  showCard,
  speakersOf,
  wordsOfHead,
} from '../src/rules-engine/index.ts';
import { readSheet, showSheet } from './hoyle-sheet.ts';

const USAGE = `According to Hoyle, at the terminal.

  hoyle list                          games and variants
  hoyle list euchre                   laws and scorers of a game or variant
  hoyle rule ID [--book B] [--FACT ANSWER ...]
                                      what happens: hoyle rule euchre.law.revoke --book uspc-1898 --noticed late
                                      a fact left out is asked for only if it matters; "unknown" is an answer
  hoyle score ID [--book B] [--FIELD VALUE ...] [--claim N ...]
                                      what it scores: hoyle score cribbage.score.hand --hand "5H 5S 5C JD" --starter 5D
  hoyle score ID --deals FILE [--book B]
                                      a whole sheet: hoyle score spades.score.game --deals game.txt
                                      one line a deal, as weBid=5.4 weTook=6.4; first, where something is asked once, "setup we=North";
                                      or a sheet saved from the site; - reads what is piped in
  --json                              the same as JSON
  books: ${BOOK_IDS.join(', ')}`;

class Wrong extends Error {}
const args = process.argv.slice(2);
const json = args.includes('--json');
const library = await loadLibrary(registry);

/** `--name value` pairs, of any name: which names are known depends on the law or the scorer. A name given twice is refused. */
function options(words: readonly string[]): Record<string, string> {
  const { tokens } = parseArgs({ args: [...words], strict: false, allowPositionals: true, tokens: true });
  const found: Record<string, string> = {};
  let name: string | null = null;
  for (const token of tokens) {
    if (token.kind === 'option') {
      if (token.name === 'json') continue;
      if (found[token.name] !== undefined && token.name !== 'claim') throw new Wrong(`--${token.name} is given twice.`);
      name = token.value === undefined ? token.name : null;
      found[token.name] = token.name === 'claim' && found.claim !== undefined ? `${found.claim},${token.value ?? ''}` : (token.value ?? '');
    } else if (token.kind === 'positional' && name !== null) {
      found[name] = [found[name], token.value].filter((part) => part !== '').join(' ');
      if (name === 'claim') name = null;
    } else if (token.kind === 'positional') throw new Wrong(`Expected an option such as --book, found "${token.value}".`);
  }
  return found;
}

const didYouMean = (found: string, known: readonly string[]): string => {
  const near = nearest(found, known);
  return near === undefined ? '' : `; did you mean ${near}`;
};

function bookOf(given: string | undefined, known: readonly BookId[], lacks = 'does not speak here; those that do'): BookId | null {
  if (given === undefined) return null;
  if (!(given in BOOKS)) throw new Wrong(`--book: expected one of ${BOOK_IDS.join(', ')}; found "${given}"${didYouMean(given, BOOK_IDS)}.`);
  if (!known.includes(given as BookId)) throw new Wrong(`--book ${given}: this book ${lacks}: ${known.join(', ') || 'none'}.`);
  return given as BookId;
}

function placeOf(id: string): { game: Game; place: ReturnType<typeof resolve> } {
  const game = library.get(id.split('/')[0] ?? '');
  if (game === undefined || !placesOf(game).includes(id)) throw new Wrong(`No game "${id}". \`hoyle list\` names them all.`);
  return { game, place: resolve(library, id) };
}

/** The id that it is called by today, said aloud where that is another than was given. */
function today(id: string): string {
  const found = lookup(library, id);
  if (found.kind === 'gone') throw new Wrong(`${id} is withdrawn. ${found.why} Nearest to it: ${found.nearest}`);
  if (found.kind === 'moved') console.error(`${id} is now ${found.id}.`);
  return found.kind === 'moved' ? found.id : id;
}

function list(id: string | undefined): void {
  if (id === undefined) {
    const rows = [...library.values()].map((game) => ({
      id: game.id,
      title: game.title,
      variants: Object.keys(game.variants).map((key) => `${game.id}/${key}`),
    }));
    if (json) console.log(JSON.stringify(rows, null, 2));
    else
      for (const row of rows)
        console.log(`${row.id.padEnd(20)} ${row.title}${row.variants.length > 0 ? `\n${row.variants.map((variant) => `  ${variant}`).join('\n')}` : ''}`);
    return;
  }
  const { place } = placeOf(id);
  const laws = place.laws.map((law) => ({
    id: law.id,
    title: law.title,
    [law.head.kind]: wordsOfHead(law.head).title,
    facts: Object.fromEntries(Object.entries(law.facts).map(([key, fact]) => [key, Object.keys(fact.options)])),
    books: speakersOf(law),
  }));
  const scorers = Object.entries(place.scorers).map(([key, scorer]) => ({
    id: `${id}.score.${key}`,
    title: scorer.title,
    kind: scorer.kind,
    asks: Object.keys(scorer.kind === 'scorer' ? scorer.ask : scorer.entry),
    ...(scorer.kind === 'sheet' ? { setup: Object.keys(scorer.setup) } : {}),
    books: scorer.books,
  }));
  if (json) {
    console.log(JSON.stringify({ laws, scorers }, null, 2));
    return;
  }
  for (const law of laws)
    console.log(
      `${law.id}\n    ${law.title}  ${Object.entries(law.facts)
        .map(([key, keys]) => `--${key} ${keys.join('|')}`)
        .join(' ')}`,
    );
  for (const one of scorers) {
    const asks =
      one.kind === 'scorer'
        ? one.asks.map((key) => `--${key}`).join(' ')
        : `--deals FILE${one.setup === undefined || one.setup.length === 0 ? '' : `  setup ${one.setup.map((key) => `${key}=`).join(' ')}`}  a line: ${one.asks.map((key) => `${key}=`).join(' ')}`;
    console.log(`${one.id}\n    ${one.title}  ${asks}`);
  }
}

/** Titles for the teller, of whatever a chain of clauses leads to. */
const titles: Titles = {
  ofPlace: (id) => titleAt(library, id),
  ofLaw: (id) => {
    const { game, key } = parseId(id) ?? { game: '', key: '' };
    return placeOf(game).place.laws.find((one) => one.key === key)?.title ?? id;
  },
};

function ruleAt(id: string, words: readonly string[]): void {
  const parsed = parseId(id);
  if (parsed?.kind !== 'law') throw new Wrong(`Expected the id of a law such as euchre.law.revoke, found "${id}".`);
  const { laws } = placeOf(parsed.game).place;
  const law = laws.find((one) => one.key === parsed.key);
  const keys = laws.map(({ key }) => key);
  if (law === undefined)
    throw new Wrong(`No law "${parsed.key}" at ${parsed.game}${didYouMean(parsed.key, keys)}. \`hoyle list ${parsed.game}\` names them all.`);
  const { book: given, ...answers } = options(words);
  const books = BOOK_IDS.filter((one) => !['no-game', 'not-held'].includes(law.readings[one].status));
  const book = bookOf(given, books, 'has not this game; those that have it');
  const result = ruleOn(law, answers, book === null ? books : [book]);
  if (!result.ok) throw new Wrong(problemsInLines(result.problems).join('\n'));
  const ruling = result.value;
  if (json) {
    const { full } = sayVerdict(law);
    const { law: _, ...rest } = ruling;
    console.log(JSON.stringify({ id: law.id, title: law.title, verdict: full, ...rest, told: answerInLines(ruling, titles) }, null, 2));
    return;
  }
  const whole = book === null && Object.keys(answers).length === 0;
  const question = questionInLines(ruling);
  console.log(`${law.title} (${law.id})\n`);
  for (const line of whole ? lawInLines(ruling, titles) : answerInLines(ruling, titles)) console.log(line);
  if (question.length > 0) console.log(question.join('\n'));
}

function showAnswer(answer: Answer, cites: (rule: string) => readonly string[]): void {
  console.log(`${answer.headline}\n`);
  for (const line of answer.lines) {
    const points = line.points === undefined ? '' : ` ${sayPoints(line.points, line.unit)}`;
    const drawn = [...(line.cards ?? []).map(showCard), ...(line.stones ?? [])].join(' ');
    console.log(`  ${line.say}${drawn === '' ? '' : `  ${drawn}`}${line.to === undefined ? '' : `  [${line.to}]`} —${points}  (${line.rule})`);
  }
  for (const total of answer.totals) console.log(`  ${total.to === '' ? 'Total' : total.to}: ${sayPoints(total.points, total.unit)}`);
  for (const note of answer.notes) console.log(`  Note: ${note}`);
  for (const source of new Set(answer.lines.flatMap((line) => cites(line.rule)))) console.log(`  — ${source}`);
}

/** An option is named by its key, as in a link, or by its words, as on the page. */
function optionNamed(field: Field, text: string): string {
  const options = field.kind === 'choice' ? field.options : field.kind === 'list' && field.of.kind === 'choice' ? field.of.options : {};
  const keyOf = (word: string) =>
    word in options ? word : (Object.entries(options).find(([, said]) => said.toLowerCase() === word.trim().toLowerCase())?.[0] ?? word);
  return field.kind === 'list' ? text.split(LIST_SIGN).map(keyOf).join(LIST_SIGN) : keyOf(text);
}

function playAt(id: string, sheet: Sheet, words: readonly string[]): void {
  const { deals, book: given, ...more } = options(words);
  const [strange] = Object.keys(more);
  if (strange !== undefined) throw new Wrong(`--${strange}: ${sheet.title} is a sheet: it takes --deals FILE and --book.`);
  if (deals === undefined)
    throw new Wrong(
      `${sheet.title} asks for --deals FILE. A line for each: ${Object.keys(sheet.entry)
        .map((key) => `${key}=`)
        .join(' ')}`,
    );
  let written: ReturnType<typeof readSheet>;
  try {
    written = readSheet(deals, id);
  } catch (error) {
    throw new Wrong((error as Error).message);
  }
  const book = bookOf(given ?? written.book, sheet.books) ?? sheet.books[0];
  if (book === undefined) throw new Wrong(`${id} is kept by no book.`);
  const wrong = showSheet(id, sheet, written, book, json);
  if (wrong.length > 0) throw new Wrong(wrong.join('\n'));
}

function scoreAt(id: string, words: readonly string[]): void {
  const parsed = parseId(id);
  if (parsed?.kind !== 'score') throw new Wrong(`Expected the id of a scorer such as cribbage.score.hand, found "${id}".`);
  const { place } = placeOf(parsed.game);
  const scorer = place.scorers[parsed.key];
  if (scorer?.kind === 'sheet') {
    playAt(id, scorer, words);
    return;
  }
  if (scorer === undefined) throw new Wrong(`No scorer "${parsed.key}" at ${parsed.game}. \`hoyle list ${parsed.game}\` names them all.`);
  const { book: given, claim, ...raw } = options(words);
  for (const name of Object.keys(raw))
    if (scorer.ask[name] === undefined)
      throw new Wrong(
        `--${name}: ${scorer.title} asks ${Object.keys(scorer.ask)
          .map((key) => `--${key}`)
          .join(', ')}.`,
      );
  const book = bookOf(given, scorer.books) ?? scorer.books[0];
  if (book === undefined) throw new Wrong(`${id} scores by no book.`);
  const said = Object.fromEntries(
    Object.entries(scorer.ask).flatMap(([key, field]) => {
      const text =
        raw[key] ??
        (field.kind === 'choice' && field.optional !== true && field.books?.includes(book) !== false
          ? (field.otherwise ?? Object.keys(field.options)[0])
          : undefined);
      return text === undefined ? [] : [[key, optionNamed(field, text)]];
    }),
  );
  const values = decode(scorer.ask, said);
  const result = values.ok ? scorer.score(values.value as never, book) : values;
  if (!result.ok) {
    const problems = result.problems.map((issue) => {
      const [key = '', part = ''] = issue.field.split('.');
      const field = scorer.ask[key];
      return sayProblem(issue, part === '' || field?.kind !== 'list' ? (field?.label ?? '') : `${field.of.label} ${part}`);
    });
    if (json) console.log(JSON.stringify({ id, problems: result.problems }, null, 2));
    throw new Wrong(problems.join('\n'));
  }
  const cites = (rule: string): string[] => {
    const item = place.points.find((one) => `points.${one.key}` === rule || one.id === rule);
    const worth = item?.books[book];
    return worth?.status === 'stated' ? worth.cites.map(makeCitation) : [];
  };
  const claims = (claim ?? '')
    .split(/[ ,]+/)
    .filter((part) => part !== '')
    .map((part) => ({ claim: Number(part), verdict: reconcile(result.value.lines, Number(part)) }));
  if (json) {
    console.log(JSON.stringify({ id, book, ...result.value, ...(claims.length > 0 ? { claims } : {}) }, null, 2));
    return;
  }
  console.log(`${scorer.title}, by ${BOOKS[book].short}`);
  showAnswer(result.value, cites);
  for (const { claim: said, verdict } of claims) {
    if (verdict.kind === 'right') console.log(`  A claim of ${said} is right.`);
    else if (verdict.kind === 'too-much') console.log(`  A claim of ${said} is ${verdict.points} too many.`);
    else if (verdict.kind === 'left-out') console.log(`  A claim of ${said} leaves out: ${verdict.lines.map((line) => line.say).join('; ')}.`);
    else console.log(`  A claim of ${said} is ${verdict.points} short, and no set of whole lines explains it.`);
  }
}

try {
  const [verb, given, ...rest] = args.filter((word) => word !== '--json');
  const id = given === undefined ? undefined : today(given);
  if (verb === 'list') list(id);
  else if (verb === 'rule' && id !== undefined) ruleAt(id, rest);
  else if (verb === 'score' && id !== undefined) scoreAt(id, rest);
  else {
    console.log(USAGE);
    if (verb !== undefined && verb !== 'help') process.exitCode = 2;
  }
} catch (error) {
  if (!(error instanceof Wrong)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
