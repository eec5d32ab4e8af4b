// A receipt of a former edition, looked at by this one.
import { BOOK_IDS } from '../books.ts';
import type { Answers } from '../laws/decide.ts';
import { parseId } from '../rulesets/ids.ts';
import type { Library, Place } from '../rulesets/inheritance/index.ts';
import { leadOn, lookup } from '../rulesets/moved-ids.ts';
import type { Raw } from '../scoring/fields.ts';
import { type Problem, problem } from '../scoring/result.ts';
import { type EditionName, type Receipt, type ReceiptResult, receiptAt } from './receipts.ts';
import { hashOfRow, lawOf, NONE, placeOfId, plainText, type Rows } from './rows.ts';

/** A row of a receipt that this edition has otherwise, or has no longer. */
export interface RowChange {
  readonly id: string;
  readonly change: 'changed' | 'gone';
}

/** The receipt that a text is, or a sentence that says why it is none. */
export function readReceipt(text: string): Receipt | string {
  const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value);
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return 'Choose a receipt. This text is not JSON.';
  }
  if (!isRecord(read) || read.format !== 'hoyle-receipt') return 'Choose a receipt: JSON with the format "hoyle-receipt". This is something else.';
  if (read.version !== 1) return `Choose a receipt of version 1. This one has version ${JSON.stringify(read.version)}: a newer edition can read it.`;
  const { id, book, input, edition, rows, consulted, result } = read;
  const isBook = (BOOK_IDS as readonly unknown[]).includes(book);
  const isEdition = isRecord(edition) && typeof edition.name === 'string' && typeof edition.hash === 'string';
  const isResult = isRecord(result) && Array.isArray(result.says) && Array.isArray(result.lines);
  const isRows = (value: unknown) => isRecord(value) && Object.values(value).every((hash) => typeof hash === 'string');
  const parts = {
    id: typeof id === 'string',
    book: isBook,
    input: isRecord(input),
    edition: isEdition,
    rows: isRows(rows),
    consulted: isRows(consulted),
    result: isResult,
  };
  const [damaged] = Object.entries(parts).filter(([, isThere]) => !isThere);
  return damaged === undefined ? (read as unknown as Receipt) : `Choose a whole receipt. In this one "${damaged[0]}" is missing or damaged.`;
}

/** What this edition says of a receipt. */
export interface Reopened {
  /** Whether the receipt holds: every row that it rests on says the same, and so does the result. */
  readonly holds: boolean;
  /** What has changed of the rows that it rests on and, where the result is not the same, of those that were looked up. */
  readonly rows: readonly RowChange[];
  /** The result today: the same, the same in other words, another one, or none because the question cannot be answered any more. */
  readonly result: 'same' | 'reworded' | 'different' | 'none';
  /** The same question answered today; null where it cannot be. */
  readonly now: Receipt | null;
  /** Why the question cannot be answered today. */
  readonly problems: readonly Problem[];
}

/** The figures of a result, which are compared; a score without points is its first sentence. */
function figuresOf({ says, orders, totals, lines }: ReceiptResult): string {
  const counted = lines.flatMap(({ rule, points, to }) => (points === undefined ? [] : [{ key: parseId(rule)?.key, points, to }]));
  const sentence = orders === undefined && counted.length === 0 ? says[0] : undefined;
  return plainText({ orders, totals, counted: orders === undefined ? counted : undefined, sentence });
}
const wordsOf = ({ says, lines }: ReceiptResult): string => plainText({ says, lines: lines.map(({ say }) => say) });

/** What an id is called today: itself, or the name that took its place. */
function nameOfToday(library: Library, id: string): string {
  const place = placeOfId(library, id);
  const { kind, key = '' } = parseId(id) ?? {};
  const isHere = kind === 'law' ? place !== null && lawOf(place, key) !== undefined : kind === 'score' && place !== null && Object.hasOwn(place.scorers, key);
  if (isHere) return id;
  const found = lookup(library, id);
  return found.kind === 'moved' ? found.id : id;
}

/** Of a question that this edition cannot answer. */
const NOWHERE = { holds: false, result: 'none', now: null } as const;

/** The rows of a receipt that are no longer as they were. */
function changesIn(library: Library, old: Receipt, rows: Rows, place: Place): RowChange[] {
  const answers = parseId(old.id)?.kind === 'law' ? (old.input as Answers) : null;
  const hashOf = (id: string) => hashOfRow(library, id, old.book, answers, place);
  return Object.entries(rows).flatMap(([id, hash]): RowChange[] => {
    const today = hashOf(id) ?? (hash === NONE ? null : hashOf(nameOfToday(library, id))) ?? NONE;
    if (today === hash) return [];
    return [{ id, change: today === NONE ? 'gone' : 'changed' }];
  });
}

/**
 * Opens a receipt of any edition with the rules of this one, and says whether anything that decided it has changed: row by row by their hashes, and
 * by asking the same question again. A result that differs although no row does comes from a corrected calculation.
 */
export function reopen(library: Library, old: Receipt, edition: EditionName): Reopened {
  const led = parseId(old.id)?.kind === 'score' && !('entries' in old.input) ? leadOn(library, { id: old.id, raw: old.input as Raw }) : null;
  const id = led?.id ?? nameOfToday(library, old.id);
  const place = placeOfId(library, id);
  if (place === null) return { ...NOWHERE, rows: [{ id: old.id, change: 'gone' }], problems: [problem('id', 'an id that this edition has', `"${old.id}"`)] };
  const again = receiptAt(library, place, { id, book: old.book, input: led?.raw ?? old.input }, edition);
  const rows = changesIn(library, old, old.rows, place);
  const consulted = () => changesIn(library, old, old.consulted, place);
  if (!again.ok) return { ...NOWHERE, rows: [...rows, ...consulted()], problems: again.problems };
  const { result } = again.value;
  const differs = figuresOf(result) !== figuresOf(old.result);
  const is = differs ? 'different' : wordsOf(result) === wordsOf(old.result) ? 'same' : 'reworded';
  // What was looked up decided something only if the result is another one: in figures, or in what is said of them.
  const changed = is === 'same' ? rows : [...rows, ...consulted()];
  return { holds: changed.length === 0 && !differs, rows: changed, result: is, now: again.value, problems: [] };
}
