import { explainClaims, parseAnswers, problemsTyped, unaskedAnswers, usualAnswers, withUsual } from '../../src/lib/counts/typed.ts';
import {
  type Answer,
  type Asked,
  BOOKS,
  type BookId,
  type Citation,
  decode,
  leadOn,
  makeCitation,
  type Place,
  parseId,
  type Sheet,
  sayPoints,
  showCard,
  sourcesOf,
} from '../../src/rules-engine/index.ts';
import { claimsIn, showClaims } from './claims.ts';
import { bookOf, json, library, options, placeOf, sayRule, Wrong, wantsReceipt } from './command.ts';
import { showReceipt } from './receipt.ts';
import { readSheet, showSheet } from './sheet.ts';

function showAnswer(answer: Answer, cites: (rule: string) => readonly Citation[], book: BookId): void {
  console.log(`${answer.headline}\n`);
  for (const line of answer.lines) {
    const points = line.points === undefined ? '' : ` ${sayPoints(line.points, line.unit)}`;
    const drawn = [...(line.cards ?? []).map(showCard), ...(line.stones ?? [])].join(' ');
    console.log(
      `  ${line.say}${drawn === '' ? '' : `  ${drawn}`}${line.to === undefined ? '' : `  [${line.to}]`} —${points}  (${sayRule(line.rule, cites(line.rule), book)})`,
    );
  }
  for (const total of answer.totals) console.log(`  ${total.to === '' ? 'Total' : total.to}: ${sayPoints(total.points, total.unit)}`);
  for (const note of answer.notes) console.log(`  Note: ${note}`);
  for (const source of new Set(answer.lines.flatMap((line) => cites(line.rule).map(makeCitation)))) console.log(`  — ${source}`);
}

const named = (key: string) => `--${key}`;

/** Prints the result of a score sheet, from a file. */
async function playAt(id: string, place: Place, sheet: Sheet, words: readonly string[]): Promise<void> {
  const { deals, book: given, claim, ...more } = options(words);
  const [strange] = Object.keys(more);
  if (strange !== undefined) throw new Wrong(`--${strange}: ${sheet.title} is a sheet: it takes --deals FILE, --book and --claim.`);
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
  if (wantsReceipt) {
    await showReceipt({ id, book, input: withUsual(sheet, written) });
    return;
  }
  const wrong = showSheet(id, sheet, written, book, { json, claim: claim ?? '', cites: (rule) => sourcesOf(place, rule, book) });
  if (wrong.length > 0) throw new Wrong(wrong.join('\n'));
}

/** The request with current ids and answers. Prints a message if an answer now belongs to another scorer. */
function ledOn(asked: Asked): Asked {
  const led = leadOn(library, asked);
  if (led === null) return asked;
  const [name = '', value = ''] = Object.entries(asked.raw).find(([key, said]) => asked.raw[key] !== led.raw[key] && said !== undefined) ?? [];
  if (led.id !== asked.id) console.error(`${asked.id}${name === '' ? '' : ` --${name} ${value}`} is now ${led.id}.`);
  return ledOn(led);
}

/** `hoyle score`: prints the result of a scorer or sheet, with the rule of each line. */
export async function scoreAt(asked: string, words: readonly string[]): Promise<void> {
  const { book: given, claim, ...all } = options(words);
  const { id, raw } = ledOn({ id: asked, raw: all });
  const parsed = parseId(id);
  if (parsed?.kind !== 'score') throw new Wrong(`Enter the id of a scorer, such as cribbage.score.hand. You have "${id}".`);
  const { place } = placeOf(parsed.game);
  const scorer = Object.hasOwn(place.scorers, parsed.key) ? place.scorers[parsed.key] : undefined;
  if (scorer?.kind === 'sheet') {
    await playAt(id, place, scorer, words);
    return;
  }
  if (scorer === undefined) throw new Wrong(`No scorer "${parsed.key}" at ${parsed.game}. \`hoyle list ${parsed.game}\` names them all.`);
  for (const name of Object.keys(raw))
    if (!Object.hasOwn(scorer.ask, name))
      throw new Wrong(
        `--${name}: ${scorer.title} asks ${Object.keys(scorer.ask)
          .map((key) => `--${key}`)
          .join(', ')}.`,
      );
  const book = bookOf(given, scorer.books) ?? scorer.books[0];
  if (book === undefined) throw new Wrong(`${id} scores by no book.`);
  const answers = parseAnswers(scorer, raw);
  const unasked = unaskedAnswers(scorer, answers, book, named);
  if (unasked.length > 0) throw new Wrong(unasked.join('\n'));
  const values = decode(scorer.ask, answers, book);
  const result = values.ok ? scorer.score(values.value as never, book) : values;
  if (!result.ok) {
    if (json) console.log(JSON.stringify({ id, problems: result.problems }, null, 2));
    throw new Wrong(problemsTyped(scorer, result.problems).join('\n'));
  }
  if (wantsReceipt) {
    await showReceipt({ id, book, input: answers });
    return;
  }
  const cites = (rule: string) => sourcesOf(place, rule, book);
  const claims = explainClaims(scorer, result.value, claimsIn(claim ?? '', result.value.totals), values.ok ? values.value : {}, book);
  if (json) {
    const lines = result.value.lines.map((line) => ({ ...line, sources: sourcesOf(place, line.rule, book) }));
    console.log(JSON.stringify({ id, book, ...result.value, lines, ...(claims.length > 0 ? { claims } : {}) }, null, 2));
    return;
  }
  console.log(`${scorer.title}, by ${BOOKS[book].short}`);
  for (const usual of usualAnswers(scorer, answers, book, named)) console.log(`Taken as usual: ${usual}`);
  showAnswer(result.value, cites, book);
  showClaims(claims);
}
