// A law in one line: what the leading book rules in the usual case, and whether the others rule differently. Used by pages, search, previews,
// API and terminal.
import {
  BOOK_IDS,
  type BookId,
  firstLine,
  LINE_LENGTH,
  lineOfCases,
  parseId,
  printedIn,
  type ResolvedLaw,
  speakersOf,
  standingAt,
} from '../../rules-engine/index.ts';
import { nameBooks, nameOfBook } from '../books/names.ts';
import { elsewhereOf } from './comparison/elsewhere.ts';
import { ofSeveralBooks } from './comparison/several-books.ts';

/** A law in one line, by the leading book. */
export interface OneLine {
  /** The book whose ruling leads; null if none has any. */
  readonly book: BookId | null;
  /** The source of the ruling: the book's own law of the game, its law of the parent game, or its general laws. */
  readonly from: 'own' | 'parent' | 'general';
  /** The line without the book's name: its source if that is not the law itself, the ruling, and who rules differently. */
  readonly text: string;
  /** Whether it gives a ruling, rather than only what the ruling depends on. */
  readonly rules: boolean;
}

/** Whether the books forbid those who choose the penalty to discuss it: the ruling is then hidden until we know who holds the phone. */
export const isHeldBack = (law: ResolvedLaw): boolean => BOOK_IDS.some((book) => law.consult[book]?.may === false && law.readings[book].status !== 'no-game');
/** Shown instead of a hidden line. */
export const HELD_BACK = 'Ruling hidden: reading it aloud could cost you the penalty. Say first which player you are.';

const rules = (text: string): boolean => !text.startsWith('The ruling depends on');

/**
 * What the books say that rule differently in the usual case, or in every case if none is marked as usual: their rulings if they fit, otherwise
 * only that they differ.
 */
function dissent(law: ResolvedLaw, lead: BookId, room: number): string {
  if (law.verdict !== undefined && law.verdict.kind !== 'disagree') return '';
  const others = speakersOf(law).filter((book) => {
    if (book === lead) return false;
    const { kind, everywhere } = standingAt(law, law.usual, [lead, book]);
    return kind === 'disagree' && everywhere;
  });
  if (others.length === 0) return '';
  const lines = Map.groupBy(others, (book) => firstLine(law, book) ?? '');
  const whole = [...lines].map(([text, books]) => ` ${nameBooks(books)}: ${text}`).join('');
  return whole.length <= room ? whole : ` ${nameBooks(others)} ${others.length === 1 ? 'rules' : 'rule'} differently.`;
}

/**
 * A law in one line. The reader's book leads: by its own law, else by what it has at the parent game or in its general laws, marked as such;
 * else the newest book that decides; else the newest that has anything elsewhere. `titleOf` gives the title of a place.
 */
export function oneLine(law: ResolvedLaw, titleOf: (place: string) => string, reader?: BookId): OneLine {
  const speakers = speakersOf(law);
  const own = (book: BookId): OneLine => {
    // The book's name comes before the line.
    const most = LINE_LENGTH - nameOfBook(book).length - 2;
    const text = firstLine(law, book, most) ?? '';
    const more = dissent(law, book, most - text.length);
    return { book, from: 'own', text: text.length + more.length <= most ? text + more : text, rules: rules(text) };
  };
  const elsewhere = (book: BookId): OneLine | null => {
    const found = elsewhereOf(law, book);
    if (found === null) return null;
    const lead = found.from === 'general' ? 'By its general laws, ' : `As at ${titleOf(parseId(found.other.law)?.game ?? '')}, `;
    const room = LINE_LENGTH - lead.length - nameOfBook(book).length - 2;
    const { facts, cases, usual = {}, lead: written } = found.other;
    const fits = written !== undefined && written.length <= room;
    const made = lineOfCases({ facts, people: law.people, usual }, cases, room);
    // A handwritten ruling about sides is used in a game without sides only if the generated line has no ruling.
    const text = fits && (law.people.seats === 'partners' || !/\bsides?\b/.test(written) || !rules(made)) ? written : made;
    return { book, from: found.from, text: lead + text.charAt(0).toLowerCase() + text.slice(1), rules: rules(text) };
  };
  if (reader !== undefined && speakers.includes(reader)) return own(reader);
  const [newest] = speakers;
  const first = (reader === undefined ? null : elsewhere(reader)) ?? (newest === undefined ? null : own(newest));
  if (first !== null) return first;
  for (const book of BOOK_IDS) {
    const found = elsewhere(book);
    if (found !== null) return found;
  }
  const open = printedIn(law);
  const text =
    open.length === 0
      ? 'None of the books that have the game says anything about this.'
      : `${nameBooks(open)}: ${open.length === 1 ? 'The book does' : 'The books do'} not cover this.`;
  return { book: null, from: 'own', text, rules: false };
}

/** A law's line with the books whose readers see it. */
export interface LineFor {
  readonly books: readonly BookId[];
  readonly line: OneLine;
}
const known = new WeakMap<ResolvedLaw, readonly LineFor[]>();

/** A law's lines for all readers: first the default, for readers without a book or with one that has nothing here, then those that differ from it. */
export function linesFor(law: ResolvedLaw, titleOf: (place: string) => string): readonly LineFor[] {
  const cached = known.get(law);
  if (cached !== undefined) return cached;
  const usual = oneLine(law, titleOf);
  const lines: { books: BookId[]; line: OneLine }[] = [{ books: usual.book === null ? [] : [usual.book], line: usual }];
  for (const book of BOOK_IDS) {
    if (book === usual.book) continue;
    const line = oneLine(law, titleOf, book);
    if (line.book !== book) continue;
    const alike = lines.find((one) => one.line.text === line.text);
    if (alike === undefined) lines.push({ books: [book], line });
    else alike.books.push(book);
  }
  known.set(law, lines);
  return lines;
}

/** The names shown before a line: all books with the same ruling if they fit, "Blue Ribbon and Donohue"; empty for none. */
export function whoseLine({ books, line }: LineFor): string {
  if (line.book === null) return '';
  const all = nameBooks(books);
  return all.length + 2 + line.text.length <= LINE_LENGTH ? all : nameOfBook(line.book);
}
/** A line with the names of the books whose ruling it is. */
export function inFull(one: LineFor): string {
  const whose = whoseLine(one);
  if (whose === '') return one.line.text;
  const shared = one.books.length > 1 && whose !== (one.line.book === null ? '' : nameOfBook(one.line.book));
  return `${whose}: ${shared ? ofSeveralBooks(one.line.text) : one.line.text}`;
}

/** The line for lists, previews and search, as for a reader without a book; hidden if it matters who reads it. */
export const lineOf = (law: ResolvedLaw, titleOf: (place: string) => string): string => {
  const [first] = linesFor(law, titleOf);
  return isHeldBack(law) ? HELD_BACK : first === undefined ? '' : inFull(first);
};

/** The line for a shared link's preview; the law's gist if there is no ruling or it is hidden. */
export function previewOf(law: ResolvedLaw, titleOf: (place: string) => string): string {
  const first = isHeldBack(law) ? undefined : linesFor(law, titleOf)[0];
  return first === undefined || first.line.text === '' ? law.gist : inFull(first);
}
