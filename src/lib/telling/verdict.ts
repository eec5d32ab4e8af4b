// How the books stand to each other on a law, in English: page, penalties, search, API and terminal tell it from here.
import { type Answers, type BookId, type BooksStanding, type Facts, type ResolvedLaw, sayWhen, standingAt } from '../../rules-engine/index.ts';
import { nameBooks, nameOfBook, sayNumber } from '../book-names.ts';
import { joinWords } from '../words.ts';
import { sayAgreement, sayOpen, saySilent } from './heads.ts';

export interface SaidVerdict {
  readonly kind: BooksStanding['kind'];
  /** Two or three words for a list: "The books part". */
  readonly short: string;
  /** The whole verdict in a sentence or two. */
  readonly full: string;
  /** Whether there is anything to tell that the rulings side by side do not show: the books contradict each other, part on a claim, or decide nothing. */
  readonly parts: boolean;
  /** "Sierra is silent", or empty. */
  readonly silence: string;
}

/** What leads to a conflict, where not everything does: "later, lone hand". */
function whereTheyPart(parting: readonly Answers[], facts: Facts): string {
  const when = Object.fromEntries(
    Object.entries(facts).flatMap(([key, { options }]) => {
      const leading = Object.keys(options).filter((option) => parting.some((so) => so[key] === option));
      return leading.length === Object.keys(options).length ? [] : [[key, leading]];
    }),
  );
  const said = sayWhen(facts, when);
  return said === '' ? ', only on some of the facts' : ` on this alone: ${said}`;
}

const names = (books: readonly BookId[]) => books.map(nameOfBook);
/** Clauses as one sentence; those that are empty are left out. */
const clauses = (...parts: readonly string[]) => `${parts.filter((part) => part !== '').join('; ')}.`;
const alike = ({ groups: [books = []], open }: BooksStanding) =>
  `${books.length === 2 ? 'Both books' : `All ${sayNumber(books.length)} books`} that ${open.length === 0 ? 'speak' : 'decide'} rule alike: ${nameBooks(books)}`;

function sayLimits({ claim: { limits }, groups }: BooksStanding): string {
  const bound = groups.flat().length;
  return limits.length === 0 || limits.length === bound ? '' : `only ${nameBooks(limits)} ${limits.length === 1 ? 'says' : 'say'} who may claim it until when`;
}

/** What the kinds of standing are called and how they are told. */
function told(standing: BooksStanding, facts: Facts): { readonly short: string; readonly full: string } {
  const { kind, groups, open, partly, silent, claim } = standing;
  const [deciding = []] = groups;
  const silence = saySilent(names(silent));
  const left = sayOpen(names(open), 'this');
  const some = partly.length === 0 ? '' : `${nameBooks(partly)} ${partly.length === 1 ? 'leaves' : 'leave'} a part of it open`;
  switch (kind) {
    case 'none':
      return {
        short: 'No book speaks',
        full: silent.length === 1 ? `${nameBooks(silent)} has the game and is silent on this.` : 'The books that have the game are all silent on this.',
      };
    case 'open':
      return {
        short: 'No book decides',
        full: `No book decides this. ${clauses(`${nameBooks(open)} ${open.length === 1 ? 'speaks' : 'speak'} of it and ${open.length === 1 ? 'leaves' : 'leave'} it open`, silence)}`,
      };
    case 'one': {
      const short = `Only ${nameBooks(deciding)} ${open.length === 0 ? 'speaks' : 'decides'}`;
      return { short, full: clauses(short, left, silence) };
    }
    case 'agree':
      return { short: sayAgreement(claim), full: `${sayAgreement(claim)}. ${clauses(alike(standing), sayLimits(standing), some, left, silence)}` };
    case 'apart':
      return { short: 'No two books decide the same case', full: clauses('No two books decide the same case of this', some, left, silence) };
    case 'part': {
      const where = standing.everywhere ? '' : whereTheyPart(standing.parting, facts);
      const rulings = groups.some((group) => group.length > 1)
        ? groups.map((group) => `${nameBooks(group)} ${group.length > 1 ? 'rule alike' : 'rules otherwise'}`).join('; ')
        : `${joinWords(groups.map(nameBooks))} each rule differently`;
      return {
        short: 'The books part',
        full: `The books part${where}. ${clauses(rulings, sayOpen(names(open), standing.everywhere ? 'this' : 'it there'), silence)}`,
      };
    }
  }
}

/** How the books stand to each other on a law, in English. */
export function sayVerdict(law: ResolvedLaw): SaidVerdict {
  const standing = standingAt(law);
  const { kind } = standing;
  const parts = kind === 'agree' ? standing.claim.who || standing.claim.time : kind !== 'one';
  return { kind, ...told(standing, law.facts), parts, silence: saySilent(names(standing.silent)) };
}
