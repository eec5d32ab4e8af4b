// A receipt: a ruling or a score with everything that it rests on, so that it can be checked later.
import { type BookId, makeCitation } from '../books.ts';
import type { Answers } from '../laws/decide.ts';
import { claimOf, effectsIn, sayCase } from '../laws/rulings/cases.ts';
import type { Effect } from '../laws/rulings/effects.ts';
import { ruleOn } from '../laws/rulings/ruling.ts';
import { makeId, parseId } from '../rulesets/ids.ts';
import { countsAt, type Library, type Place, sourcesOf } from '../rulesets/inheritance/index.ts';
import { decode } from '../scoring/decoding.ts';
import type { Raw } from '../scoring/fields.ts';
import { type Problem, problem, type Result, wrong } from '../scoring/result.ts';
import type { Line, Scorer, Total } from '../scoring/scorers.ts';
import type { Written } from '../sheets/records.ts';
import { type Sheet, sideTotals } from '../sheets/sheets.ts';
import { playWritten } from '../sheets/written.ts';
import { hashOfRow, lawOf, NONE, placeOfId, type Rows } from './rows.ts';

/** An edition of the rules by name and hash: a version of this package, or an edition of the site. */
export interface EditionName {
  readonly name: string;
  readonly hash: string;
}

/** One line of a result: what it says, the row that it rests on, and the book with its page. */
export interface ReceiptLine {
  readonly rule: string;
  readonly say: string;
  readonly points?: number;
  readonly to?: string;
  readonly sources: readonly string[];
}

/** The result of a question. */
export interface ReceiptResult {
  /** In sentences. */
  readonly says: readonly string[];
  /** For a law: what each case that applies orders. */
  readonly orders?: readonly { readonly effects: readonly Effect[]; readonly claim?: unknown }[];
  /** For a score: points by side, with what is counted if not points. */
  readonly totals?: readonly { readonly to: string; readonly points: number; readonly unit?: Total['unit'] }[];
  readonly lines: readonly ReceiptLine[];
}

/** A question: the answers to a law, the fields of a scorer as text, or a whole sheet. */
export interface ReceiptQuestion {
  /** Id of a law, a scorer or a sheet. */
  readonly id: string;
  readonly book: BookId;
  readonly input: Answers | Raw | Written;
}

/** A ruling or a score with its question, its edition, and the rows that it rests on, each with its hash. */
export interface Receipt extends ReceiptQuestion {
  readonly format: 'hoyle-receipt';
  readonly version: 1;
  readonly edition: EditionName;
  /** The rows that the result rests on: the law, or the score items and laws that its lines name. */
  readonly rows: Rows;
  /** Rows that the count looked up but no line names. They matter only if a change of theirs gives a different result. */
  readonly consulted: Rows;
  readonly result: ReceiptResult;
}

/** The result and the rows that decided it, from which a receipt is made. */
interface Decided {
  readonly result: ReceiptResult;
  /** Ids of the rows that the result rests on. */
  readonly by: readonly string[];
  /** Ids of the other rows that were looked up. */
  readonly consulted: readonly string[];
}

function decideLaw(place: Place, id: string, book: BookId, answers: Answers): Result<Decided> {
  const law = lawOf(place, parseId(id)?.key ?? '');
  if (law === undefined) return wrong(problem('id', 'the id of a law', `"${id}"`));
  const ruled = ruleOn(law, answers, [book]);
  if (!ruled.ok) return ruled;
  const [reading] = ruled.value.books;
  const [silence] = ruled.value.silences;
  if (reading === undefined && silence === undefined) return wrong(problem('book', 'a book that has this game', `"${book}"`));
  const cases = reading?.cases ?? [];
  const says = cases.map((one) => sayCase(one, law.people));
  const result: ReceiptResult = {
    says: reading === undefined ? ['The book does not cover this.', ...(silence?.note === undefined ? [] : [silence.note])] : says,
    orders: cases.map((one) => ({ effects: effectsIn(one, law.people), ...(claimOf(one) === undefined ? {} : { claim: claimOf(one) }) })),
    lines: says.map((say) => ({ rule: id, say, sources: (reading?.cites ?? []).map(makeCitation) })),
  };
  return { ok: true, value: { result, by: [id], consulted: [] } };
}

/** Lines with the full id of the row that they rest on, and their sources. */
function linesOf(place: Place, lines: readonly Line[], book: BookId): ReceiptLine[] {
  return lines.map(({ rule, say, points, to }) => ({
    rule: parseId(rule) === null ? `${place.id}.${rule}` : rule,
    say,
    ...(points === undefined ? {} : { points }),
    ...(to === undefined ? {} : { to }),
    sources: sourcesOf(place, rule, book).map(makeCitation),
  }));
}

