// What each book rules on a law, in the order of their years, and how each compares with the book before it.
import { BOOKS, type BookId, type BooksStanding, firstLine, type Place, pageOf, printedIn, type ResolvedLaw, standingAt } from '../../rules-engine/index.ts';
import { hasPage } from '../addresses/pages.ts';
import { whereTheyDisagree } from '../rulings/comparison/where-they-differ.ts';
import { pagesOf } from '../rulings/law-page/law-control.ts';
import { isHeldBack } from '../rulings/one-line.ts';
import { nameOfBook } from './names.ts';

/** A book in the timeline. */
export interface BookInTime {
  readonly book: BookId;
  /** "1898", "undated, about 1910". */
  readonly year: string;
  /** What it rules; null if it has the game and is silent. */
  readonly line: string | null;
  readonly pages: string;
  /** Whether it rules differently from the book before it. */
  readonly differs: boolean;
  /** How it compares with the last book before it that rules: "Rules as Donohue does."; empty for the first. */
  readonly compared: string;
}
export interface LawOverTime {
  readonly law: ResolvedLaw;
  /** Empty for a law whose ruling is hidden until the reader has said who is asking. */
  readonly books: readonly BookInTime[];
}

/** Oldest first. Our copy of Hoffmann has no date, so it is last. */
const BY_YEAR: readonly BookId[] = ['uspc-1898', 'donohue', 'blue-ribbon-1940', 'sierra', 'hoffmann'];
const ESTIMATED: Partial<Record<BookId, string>> = { donohue: 'undated, about 1910', hoffmann: 'no date' };
const yearOf = (book: BookId): string => ESTIMATED[book] ?? BOOKS[book].dated;

/** How two books compare. If the verdict is written by hand, they disagree only if it says so. */
function kindOf(law: ResolvedLaw, standing: BooksStanding): BooksStanding['kind'] {
  return standing.kind === 'disagree' && law.verdict !== undefined && law.verdict.kind !== 'disagree' ? law.verdict.kind : standing.kind;
}

/** How a book compares with an earlier one. */
function compare(law: ResolvedLaw, book: BookId, before: BookId): Pick<BookInTime, 'differs' | 'compared'> {
  const standing = standingAt(law, {}, [book, before]);
  const other = nameOfBook(before);
  const isMore = standing.more.includes(book);
  const isLess = standing.more.includes(before);
  const same = (compared: string) => ({ differs: false, compared });
  switch (kindOf(law, standing)) {
    case 'disagree':
      return { differs: true, compared: `Rules differently from ${other}${whereTheyDisagree(standing, law.facts)}.` };
    case 'agree':
      return same(standing.partial ? `Rules as ${other} does in the cases that both cover.` : `Rules as ${other} does.`);
    case 'adds':
      return same(isMore && isLess ? `Agrees with ${other}; each adds something.` : `Agrees with ${other} and says ${isMore ? 'more' : 'less'}.`);
    case 'distinguishes':
      return same(
        `Agrees with ${other}${isMore && isLess ? ', but each has a special rule' : isMore ? ', but has a special rule' : ', but lacks its special rule'}.`,
      );
    case 'apart':
      return same(`Goes by other circumstances than ${other}.`);
    case 'one':
      return same(standing.open.includes(book) ? `Leaves open what ${other} decides.` : `Decides what ${other} leaves open.`);
    default:
      return same(`Leaves it open, as ${other} does.`);
  }
}

function overTime(law: ResolvedLaw): LawOverTime {
  if (isHeldBack(law)) return { law, books: [] };
  const speaking = printedIn(law);
  const books = BY_YEAR.filter((book) => speaking.includes(book) || law.readings[book].status === 'silent').map((book, n, all): BookInTime => {
    const before = all.slice(0, n).findLast((one) => speaking.includes(one));
    const line = speaking.includes(book) ? (firstLine(law, book) ?? null) : null;
    const compared = line === null || before === undefined ? { differs: false, compared: '' } : compare(law, book, before);
    return { book, year: yearOf(book), line, pages: line === null ? '' : pagesOf(law, book).pages, ...compared };
  });
  return { law, books };
}

/** Whether a law has a history: two books or more rule on it. */
export const hasHistory = (law: ResolvedLaw): boolean => printedIn(law).length > 1;

const lawsWithHistory = (place: Place): readonly ResolvedLaw[] => place.laws.filter((law) => hasPage(place, law) && hasHistory(law));

/** The laws of a place that two books or more rule on. */
export const lawsOverTime = (place: Place): readonly LawOverTime[] => lawsWithHistory(place).map(overTime);

/** Whether a place has a page of these laws. */
export const hasOverTime = (place: Place): boolean => lawsWithHistory(place).length > 0;

/** The address of a law's history. */
export const overTimeOf = (place: Place, law: ResolvedLaw): string => `${pageOf(place.id)}over-time/#law.${law.key}`;
