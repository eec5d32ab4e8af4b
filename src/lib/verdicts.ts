import {
  type BookId,
  casesOf,
  combinations,
  type Facts,
  matching,
  type ResolvedLaw,
  sayCase,
  sayRemedies,
  speakersOf,
  tableOf,
  type Verdict,
  verdictOf,
} from '../rules-engine/index.ts';
import { nameBooks, nameOfBook, sayNumber } from './book-names.ts';
import { columnsOf } from './readings.ts';
import { joinWords } from './words.ts';

export interface SaidVerdict {
  readonly kind: Verdict['kind'];
  /** Two or three words for a list: "The books part". */
  readonly short: string;
  /** The whole verdict in a sentence or two. */
  readonly full: string;
  /** The ruling itself, where there is one only, whatever the facts. */
  readonly ruling: string | null;
  /** "Sierra is silent", or empty. */
  readonly silence: string;
}

/** Combinations of facts on which the speaking books do not all rule alike, told by the answers that lead to them. */
function whereTheyPart(law: ResolvedLaw, books: readonly BookId[]): string {
  const table = tableOf(law, books);
  const facts: Facts = law.facts;
  const parting: Record<string, Set<string>> = Object.fromEntries(Object.keys(facts).map((key) => [key, new Set<string>()]));
  let all = true;
  for (const so of combinations(table.facts)) {
    const rulings = new Set(
      table.columns.map((rows) =>
        matching(rows, so)
          .map((row) => JSON.stringify(JSON.parse(row.outcome)[0]))
          .join('|'),
      ),
    );
    if (rulings.size > 1) for (const [key, option] of Object.entries(so)) parting[key]?.add(option);
    else all = false;
  }
  if (all) return '';
  // A question with its answers in brackets: two sentences' stops within one would be no sentence.
  const limits = Object.entries(parting)
    .filter(([key, options]) => options.size < Object.keys(facts[key]?.options ?? {}).length)
    .map(([key, options]) => `“${facts[key]?.ask ?? key}” is answered “${[...options].map((option) => facts[key]?.options[option] ?? option).join('” or “')}”`);
  return limits.length === 0 ? 'only on some of the facts' : `only where ${joinWords(limits)}`;
}

const saidOnce = (law: ResolvedLaw): string | null => {
  const columns = columnsOf(law);
  const rulings = new Set(columns.flatMap((column) => column.cases.map(({ one }) => sayRemedies(one.then))));
  return rulings.size === 1 ? ([...rulings][0] ?? null) : null;
};

/** How the books stand to each other on a law, in English. */
export function sayVerdict(law: ResolvedLaw): SaidVerdict {
  const verdict = verdictOf(law);
  const { silent } = verdict;
  const silence = silent.length === 0 ? '' : `${nameBooks(silent)} ${silent.length === 1 ? 'is' : 'are'} silent`;
  const ruling = saidOnce(law);
  switch (verdict.kind) {
    case 'none':
      return {
        kind: 'none',
        short: 'No book speaks',
        full: silent.length === 1 ? `${nameBooks(silent)} has the game and is silent on this.` : 'The books that have the game are all silent on this.',
        ruling: null,
        silence,
      };
    case 'one':
      return {
        kind: 'one',
        short: `Only ${nameOfBook(verdict.book)} speaks`,
        full: `Only ${nameOfBook(verdict.book)} speaks${silence === '' ? '' : `; ${silence}`}.`,
        ruling,
        silence,
      };
    case 'agree': {
      const many = verdict.books.length === 2 ? 'Both books that speak' : `All ${sayNumber(verdict.books.length)} books that speak`;
      return {
        kind: 'agree',
        short: 'The books agree',
        full: `The books agree. ${many} rule alike: ${nameBooks(verdict.books)}${silence === '' ? '' : `; ${silence}`}.`,
        ruling,
        silence,
      };
    }
    case 'part': {
      const where = whereTheyPart(law, verdict.groups.flat());
      const groups = verdict.groups.some((group) => group.length > 1)
        ? verdict.groups.map((group) => `${nameBooks(group)} ${group.length > 1 ? 'rule alike' : 'rules otherwise'}`).join('; ')
        : `${joinWords(verdict.groups.map(nameBooks))} each rule differently`;
      return {
        kind: 'part',
        short: 'The books part',
        full: `The books part${where === '' ? '' : `, ${where}`}. ${groups}${silence === '' ? '' : `; ${silence}`}.`,
        ruling: null,
        silence,
      };
    }
  }
}

/** The gist of the ruling for a list of results: the newest speaking book's first case. */
export function gistOfRuling(law: ResolvedLaw): string {
  const [book] = speakersOf(law);
  if (book === undefined) return law.gist;
  const cases = casesOf(law.readings[book]);
  const [first] = cases;
  if (first === undefined) return law.gist;
  return cases.length === 1 ? sayCase(first) : `${sayCase({ then: first.then })} ${cases.length - 1} other case${cases.length === 2 ? '' : 's'}.`;
}
