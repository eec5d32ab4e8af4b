// A law in one line: what the leading book rules, and of the others only what contradicts it. Pages, search, previews, API and terminal tell it from here.
import {
  BOOK_IDS,
  type BookId,
  BRIEF_LAW,
  bestLine,
  casesOf,
  cutTo,
  type Elsewhere,
  isOpen,
  type LawLine,
  linesOf,
  parseId,
  printedIn,
  type ResolvedLaw,
  shortened,
  speakersOf,
  standingAt,
} from '../../rules-engine/index.ts';
import { nameBooks, nameOfBook } from '../book-names.ts';
import { type Against, againstOf } from './against.ts';

/** A law in one line, by the book that leads. */
export interface OneLine {
  /** The book whose ruling leads; null where none has any. */
  readonly book: BookId | null;
  /** Whose rule it is: the book's own law of the game, or what it has at the parent game or in its general laws. */
  readonly from: 'own' | 'parent' | 'general';
  /** The whole line: whose rule it is where it is not the law's own, the ruling, and what contradicts it. */
  readonly text: string;
  /** Whether it rules: no mere list of what may come of it. */
  readonly rules: boolean;
}

/** Whether the books of a law forbid those who choose to talk it over: its ruling is then kept back until the holder of the phone is known. */
export const isHeldBack = (law: ResolvedLaw): boolean => BOOK_IDS.some((book) => law.consult[book]?.may === false && law.readings[book].status !== 'no-game');
/** What stands in place of a line that is kept back. */
export const HELD_BACK = 'Kept back until you say who holds this phone: some may not be told, nor consult.';

/** The ruling and what contradicts it, as they fit together and lose the least. */
function fitted(lines: readonly LawLine[], against: readonly Against[], lead: string): { text: string; rules: boolean } {
  const denies = ({ text }: LawLine, { bare = [] }: Against) =>
    bare.some((one) => [text.toLowerCase(), shortened(text.toLowerCase())].some((said) => said.includes(one.toLowerCase())));
  const all = lines.flatMap((line) =>
    against.filter((more) => !denies(line, more)).map((more) => ({ text: lead + line.text + more.text, rules: line.rules, loss: line.loss + more.loss })),
  );
  const { text, rules } = bestLine(all, BRIEF_LAW) ?? { text: cutTo(lead + (lines.at(-1)?.text ?? ''), BRIEF_LAW), rules: false };
  return { text, rules };
}

/** What a book that is silent has elsewhere on the same fault: at the parent game before its general laws. */
export function elsewhereOf(law: ResolvedLaw, book: BookId): { from: 'parent' | 'general'; other: Elsewhere } | null {
  const reading = law.readings[book];
  if (reading.status !== 'silent') return null;
  const decides = ({ cases }: Elsewhere) => cases.some((one) => !isOpen(one));
  if (reading.parent !== undefined && decides(reading.parent)) return { from: 'parent', other: reading.parent };
  const general = reading.general.find(decides);
  return general === undefined ? null : { from: 'general', other: general };
}

/**
 * A law in one line. The reader's book leads: by its own law, else by what it has at the parent game or in its general laws, marked as that;
 * else the newest book that decides; else the newest that has anything elsewhere. `titleOf` names a place.
 */
export function oneLine(law: ResolvedLaw, titleOf: (place: string) => string, reader?: BookId): OneLine {
  const speakers = speakersOf(law);
  const own = (book: BookId): OneLine => ({ book, from: 'own', ...fitted(linesOf(law.facts, casesOf(law.readings[book])), againstOf(law, book), '') });
  const elsewhere = (book: BookId): OneLine | null => {
    const found = elsewhereOf(law, book);
    if (found === null) return null;
    const lead = found.from === 'general' ? 'General laws: ' : `As at ${titleOf(parseId(found.other.law)?.game ?? '')}: `;
    return { book, from: found.from, ...fitted(linesOf(found.other.facts, found.other.cases), [{ text: '', loss: 0 }], lead) };
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
      ? 'The books that have the game are silent on this.'
      : `${nameBooks(open)} ${open.length === 1 ? 'speaks' : 'speak'} of this and ${open.length === 1 ? 'leaves' : 'leave'} it open.`;
  return { book: null, from: 'own', text, rules: false };
}

/** A law's line with the books whose readers it is for. */
export interface LineFor {
  readonly books: readonly BookId[];
  readonly line: OneLine;
}
const known = new WeakMap<ResolvedLaw, readonly LineFor[]>();

/** A law's lines for all readers: first that of those who have chosen no book, or one that has nothing to say here, then those that differ from it. */
export function linesFor(law: ResolvedLaw, titleOf: (place: string) => string): readonly LineFor[] {
  const told = known.get(law);
  if (told !== undefined) return told;
  const usual = oneLine(law, titleOf);
  const { kind, partly } = standingAt(law);
  const agreed = kind === 'agree' && partly.length === 0;
  const lines: { books: BookId[]; line: OneLine }[] = [{ books: usual.book === null ? [] : [usual.book], line: usual }];
  for (const book of BOOK_IDS) {
    if (book === usual.book) continue;
    const line = oneLine(law, titleOf, book);
    if (line.book !== book) continue;
    // Books that agree on every case tell one ruling in more words or in fewer.
    const same = agreed && line.from === 'own' && usual.from === 'own';
    const alike = lines.find((one) => same || one.line.text === line.text);
    if (alike === undefined) lines.push({ books: [book], line });
    else alike.books.push(book);
  }
  known.set(law, lines);
  return lines;
}

/** The line as lists, previews and search have it, that of a reader who has chosen no book; kept back where who reads it has to be known. */
export const lineOf = (law: ResolvedLaw, titleOf: (place: string) => string): string =>
  isHeldBack(law) ? HELD_BACK : (linesFor(law, titleOf)[0]?.line.text ?? '');

/** The line as a shared link shows it: whoever sees it has chosen no book, so it names the one whose ruling it is; the law's gist where nothing rules or the ruling is kept back. */
export function previewOf(law: ResolvedLaw, titleOf: (place: string) => string): string {
  const line = isHeldBack(law) ? undefined : linesFor(law, titleOf)[0]?.line;
  if (line === undefined || line.text === '') return law.gist;
  return line.book === null ? line.text : `${nameOfBook(line.book)}: ${line.text}`;
}
