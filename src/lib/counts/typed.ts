// Answers to a scorer or sheet as somebody types them, at the terminal or through a program: what they mean, and what is wrong with them.
import {
  type Answer,
  BOOKS,
  type BookId,
  type Field,
  type Fields,
  isAsked,
  joinList,
  noteCards,
  type Played,
  type Problem,
  playWritten,
  type Raw,
  readClaim,
  type Scorer,
  type Sheet,
  saidTo,
  sayTyped,
  splitList,
  type ToldClaim,
  type Total,
  tellClaim,
  totalOf,
  type Written,
} from '../../rules-engine/index.ts';

/** How a field is named to whoever types it: `--starter` at the terminal. */
export type Naming = (key: string) => string;
export interface Claim {
  readonly total: Total;
  readonly points: number;
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

/** What was typed for the fields of a scorer, as the engine reads it. */
export function noteAnswers({ ask }: Scorer, raw: Raw): Raw {
  return Object.fromEntries(Object.entries(ask).flatMap(([key, field]) => (raw[key] === undefined ? [] : [[key, noteAnswer(field, raw[key])]])));
}

/** What is said and not asked, by this book or with the other answers: it counts for nothing, and is refused so that nobody believes it counted. */
export function unaskedIn({ ask }: Scorer, said: Raw, book: BookId, named: Naming): string[] {
  return Object.keys(said).flatMap((key) => {
    const { when, books, label } = ask[key] ?? {};
    if (isAsked(ask, key, said, book)) return [];
    if (books?.includes(book) === false)
      return [`${named(key)}: ${label} Asked by ${books.map((one) => BOOKS[one].short).join(', ')}, not by ${BOOKS[book].short}.`];
    const of = ask[when?.field ?? ''];
    // What decides is wrong itself: that is told, once, by whoever decodes it.
    if (of?.kind === 'choice' && said[when?.field ?? ''] !== undefined && !Object.hasOwn(of.options, said[when?.field ?? ''] ?? '')) return [];
    return [`${named(key)}: ${label} Asked only with ${named(when?.field ?? '')} ${when?.is.join(' or ')}.`];
  });
}

/** The usual answers that were taken where nothing was said. */
export function usualIn({ ask }: Scorer, said: Raw, book: BookId, named: Naming): string[] {
  return Object.entries(ask).flatMap(([key, field]) => {
    const usual = field.kind === 'choice' && said[key] === undefined && isAsked(ask, key, said, book) ? saidTo(field, undefined) : '';
    return usual === '' || field.kind !== 'choice' ? [] : [`${named(key)} ${usual}: ${field.label} ${field.options[usual]}.`];
  });
}

/** Problems of the fields of a scorer in sentences. */
export function problemsTyped({ ask }: Scorer, problems: readonly Problem[]): string[] {
  return problems.map((issue) => {
    const [key = '', part = ''] = issue.field.split('.');
    const field = ask[key];
    return sayTyped(issue, part === '' || field?.kind !== 'list' ? (field?.label ?? '') : `${field.of.label} ${part}`);
  });
}

/** The claims that were made, each with the total that it is of; a sentence where one cannot be read. A line or a number each. */
export function readClaims(claims: string, totals: readonly Total[], name: string): Claim[] | string {
  const read: Claim[] = [];
  for (const one of claims.split('\n').flatMap((line) => (/^[\d\s,;+-]*$/.test(line) ? line.split(/[\s,;]+/) : [line]))) {
    if (one === '') continue;
    const said = readClaim(one);
    if (typeof said === 'string') return `${name}: enter ${said}. You have "${one}".`;
    const total = totalOf(totals, said.to);
    if (typeof total === 'string') return `${name} ${one}: enter ${total}${said.to === null ? `, as in ${name} "NAME=12"` : ''}. You have "${said.to ?? one}".`;
    read.push({ total, points: said.points });
  }
  return read;
}

/** What claimed totals of an answer are, and why. */
export function tellClaims(scorer: Scorer, answer: Answer, claims: readonly Claim[], values: object, book: BookId): ToldClaim[] {
  const others = scorer.books.flatMap((one) => {
    const scored = one === book ? null : scorer.score(values as never, one);
    return scored?.ok === true ? [{ book: one, totals: scored.value.totals }] : [];
  });
  return claims.map(({ total, points }) => {
    const slips = (gap: number) => scorer.slips?.(values as never, book, gap, total.to) ?? [];
    return tellClaim(answer, total, points, { others, slips, ...(scorer.least === true ? { least: true } : {}) });
  });
}

/** A problem of one field of a sheet in a sentence. */
export const toldOf = (fields: Fields) => (issue: Problem) => sayTyped(issue, fields[issue.field.split('.')[0] ?? '']?.label ?? '');
const unknown = (fields: Fields, given: Raw): Problem[] =>
  Object.keys(given)
    .filter((key) => fields[key] === undefined)
    .map((key) => ({ field: '', expected: `one of ${Object.keys(fields).join(', ')}`, found: `"${key}"` }));

/** With the usual answers where a line leaves them out; what has none must be said. */
const usual = (fields: Fields, given: Raw): Raw => ({
  ...Object.fromEntries(
    Object.entries(fields).flatMap(([key, field]) => (field.kind === 'choice' && field.otherwise !== undefined ? [[key, field.otherwise]] : [])),
  ),
  ...given,
});

/** A sheet as it was typed, with the usual answers where a line leaves them out. */
export const withUsual = (sheet: Sheet, { setup, entries }: Written): Written => ({
  setup: usual(sheet.setup, setup),
  entries: entries.map((entry) => usual(sheet.entry, entry)),
});

/** Plays a sheet as it was typed; `wrong` says what is wrong with the lines themselves. */
export function playTyped(sheet: Sheet, given: Written, book: BookId): { readonly played: Played; readonly wrong: readonly string[] } {
  const written = withUsual(sheet, given);
  const strange = [...unknown(sheet.setup, written.setup), ...written.entries.flatMap((entry) => unknown(sheet.entry, entry))].map(toldOf({}));
  const { played, wrong } = playWritten(sheet, written, book);
  return { played, wrong: [...strange, ...wrong.map(toldOf(sheet.setup))] };
}