function decideScore(scorer: Scorer, place: Place, book: BookId, raw: Raw): Result<ReceiptResult> {
  const unknown = Object.keys(raw).filter((key) => raw[key] !== undefined && !Object.hasOwn(scorer.ask, key));
  if (unknown.length > 0) return wrong(...unknown.map((key) => problem(key, `one of ${Object.keys(scorer.ask).join(', ')}`, `"${key}"`)));
  const values = decode(scorer.ask, raw, book);
  if (!values.ok) return values;
  const scored = scorer.score(values.value as never, book);
  if (!scored.ok) return scored;
  const { headline, notes, totals, lines } = scored.value;
  return { ok: true, value: { says: [headline, ...notes], totals: totals.map(sayUnit), lines: linesOf(place, lines, book) } };
}

/** Points are the usual unit and are not named. */
const sayUnit = ({ to, points, unit }: Total) => ({ to, points, ...(unit === 'point' ? {} : { unit }) });

function decideSheet(sheet: Sheet, place: Place, book: BookId, written: Written): Result<ReceiptResult> {
  const { played, wrong: problems } = playWritten(sheet, written, book);
  const faults: Problem[] = [...problems, ...played.rows.flatMap((row) => row.problems)];
  if (faults.length > 0) return { ok: false, problems: faults };
  const totals = sideTotals(played).map(({ side, points }) => ({ to: side, points }));
  const says = [...played.state, ...(played.over === null ? [] : [played.over]), ...played.notes];
  return { ok: true, value: { says, totals, lines: played.rows.flatMap((row) => linesOf(place, row.lines, book)) } };
}

/** Whether an input is that of a whole sheet. */
const isWritten = (input: ReceiptQuestion['input']): input is Written => Array.isArray((input as Partial<Written>).entries);

function decideCount(library: Library, place: Place, { id, book, input }: ReceiptQuestion): Result<Decided> {
  const read = new Set<string>();
  const counts = countsAt(library, place.id, (key) => read.add(key));
  const key = parseId(id)?.key ?? '';
  const count = Object.hasOwn(counts, key) ? counts[key] : undefined;
  if (count === undefined) return wrong(problem('id', 'the id of a scorer or a sheet', `"${id}"`));
  if (!count.books.includes(book)) return wrong(problem('book', `one of ${count.books.join(', ')}`, `"${book}"`));
  if ((count.kind === 'sheet') !== isWritten(input))
    return wrong(
      problem('input', count.kind === 'sheet' ? 'a sheet with its setup and its entries' : 'the fields of a scorer', isWritten(input) ? 'a sheet' : 'no sheet'),
    );
  // Rows read so far only decide which fields are asked. The answers are in the input, so those rows are left out.
  read.clear();
  const scored = count.kind === 'scorer' ? decideScore(count, place, book, input as Raw) : decideSheet(count, place, book, input as Written);
  if (!scored.ok) return scored;
  const by = scored.value.lines.map(({ rule }) => rule);
  const consulted = [...read].map((item) => makeId(place.id, 'points', item)).filter((row) => !by.includes(row));
  return { ok: true, value: { result: scored.value, by, consulted } };
}

/** The receipt of a question at a place that is already resolved. */
export function receiptAt(library: Library, place: Place, question: ReceiptQuestion, edition: EditionName): Result<Receipt> {
  const { id, book, input } = question;
  const isLaw = parseId(id)?.kind === 'law';
  const decided = isLaw ? decideLaw(place, id, book, input as Answers) : decideCount(library, place, question);
  if (!decided.ok) return decided;
  const hashed = (ids: readonly string[]): Rows =>
    Object.fromEntries(
      [...new Set(ids)].sort().flatMap((row): [string, string][] => {
        const hash = hashOfRow(library, row, book, isLaw ? (input as Answers) : null, place);
        // A score item that is missing now may exist in a later edition. Rules of the text are not part of the engine.
        return hash !== null || parseId(row)?.kind === 'points' ? [[row, hash ?? NONE]] : [];
      }),
    );
  const { by, consulted, result } = decided.value;
  return { ok: true, value: { format: 'hoyle-receipt', version: 1, id, book, input, edition, rows: hashed(by), consulted: hashed(consulted), result } };
}

/**
 * The receipt of a ruling or a score: what one book orders on the answers given, or what it counts for the fields entered, with a hash of every row
 * that decided it. If the question cannot be answered, the result lists the problems.
 */
export function receipt(library: Library, question: ReceiptQuestion, edition: EditionName): Result<Receipt> {
  const { id } = question;
  const place = placeOfId(library, id);
  const kind = parseId(id)?.kind;
  if (place === null || (kind !== 'law' && kind !== 'score')) return wrong(problem('id', 'the id of a law, a scorer or a sheet', `"${id}"`));
  return receiptAt(library, place, question, edition);
}
