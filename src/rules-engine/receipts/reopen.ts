// Checks a receipt of an earlier edition against this one.
import { BOOK_IDS } from '../books.ts';
import type { Answers } from '../laws/decide.ts';
import { parseId } from '../rulesets/ids.ts';
import type { Library, Place } from '../rulesets/inheritance/index.ts';
import { leadOn, lookup } from '../rulesets/moved-ids.ts';
import type { Raw } from '../scoring/fields.ts';
import { type Problem, problem } from '../scoring/result.ts';
import { type EditionName, type Receipt, type ReceiptResult, receiptAt } from './receipts.ts';
import { hashOfRow, lawOf, NONE, placeOfId, plainText, type Rows } from './rows.ts';

/** A row of a receipt that is different in this edition, or no longer exists. */
export interface RowChange {
  readonly id: string;
  readonly change: 'changed' | 'gone';
}

/** Reads a receipt from text; a message if the text is not a receipt. */
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
  return damaged === undefined ? (read as unknown as Receipt) : `Choose a complete receipt. In this one "${damaged[0]}" is missing or damaged.`;
}

/** What this edition finds about a receipt. */
export interface Reopened {
  /** Whether the receipt holds: every row that it rests on is unchanged, and the result is the same. */
  readonly holds: boolean;
  /** The changed rows among those that it rests on and, if the result is not the same, among those that were looked up. */
  readonly rows: readonly RowChange[];
  /** The result today: the same, the same in different words, different, or none because the question can no longer be answered. */
  readonly result: 'same' | 'reworded' | 'different' | 'none';
  /** The same question answered today; null if it cannot be answered. */
  readonly now: Receipt | null;
  /** Why the question cannot be answered today. */
  readonly problems: readonly Problem[];
}

/** The figures of a result, for comparison. For a score without points, its first sentence. */
function figuresOf({ says, orders, totals, lines }: ReceiptResult): string {
  const counted = lines.flatMap(({ rule, points, to }) => (points === undefined ? [] : [{ key: parseId(rule)?.key, points, to }]));
  const sentence = orders === undefined && counted.length === 0 ? says[0] : undefined;
  return plainText({ orders, totals, counted: orders === undefined ? counted : undefined, sentence });
}
const wordsOf = ({ says, lines }: ReceiptResult): string => plainText({ says, lines: lines.map(({ say }) => say) });

/** The current id of a row: the same one, or the one that replaced it. */
function currentId(library: Library, id: string): string {
  const place = placeOfId(library, id);
  const { kind, key = '' } = parseId(id) ?? {};
  const isHere = kind === 'law' ? place !== null && lawOf(place, key) !== undefined : kind === 'score' && place !== null && Object.hasOwn(place.scorers, key);
  if (isHere) return id;
  const found = lookup(library, id);
  return found.kind === 'moved' ? found.id : id;
}

/** For a question that this edition cannot answer. */
const UNANSWERED = { holds: false, result: 'none', now: null } as const;

/** The rows of a receipt that have changed or no longer exist. */
function changesIn(library: Library, old: Receipt, rows: Rows, place: Place): RowChange[] {
  const answers = parseId(old.id)?.kind === 'law' ? (old.input as Answers) : null;
  const hashOf = (id: string) => hashOfRow(library, id, old.book, answers, place);
  return Object.entries(rows).flatMap(([id, hash]): RowChange[] => {
    const today = hashOf(id) ?? (hash === NONE ? null : hashOf(currentId(library, id))) ?? NONE;
    if (today === hash) return [];
    return [{ id, change: today === NONE ? 'gone' : 'changed' }];
  });
}

/**
 * Checks a receipt of any edition against the rules of this one: it compares the hash of each row and asks the same question again. If the result
 * differs although no row has changed, the calculation was corrected.
 */
export function reopen(library: Library, old: Receipt, edition: EditionName): Reopened {
  const led = parseId(old.id)?.kind === 'score' && !('entries' in old.input) ? leadOn(library, { id: old.id, raw: old.input as Raw }) : null;
  const id = led?.id ?? currentId(library, old.id);
  const place = placeOfId(library, id);
  if (place === null) return { ...UNANSWERED, rows: [{ id: old.id, change: 'gone' }], problems: [problem('id', 'an id that this edition has', `"${old.id}"`)] };
  const again = receiptAt(library, place, { id, book: old.book, input: led?.raw ?? old.input }, edition);
  const rows = changesIn(library, old, old.rows, place);
  const consulted = () => changesIn(library, old, old.consulted, place);
  if (!again.ok) return { ...UNANSWERED, rows: [...rows, ...consulted()], problems: again.problems };
  const { result } = again.value;
  const differs = figuresOf(result) !== figuresOf(old.result);
  const comparison = differs ? 'different' : wordsOf(result) === wordsOf(old.result) ? 'same' : 'reworded';
  // The rows that were looked up matter only if the result has changed, in its figures or its words.
  const changed = comparison === 'same' ? rows : [...rows, ...consulted()];
  return { holds: changed.length === 0 && !differs, rows: changed, result: comparison, now: again.value, problems: [] };
}
