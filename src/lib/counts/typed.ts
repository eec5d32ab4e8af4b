// Typed answers to a scorer or sheet, from the terminal or an MCP client: reads them, and says what is wrong with them.
import {
  type Answer,
  BOOKS,
  type BookId,
  type Field,
  type Fields,
  isAsked,
  itemLabel,
  type JudgedClaim,
  joinList,
  judgeClaim,
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
  type Total,
  totalOf,
  type Written,
} from '../../rules-engine/index.ts';

/** How messages name a field: `--starter` at the terminal. */
export type Naming = (key: string) => string;
export interface Claim {
  readonly total: Total;
  readonly points: number;
}

/** An option may be given by its key, as in a link, or by its label, as on the page; cards in words. */
function parseAnswer(field: Field, text: string): string {
  if (field.kind === 'cards') return noteCards(text);
  if (field.kind === 'list' && field.of.kind === 'cards') return joinList(splitList(text).map(noteCards));
  const options = field.kind === 'choice' ? field.options : field.kind === 'list' && field.of.kind === 'choice' ? field.of.options : {};
  const keyOf = (word: string) =>
    word in options ? word : (Object.entries(options).find(([, label]) => label.toLowerCase() === word.trim().toLowerCase())?.[0] ?? word);
  return field.kind === 'list' ? joinList(splitList(text).map(keyOf)) : keyOf(text);
}

/** The typed answers to the fields of a scorer, in the form that the engine reads. */
export function parseAnswers({ ask }: Scorer, raw: Raw): Raw {
  return Object.fromEntries(Object.entries(ask).flatMap(([key, field]) => (raw[key] === undefined ? [] : [[key, parseAnswer(field, raw[key])]])));
}

/** Messages for answers to fields that are not asked, by this book or after the other answers. They would be ignored, so they are refused. */
export function unaskedAnswers({ ask }: Scorer, answers: Raw, book: BookId, named: Naming): string[] {
  return Object.keys(answers).flatMap((key) => {
    const { when, books, label } = ask[key] ?? {};
    if (isAsked(ask, key, answers, book)) return [];
    if (books?.includes(book) === false)
      return [`${named(key)}: ${label} Asked by ${books.map((one) => BOOKS[one].short).join(', ')}, not by ${BOOKS[book].short}.`];
    const of = ask[when?.field ?? ''];
    // The answer that this field depends on is itself invalid: the decoder reports that.
    if (of?.kind === 'choice' && answers[when?.field ?? ''] !== undefined && !Object.hasOwn(of.options, answers[when?.field ?? ''] ?? '')) return [];
    return [`${named(key)}: ${label} Asked only with ${named(when?.field ?? '')} ${when?.is.join(' or ')}.`];
  });
}

/** The usual answers that were used for fields left out. */
export function usualAnswers({ ask }: Scorer, answers: Raw, book: BookId, named: Naming): string[] {
  return Object.entries(ask).flatMap(([key, field]) => {
    const usual = field.kind === 'choice' && answers[key] === undefined && isAsked(ask, key, answers, book) ? saidTo(field, undefined) : '';
    return usual === '' || field.kind !== 'choice' ? [] : [`${named(key)} ${usual}: ${field.label} ${field.options[usual]}.`];
  });
}

/** Problems with the fields of a scorer, as sentences. */
export function problemsTyped({ ask }: Scorer, problems: readonly Problem[]): string[] {
  return problems.map((issue) => {
    const [key = '', part = ''] = issue.field.split('.');
    const field = ask[key];
    return sayTyped(issue, part === '' || field?.kind !== 'list' ? (field?.label ?? '') : itemLabel(field, Number(part)));
  });
}

/** The claims in a text, one a line or one a number, each with the total that it is about. A message if one cannot be read. */
export function readClaims(claims: string, totals: readonly Total[], name: string): Claim[] | string {
  const read: Claim[] = [];
  for (const one of claims.split('\n').flatMap((line) => (/^[\d\s,;+-]*$/.test(line) ? line.split(/[\s,;]+/) : [line]))) {
    if (one === '') continue;
    const claim = readClaim(one);
    if (typeof claim === 'string') return `${name}: enter ${claim}. You have "${one}".`;
    const total = totalOf(totals, claim.to);
    if (typeof total === 'string')
      return `${name} ${one}: enter ${total}${claim.to === null ? `, as in ${name} "NAME=12"` : ''}. You have "${claim.to ?? one}".`;
    read.push({ total, points: claim.points });
  }
  return read;
}

/** Whether claimed totals of an answer are right, and why not. */
export function explainClaims(scorer: Scorer, answer: Answer, claims: readonly Claim[], values: object, book: BookId): JudgedClaim[] {
  const others = scorer.books.flatMap((one) => {
    const scored = one === book ? null : scorer.score(values as never, one);
    return scored?.ok === true ? [{ book: one, totals: scored.value.totals }] : [];
  });
  return claims.map(({ total, points }) => {
    const slips = (gap: number) => scorer.slips?.(values as never, book, gap, total.to) ?? [];
    return judgeClaim(answer, total, points, { others, slips, ...(scorer.least === true ? { least: true } : {}) });
  });
}

/** A problem with one field of a sheet, as a sentence. */
export const sayFieldProblem = (fields: Fields) => (issue: Problem) => sayTyped(issue, fields[issue.field.split('.')[0] ?? '']?.label ?? '');
const unknown = (fields: Fields, given: Raw): Problem[] =>
  Object.keys(given)
    .filter((key) => fields[key] === undefined)
    .map((key) => ({ field: '', expected: `one of ${Object.keys(fields).join(', ')}`, found: `"${key}"` }));

/** Adds the usual answers to fields left out. A field without a usual answer must be entered. */
const usual = (fields: Fields, given: Raw): Raw => ({
  ...Object.fromEntries(
    Object.entries(fields).flatMap(([key, field]) => (field.kind === 'choice' && field.otherwise !== undefined ? [[key, field.otherwise]] : [])),
  ),
  ...given,
});

/** A typed sheet, with the usual answers added to fields left out. */
export const withUsual = (sheet: Sheet, { setup, entries }: Written): Written => ({
  setup: usual(sheet.setup, setup),
  entries: entries.map((entry) => usual(sheet.entry, entry)),
});

/** Plays a typed sheet; `wrong` says what is wrong with the lines themselves. */
export function playTyped(sheet: Sheet, given: Written, book: BookId): { readonly played: Played; readonly wrong: readonly string[] } {
  const written = withUsual(sheet, given);
  const unknownFields = [...unknown(sheet.setup, written.setup), ...written.entries.flatMap((entry) => unknown(sheet.entry, entry))].map(sayFieldProblem({}));
  const { played, wrong } = playWritten(sheet, written, book);
  return { played, wrong: [...unknownFields, ...wrong.map(sayFieldProblem(sheet.setup))] };
}
