// How the books compare on a law, in English, for page, penalties, search, API and terminal.
import { BOOK_IDS, type BookId, type BooksStanding, firstLine, type ResolvedLaw, speakersOf, standingAt, type Verdict } from '../../../rules-engine/index.ts';
import { nameBooks, nameOfBook } from '../../books/names.ts';
import { additionOf } from './additions.ts';
import { type Silence, silenceOf } from './elsewhere.ts';
import { allOf, claimsDiffer, sayDisagreement, sayOpen } from './heads.ts';
import { ofSeveralBooks } from './several-books.ts';
import { agreementElsewhere, clauseExcept, clauseOf, commonRuling, eachLine, eachRuling, rulingsAt } from './shared-rulings.ts';
import { whenTheyDiffer, whereTheyDisagree } from './where-they-differ.ts';

export interface SaidVerdict {
  readonly kind: BooksStanding['kind'];
  /** Two or three words for a list: "The books disagree". */
  readonly short: string;
  /** The whole verdict in a sentence or two. */
  readonly full: string;
  /** The same for display beside the rulings: without the rulings of a law that has no questions, as all are shown, and without the silent books. */
  readonly besideRulings: string;
  /** Whether the books disagree, differ on a claim, or decide nothing. */
  readonly parts: boolean;
  /** What the silent books do: "Sierra says nothing about it"; empty if none is silent. */
  readonly silence: string;
}

/** The sentences of a verdict; `besideRulings` only if it differs. */
type Sentences = Pick<SaidVerdict, 'short' | 'full'> & Partial<Pick<SaidVerdict, 'besideRulings'>>;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const names = (books: readonly BookId[]) => books.map(nameOfBook);
/** Joins clauses into one sentence, without empty ones. */
const clauses = (...parts: readonly string[]) => {
  const said = parts.filter((part) => part !== '').join('; ');
  return said === '' ? '' : ` ${capital(said)}.`;
};
const verb = (books: readonly BookId[], one: string, many: string) => (books.length === 1 ? one : many);

/** The handwritten verdict, followed by what the books that it does not cover do. */
function written(law: ResolvedLaw, { kind, open }: BooksStanding, silence: Silence): Sentences | null {
  const { verdict } = law;
  if (verdict === undefined) return null;
  const left = verdict.kind === 'disagree' && kind === 'disagree' ? '' : sayOpen(names(open), 'it');
  return { short: SHORT[verdict.kind], full: `${withNames(verdict.say, speakersOf(law))}${clauses(left, silence.says)}` };
}
/** Replaces "Both books" and the like by names: the page otherwise names only the silent books. */
function withNames(say: string, deciding: readonly BookId[]): string {
  const named = nameBooks(BOOK_IDS.filter((book) => deciding.includes(book)));
  if (deciding.length === 2) return say.replace(/\bBoth books\b/, named).replace(/^The books agree\b/, `${named} agree`);
  return deciding.length === 3 ? say.replace(/^(?:All three|The) books agree\b/, `${named} agree`) : say;
}
const SHORT: Readonly<Record<Verdict['kind'], string>> = {
  agree: 'The books agree',
  adds: 'The books agree; one says more',
  distinguishes: 'The books agree; one has a special rule',
  apart: 'Different cases',
  disagree: 'The books disagree',
};

/** The most characters for the lines of all books, if no clause sums up what they rule. */
const MAX_LENGTH = 480;

/** The longest ruling that a verdict of full agreement repeats; a longer one is only shown below it. */
const AGREED = 140;

/** The handwritten ruling of books that agree in every case; null unless all of them have the same one and it is complete. */
function sharedLead(law: ResolvedLaw, deciding: readonly BookId[]): string | null {
  const [lead, ...others] = [...new Set(deciding.map((book) => law.leads[book]))];
  const differ = standingAt(law).claim;
  return lead === undefined || others.length > 0 || differ.who || differ.time || /\bmore cases\b/.test(lead) ? null : lead;
}

/** Says that books agree, and on what, if a clause or two can say it. */
function sayAgreement(law: ResolvedLaw, deciding: readonly BookId[], partial: boolean): string {
  const common = commonRuling(law, deciding);
  if (!partial) {
    const lead = sharedLead(law, deciding);
    if (lead !== null) return `${nameBooks(deciding)} agree: ${small(ofSeveralBooks(lead))}`;
    if (common !== null && common.text.length <= AGREED) return `${nameBooks(deciding)} agree: ${common.text}.`;
    const [first] = deciding;
    const line = first === undefined ? null : firstLine(law, first);
    return line === null ? `${allOf(deciding.length)} agree: ${nameBooks(deciding)}.` : `${nameBooks(deciding)} agree: ${small(ofSeveralBooks(line))}`;
  }
  if (common === null) return `${nameBooks(deciding)} do not disagree, but not ${deciding.length === 2 ? 'both' : 'all'} cover every case.`;
  return `${nameBooks(deciding)} agree: ${common.text}.${common.rest === '' ? '' : ` ${common.rest}`}`;
}

