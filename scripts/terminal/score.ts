import {
  type Answer,
  type Asked,
  BOOKS,
  type BookId,
  type Citation,
  decode,
  type Field,
  isAsked,
  joinList,
  leadOn,
  makeCitation,
  noteCards,
  type Place,
  parseId,
  type Raw,
  type Scorer,
  type Sheet,
  saidTo,
  sayPoints,
  sayTyped,
  showCard,
  sourcesOf,
  splitList,
  type ToldClaim,
  tellClaim,
} from '../../src/rules-engine/index.ts';
import { claimsIn, showClaims } from './claims.ts';
import { bookOf, json, library, options, placeOf, sayRule, Wrong } from './command.ts';
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

/** An option is named by its key, as in a link, or by its words, as on the page; cards as they are said. */
function noteAnswer(field: Field, text: string): string {
  if (field.kind === 'cards') return noteCards(text);
  if (field.kind === 'list' && field.of.kind === 'cards') return joinList(splitList(text).map(noteCards));
  const options = field.kind === 'choice' ? field.options : field.kind === 'list' && field.of.kind === 'choice' ? field.of.options : {};
  const keyOf = (word: string) =>
    word in options ? word : (Object.entries(options).find(([, said]) => said.toLowerCase() === word.trim().toLowerCase())?.[0] ?? word);
  return field.kind === 'list' ? joinList(splitList(text).map(keyOf)) : keyOf(text);
}

/** What is said and not asked, by this book or with the other answers, counts for nothing: it is refused, so that nobody believes it counted. */
function refuseUnasked({ ask }: Scorer, said: Raw, book: BookId): void {
  const wrong = Object.keys(said).flatMap((key) => {
    const { when, books, label } = ask[key] ?? {};
    if (isAsked(ask, key, said, book)) return [];
    if (books?.includes(book) === false)
      return [`--${key}: ${label} Asked by ${books.map((one) => BOOKS[one].short).join(', ')}, not by ${BOOKS[book].short}.`];
    const of = ask[when?.field ?? ''];
    // What decides is wrong itself: that is told, once, by whoever decodes it.
    if (of?.kind === 'choice' && said[when?.field ?? ''] !== undefined && !Object.hasOwn(of.options, said[when?.field ?? ''] ?? '')) return [];
    return [`--${key}: ${label} Asked only with --${when?.field} ${when?.is.join(' or ')}.`];
  });
  if (wrong.length > 0) throw new Wrong(wrong.join('\n'));
}

/** The usual answers that were taken where nothing was said. */
function usualOf({ ask }: Scorer, said: Raw, book: BookId): string[] {
  return Object.entries(ask).flatMap(([key, field]) => {
    const usual = field.kind === 'choice' && said[key] === undefined && isAsked(ask, key, said, book) ? saidTo(field, undefined) : '';
    return usual === '' || field.kind !== 'choice' ? [] : [`--${key} ${usual}: ${field.label} ${field.options[usual]}.`];
  });
}

/** Claims of the totals of an answer, told: `--claim 12 --claim 16`, where two sides score `--claim "Dealer=12"`. */
function claimsOn(scorer: Scorer, answer: Answer, claims: string, values: object, book: BookId): ToldClaim[] {
  const others = scorer.books.flatMap((one) => {
    const scored = one === book ? null : scorer.score(values as never, one);
    return scored?.ok === true ? [{ book: one, totals: scored.value.totals }] : [];
  });
  return claimsIn(claims, answer.totals).map(({ total, points }) => {
    const slips = (gap: number) => scorer.slips?.(values as never, book, gap, total.to) ?? [];
    return tellClaim(answer, total, points, { others, slips, ...(scorer.least === true ? { least: true } : {}) });
  });
}

/** A whole sheet, from a file. */
function playAt(id: string, place: Place, sheet: Sheet, words: readonly string[]): void {
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
  const wrong = showSheet(id, sheet, written, book, { json, claim: claim ?? '', cites: (rule) => sourcesOf(place, rule, book) });
  if (wrong.length > 0) throw new Wrong(wrong.join('\n'));
}

/** What is asked, under the id and with the answers of today; said aloud where an answer led to another count. */
function ledOn(asked: Asked): Asked {
  const led = leadOn(library, asked);
  if (led === null) return asked;
  const [name = '', value = ''] = Object.entries(asked.raw).find(([key, said]) => asked.raw[key] !== led.raw[key] && said !== undefined) ?? [];
  if (led.id !== asked.id) console.error(`${asked.id}${name === '' ? '' : ` --${name} ${value}`} is now ${led.id}.`);
  return ledOn(led);
}

/** `hoyle score`: what a count comes to, with the rule of each line. */
export function scoreAt(asked: string, words: readonly string[]): void {
  const { book: given, claim, ...all } = options(words);
  const { id, raw } = ledOn({ id: asked, raw: all });
  const parsed = parseId(id);
  if (parsed?.kind !== 'score') throw new Wrong(`Enter the id of a scorer, such as cribbage.score.hand. You have "${id}".`);
  const { place } = placeOf(parsed.game);
  const scorer = Object.hasOwn(place.scorers, parsed.key) ? place.scorers[parsed.key] : undefined;
  if (scorer?.kind === 'sheet') {
    playAt(id, place, scorer, words);
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
  const said = Object.fromEntries(Object.entries(scorer.ask).flatMap(([key, field]) => (raw[key] === undefined ? [] : [[key, noteAnswer(field, raw[key])]])));
  refuseUnasked(scorer, said, book);
  const values = decode(scorer.ask, said, book);
  const result = values.ok ? scorer.score(values.value as never, book) : values;
  if (!result.ok) {
    const problems = result.problems.map((issue) => {
      const [key = '', part = ''] = issue.field.split('.');
      const field = scorer.ask[key];
      return sayTyped(issue, part === '' || field?.kind !== 'list' ? (field?.label ?? '') : `${field.of.label} ${part}`);
    });
    if (json) console.log(JSON.stringify({ id, problems: result.problems }, null, 2));
    throw new Wrong(problems.join('\n'));
  }
  const cites = (rule: string) => sourcesOf(place, rule, book);
  const claims = claimsOn(scorer, result.value, claim ?? '', values.ok ? values.value : {}, book);
  if (json) {
    const lines = result.value.lines.map((line) => ({ ...line, sources: sourcesOf(place, line.rule, book) }));
    console.log(JSON.stringify({ id, book, ...result.value, lines, ...(claims.length > 0 ? { claims } : {}) }, null, 2));
    return;
  }
  console.log(`${scorer.title}, by ${BOOKS[book].short}`);
  for (const usual of usualOf(scorer, said, book)) console.log(`Taken as usual: ${usual}`);
  showAnswer(result.value, cites, book);
  showClaims(claims);
}
