// A law in one line: what the leading book rules, and of the others only what contradicts it. Pages, search, previews, API and terminal tell it from here.
import {
  BOOK_IDS,
  type BookId,
  BRIEF_LAW,
  bestLine,
  briefRemedies,
  type Case,
  casesOf,
  combinations,
  conflict,
  cutTo,
  type Elsewhere,
  type Facts,
  factsTurnedOn,
  isOpen,
  type LawLine,
  linesOf,
  matching,
  optionsOf,
  parseId,
  printedIn,
  type ResolvedLaw,
  rowOf,
  sayOthers,
  sayWhen,
  sayWhenShortly,
  shortRemedies,
  speakersOf,
  standingAt,
} from '../../rules-engine/index.ts';
import { nameBooks, nameBooksShortly } from '../book-names.ts';

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

interface Contradiction {
  /** Undefined where they contradict each other on all the facts. */
  readonly when: Case['when'];
  /** What the second book rules there, in short clauses and in brief ones. */
  readonly then: string;
  readonly brief: string;
}

/** Where two books contradict each other: in what facts, and what the second one rules there. */
function contradictions(law: ResolvedLaw, lead: BookId, other: BookId): Contradiction[] {
  const [ours, theirs] = [casesOf(law.readings[lead]), casesOf(law.readings[other])];
  const facts = factsTurnedOn(law.facts, [...ours, ...theirs]);
  const rowsOf = (cases: readonly Case[]) => cases.map((one) => ({ ...rowOf(one), one }));
  const [ourRows, theirRows] = [rowsOf(ours), rowsOf(theirs)];
  const rowAt = (rows: typeof ourRows, so: Readonly<Record<string, string>>) => matching(rows, so)[0] as (typeof rows)[number] | undefined;
  const found = new Map<string, { then: string; brief: string; at: Readonly<Record<string, string>>[] }>();
  let all = 0;
  for (const so of combinations(optionsOf(facts))) {
    all += 1;
    const [our, their] = [rowAt(ourRows, so), rowAt(theirRows, so)];
    if (our === undefined || their === undefined || !conflict(our, their)) continue;
    const then = differenceOf(our.one, their.one, shortRemedies);
    const known = found.get(then);
    if (known === undefined) found.set(then, { then, brief: differenceOf(our.one, their.one, briefRemedies), at: [so] });
    else known.at.push(so);
  }
  return [...found.values()]
    .sort((a, b) => b.at.length - a.at.length)
    .map(({ then, brief, at }) => ({ then, brief, when: at.length === all ? undefined : limitsOf(facts, at) }));
}

/** The answers that a set of facts is limited to. */
function limitsOf(facts: Facts, at: readonly Readonly<Record<string, string>>[]): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(facts).flatMap(([key, { options }]) => {
      const met = Object.keys(options).filter((option) => at.some((so) => so[key] === option));
      return met.length === Object.keys(options).length ? [] : [[key, met]];
    }),
  );
}

/** What the second case orders and the first does not: "and their side scores nothing", or all of it where the first orders something else. */
function differenceOf(our: Case, their: Case, say: typeof shortRemedies): string {
  const keys = new Set(our.then.map((one) => JSON.stringify(one)));
  const more = their.then.filter((one) => !keys.has(JSON.stringify(one)));
  return our.then.length + more.length === their.then.length ? `and ${say(more)}` : say(their.then);
}

/** Words on the books that contradict the leading one. */
interface Against {
  readonly text: string;
  readonly loss: number;
}
const stop = (text: string): string => (/[….?]$/.test(text) ? text : `${text}.`);

/** What the other books have against the leading one: all of it, the widest of each, or merely that they rule otherwise. */
function againstOf(law: ResolvedLaw, lead: BookId): readonly Against[] {
  const parting = BOOK_IDS.filter((book) => book !== lead).flatMap((book) => {
    const found = contradictions(law, lead, book);
    return found.length === 0 ? [] : [{ book, found }];
  });
  if (parting.length === 0) return [{ text: '', loss: 0 }];
  const tell = (many: number, brief = false, name = nameBooks): string => {
    const said = new Map<string, BookId[]>();
    for (const { book, found } of parting) {
      const told = found.slice(0, many).map((one) => {
        const at = (brief ? sayWhenShortly : sayWhen)(law.facts, one.when);
        const then = brief ? one.brief : one.then;
        return at === '' ? then : `${at}${then.startsWith('and ') ? ', ' : ': '}${then}`;
      });
      const left = found.length - told.length;
      const text = `${stop(told.join('; '))}${left > 0 ? ` ${sayOthers(left)}` : ''}`;
      said.set(text, [...(said.get(text) ?? []), book]);
    }
    return [...said].map(([text, books]) => ` ${name(books)}: ${text}`).join('');
  };
  /** What they rule there, without the facts that lead to it. */
  const rulings = (): string => {
    const said = new Map<string, BookId[]>();
    for (const { book, found } of parting) {
      const text = `${found[0]?.brief.replace(/^and /, 'also ') ?? ''}${found.every(({ when }) => when === undefined) ? '' : ', in some cases'}`;
      said.set(text, [...(said.get(text) ?? []), book]);
    }
    return [...said].map(([text, books]) => ` ${nameBooksShortly(books)}: ${stop(text)}`).join('');
  };
  const names = nameBooks(parting.map(({ book }) => book));
  const part = parting.every(({ found }) => found.every(({ when }) => when !== undefined)) ? ' in part' : '';
  return [
    { text: tell(99), loss: 0 },
    { text: tell(1), loss: 1 },
    { text: tell(99, false, nameBooksShortly), loss: 0.4 },
    { text: tell(1, false, nameBooksShortly), loss: 1.4 },
    { text: tell(1, true), loss: 2.5 },
    { text: tell(1, true, nameBooksShortly), loss: 2.8 },
    { text: rulings(), loss: 3.4 },
    { text: ` ${names} ${parting.length === 1 ? 'rules' : 'rule'} otherwise${part}.`, loss: 7 },
    { text: ` ${nameBooksShortly(parting.map(({ book }) => book))} ${parting.length === 1 ? 'rules' : 'rule'} otherwise.`, loss: 7.5 },
    { text: parting.length === 1 ? ' Another book differs.' : ` ${parting.length} other books differ.`, loss: 9 },
  ];
}

/** The ruling and what contradicts it, as they fit together and lose the least. */
function fitted(lines: readonly LawLine[], against: readonly Against[], lead: string): { text: string; rules: boolean } {
  const all = lines.flatMap((line) => against.map((more) => ({ text: lead + line.text + more.text, rules: line.rules, loss: line.loss + more.loss })));
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