/** What a sentence on several books is made of. */
interface Compared {
  readonly law: ResolvedLaw;
  readonly standing: BooksStanding;
  /** Books that decide some case; of books that disagree, the first group. */
  readonly deciding: readonly BookId[];
  /** A clause on the books that leave it open; empty if none does. */
  readonly left: string;
  /** A clause on the silent books; empty if there are none. */
  readonly silence: string;
}

/** Books that agree. */
function sayAgreeing({ law, standing, deciding, left, silence }: Compared): Sentences {
  const { claim } = standing;
  const differ = claimsDiffer(claim);
  const limited =
    claim.limits.length === 0 || claim.limits.length === deciding.length
      ? ''
      : `only ${nameBooks(claim.limits)} ${verb(claim.limits, 'limits', 'limit')} who may demand this, and until when`;
  const rest = `${differ === null ? '' : ` They differ only on ${differ}.`}${clauses(limited, left, silence)}`;
  return {
    short: SHORT.agree,
    full: `${sayAgreement(law, deciding, standing.partial)}${rest}`,
    ...(standing.partial ? {} : { besideRulings: `${allOf(deciding.length)} agree.${rest}` }),
  };
}

/** Books that agree, of which some say more. */
function sayAdding({ law, standing, deciding, left, silence }: Compared): Sentences {
  const { more } = standing;
  const others = deciding.filter((book) => !more.includes(book));
  const additions = new Set(more.map((book) => additionOf(law, book, others)));
  const [addition = null] = additions.size === 1 ? additions : [];
  const [one, ...further] = more;
  const line = addition === null && one !== undefined && further.length === 0 ? firstLine(law, one) : null;
  const adds =
    addition !== null && others.length > 0
      ? `only ${nameBooks(more)} ${verb(more, 'adds', 'add')}: ${addition}`
      : others.length === 0
        ? `${nameBooks(more)} each add something`
        : `${nameBooks(more)} ${verb(more, 'says', 'say')} more than ${nameBooks(others)}${line === null ? '' : `: ${line.slice(0, -1)}`}`;
  const common = others.length === 0 || standing.partial ? null : commonRuling(law, [...others, ...more]);
  const lines = common === null && others.length > 0 ? eachLine(law, [others], MAX_LENGTH) : null;
  const agree = `${nameBooks(deciding)} ${standing.partial ? 'do not disagree' : 'agree'}`;
  return {
    short: SHORT.adds,
    full: `${common !== null ? `${agree}: ${common.text}. ${capital(adds)}` : lines !== null ? `${agree}. ${lines} ${capital(adds)}` : `${agree}; ${adds}`}.${clauses(left, silence)}`,
  };
}

/** Books that agree but for a special rule of some. */
function sayDistinguishing({ law, standing, deciding, left, silence }: Compared): Sentences {
  const { more } = standing;
  const [special, ...cases] = whenTheyDiffer(standing.parting, law.facts);
  const clause = clauseOf(law, more, standing.parting);
  const several = special === undefined || cases.length > 0;
  const rules = several ? rulingsAt(law, more, standing.parting) : null;
  const rule = several ? (rules === null ? ' for some cases' : `: ${rules}`) : ` ${special}${clause === null ? '' : `: ${clause}`}`;
  const own = `${nameBooks(more)} ${verb(more, 'has', 'have')} a special rule${rule}`;
  const shared = clauseExcept(law, deciding, standing.parting);
  const others = deciding.filter((book) => !more.includes(book));
  const lines = shared === null && others.length > 0 ? eachLine(law, [others], MAX_LENGTH - own.length) : null;
  const agree =
    shared !== null
      ? `${nameBooks(deciding)} agree: ${shared}. Only ${own}`
      : lines !== null
        ? `${lines} ${nameBooks(more)} ${verb(more, 'rules', 'rule')} the same, with a special rule${rule}`
        : `${nameBooks(deciding)} agree, but only ${own}`;
  return { short: SHORT.distinguishes, full: `${agree}.${clauses(left, silence)}` };
}

