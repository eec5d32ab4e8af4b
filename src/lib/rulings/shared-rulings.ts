// What books rule on some combinations of facts, in a clause each: for a verdict that says on what they agree or disagree.
import {
  type Answers,
  type BookId,
  boxesOf,
  casesMet,
  casesOf,
  combinations,
  isOpen,
  optionsOf,
  type ResolvedLaw,
  remediesOf,
  sayWhen,
} from '../../rules-engine/index.ts';
import { nameBooks } from '../books/names.ts';

/** The longest clauses that a verdict tells; past it the rulings below show what each book says. */
const LONGEST = 260;
/** "By Donohue, if the pack was cut, ..." has a comma; "by Donohue the dealer ..." has none. */
const opens = /^(?:if|unless|until|once|for) /;

/** What a book orders on one combination of facts; null where it decides nothing. */
function clauseAt(law: ResolvedLaw, book: BookId, so: Answers): string | null {
  const [met] = casesMet(casesOf(law.readings[book]), law.facts, so);
  return met === undefined || isOpen(met) ? null : remediesOf(met.then, law.people).clause;
}

/** The one clause of all these books on all these combinations; null where there are several. */
export function clauseOf(law: ResolvedLaw, books: readonly BookId[], combos: readonly Answers[]): string | null {
  const said = new Set(combos.flatMap((so) => books.map((book) => clauseAt(law, book, so))));
  const [clause = null] = said;
  return said.size === 1 ? clause : null;
}

/** "By Blue Ribbon the dealer loses the deal; by Donohue the same dealer deals again"; null where a book's ruling takes more than a clause. */
export function eachRuling(law: ResolvedLaw, groups: readonly (readonly BookId[])[], combos: readonly Answers[]): string | null {
  const said = groups.flatMap((books) => {
    const clause = clauseOf(law, books, combos);
    return clause === null ? [] : [`by ${nameBooks(books)}${opens.test(clause) ? ',' : ''} ${clause}`];
  });
  const text = said.join('; ');
  return said.length < groups.length || text.length > LONGEST ? null : text;
}

/** On what books agree, with its condition, and what only some of them decide. */
export interface Common {
  readonly text: string;
  /** "Only Donohue covers the rest."; empty where all that is decided is told. */
  readonly rest: string;
}

/**
 * What books that do not disagree rule alike, where at least two of them decide, in the words of the first that does; null where it takes more
 * than two clauses. Of three books or more, those that decide a clause are named where others leave it open.
 */
export function commonRuling(law: ResolvedLaw, books: readonly BookId[]): Common | null {
  const options = optionsOf(law.facts);
  const met = combinations(options).map((so) => ({ so, by: books.filter((book) => clauseAt(law, book, so) !== null) }));
  const ruled = Map.groupBy(
    met.filter(({ by }) => by.length > 1),
    ({ so, by }) => `${clauseAt(law, by[0] as BookId, so)}${by.length < books.length ? ` (${nameBooks(by)})` : ''}`,
  );
  const said = [...ruled].map(([clause, where]) => {
    const when = boxesOf(
      options,
      where.map(({ so }) => so),
    ).map((box) => sayWhen(law.facts, box));
    return when.length > 1 ? null : when[0] === '' ? clause : `${when[0]}, ${clause}`;
  });
  const text = said.join('; ');
  const alone = [...new Set(met.filter(({ by }) => by.length === 1).flatMap(({ by }) => by))];
  const rest = alone.length === 0 ? '' : alone.length === 1 ? `Only ${nameBooks(alone)} covers the rest.` : 'Only one of them covers the rest.';
  return said.length === 0 || said.length > 2 || said.includes(null) || text.length > LONGEST ? null : { text, rest };
}

/** The one clause that books rule alike wherever at least two of them decide, except on some combinations of facts; null where there are several. */
export function clauseExcept(law: ResolvedLaw, books: readonly BookId[], except: readonly Answers[]): string | null {
  const left = new Set(except.map((so) => JSON.stringify(so)));
  const said = combinations(optionsOf(law.facts))
    .filter((so) => !left.has(JSON.stringify(so)))
    .map((so) => books.map((book) => clauseAt(law, book, so)).filter((clause) => clause !== null))
    .filter((clauses) => clauses.length > 1);
  const [clause = null] = new Set(said.map(([first]) => first ?? null));
  return new Set(said.map(([first]) => first)).size === 1 && clause !== null && clause.length <= LONGEST ? clause : null;
}