/** Books that ask different questions. */
function sayApart({ law, deciding, left, silence }: Compared): Sentences {
  const lines = eachLine(
    law,
    deciding.map((book) => [book]),
    MAX_LENGTH,
  );
  const each = lines === null ? ': compare what each of them rules.' : `. ${lines}`;
  return { short: SHORT.apart, full: `${nameBooks(deciding)} ask different questions${each}${clauses(left, silence)}` };
}

/** Books that disagree in some case, or in all. */
function sayDisagreeing({ law, standing, left, silence }: Compared): Sentences {
  const { groups, open } = standing;
  const scope = `The books disagree${whereTheyDisagree(standing, law.facts)}`;
  const rest = clauses(sayOpen(names(open), standing.everywhere ? 'it' : 'that case'), silence);
  const ruling = eachRuling(law, groups, standing.parting);
  const lengthLeft = MAX_LENGTH - scope.length - rest.length;
  const oneByOne = groups.flat().map((book) => [book]);
  const lines = ruling === null ? (eachLine(law, groups, lengthLeft) ?? eachLine(law, oneByOne, lengthLeft)) : null;
  const beside = standing.everywhere && groups.every((group) => group.length === 1) ? { besideRulings: `${SHORT.disagree}.${clauses(left, silence)}` } : {};
  if (lines !== null) return { short: SHORT.disagree, full: `${scope}. ${lines}${rest}`, ...beside };
  const said = ruling ?? sayDisagreement(groups.map(names));
  // After a list of cases, or an exception, a colon would tie the books to the last of them.
  const joined = said === '' ? scope : /[;,] /.test(scope) ? `${scope}. ${capital(said)}` : `${scope}: ${said}`;
  const elsewhere = standing.everywhere || ruling === null ? '' : agreementElsewhere(law, groups.flat(), standing.parting);
  return { short: SHORT.disagree, full: `${joined}.${elsewhere}${rest}`, ...beside };
}

function said(law: ResolvedLaw, standing: BooksStanding, others: Silence): Sentences {
  const { kind, groups, open, silent } = standing;
  const [deciding = []] = groups;
  const silence = others.says;
  const left = sayOpen(names(open), 'it');
  const compared = { law, standing, deciding, left, silence };
  switch (kind) {
    case 'none':
      return {
        short: 'No book says anything',
        full: others.elsewhere
          ? `For this game, no book covers it.${clauses(silence)}`
          : silent.length === 1
            ? `${nameBooks(silent)} has the game and says nothing about this.`
            : 'None of the books that have the game says anything about this.',
      };
    case 'open':
      return {
        short: 'No book decides',
        full: `No book decides this. ${nameBooks(open)} ${verb(open, 'mentions it and leaves it', 'mention it and leave it')} open${silence === '' ? '' : `; ${silence}`}.`,
      };
    case 'one':
      return {
        short: `Only ${nameBooks(deciding)}`,
        full: `${others.elsewhere ? `For this game, only ${nameBooks(deciding)} covers it` : `Only ${nameBooks(deciding)} covers this`}.${clauses(left, silence)}`,
      };
    case 'agree':
      return sayAgreeing(compared);
    case 'adds':
      return sayAdding(compared);
    case 'distinguishes':
      return sayDistinguishing(compared);
    case 'apart':
      return sayApart(compared);
    case 'disagree':
      return sayDisagreeing(compared);
  }
}

/** How the books compare on a law: by the handwritten verdict if there is one, otherwise by their rulings. */
export const verdictKind = (law: ResolvedLaw): SaidVerdict['kind'] => law.verdict?.kind ?? standingAt(law).kind;

/** How the books compare on a law, in English. `titleOf` gives the title of a game. */
export function sayVerdict(law: ResolvedLaw, titleOf: (place: string) => string): SaidVerdict {
  const standing = standingAt(law);
  const kind = verdictKind(law);
  const parts = kind === 'agree' ? standing.claim.who || standing.claim.time : kind === 'disagree' || kind === 'none' || kind === 'open' || kind === 'apart';
  const silence = silenceOf(law, standing.silent, titleOf);
  const sentences = written(law, standing, silence) ?? said(law, standing, silence);
  // The page says for each silent book what it has elsewhere.
  const shown = standing.kind === 'none' || standing.kind === 'open' ? silence : { ...silence, says: '' };
  const beside = written(law, standing, shown) ?? said(law, standing, shown);
  const besideRulings = Object.keys(law.facts).length === 0 ? (beside.besideRulings ?? beside.full) : beside.full;
  return { kind, ...sentences, besideRulings, parts, silence: silence.says };
}
