// What books rule on some combinations of facts, in a clause each: for verdicts that say on what they agree or disagree.
import {
  type Answers,
  type BookId,
  boxesOf,
  casesMet,
  casesOf,
  combinations,
  firstLine,
  isOpen,
  optionsOf,
  type ResolvedLaw,
  remediesOf,
  sayWhen,
  standingAt,
} from '../../../rules-engine/index.ts';
import { nameBooks } from '../../books/names.ts';
import { ofSeveralBooks } from './several-books.ts';

/** The most characters of clauses in a verdict; if they are longer, the rulings below show what each book says. */
const LONGEST = 260;
/** "By Donohue, if the pack was cut, ..." needs a comma; "by Donohue the dealer ..." does not. */
const opens = /^(?:if|unless|until|once|for) /;

/** A book's ruling on one combination of facts; null if it decides nothing. */
function clauseAt(law: ResolvedLaw, book: BookId, so: Answers): string | null {
  const [met] = casesMet(casesOf(law.readings[book]), law.facts, so);
  return met === undefined || isOpen(met) ? null : remediesOf(met.then, law.people).clause;
}

/** The single clause of all these books on all these combinations; null if they have several. */
export function clauseOf(law: ResolvedLaw, books: readonly BookId[], combos: readonly Answers[]): string | null {
  const said = new Set(combos.flatMap((so) => books.map((book) => clauseAt(law, book, so))));
  const [clause = null] = said;
  return said.size === 1 ? clause : null;
}

/** "By Blue Ribbon the dealer loses the deal; by Donohue the same dealer deals again"; null if a book's ruling takes more than a clause. */
export function eachRuling(law: ResolvedLaw, groups: readonly (readonly BookId[])[], combos: readonly Answers[]): string | null {
  const said = groups.flatMap((books) => {
    const clause = clauseOf(law, books, combos);
    return clause === null ? [] : [`by ${nameBooks(books)}${opens.test(clause) ? ',' : ''} ${clause}`];
  });
  const text = said.join('; ');
  return said.length < groups.length || text.length > LONGEST ? null : text;
}

/** A ruling after its condition, without repeating "if". */
const under = (when: string, clause: string): string =>
  when === '' ? clause : /(?:^|, )if [^,]*$/.test(when) && clause.startsWith('if ') ? `${when} and ${clause.slice(3)}` : `${when}, ${clause}`;

/** The most rulings in one sentence. */
const MOST = 3;

/** The condition for these combinations, in one clause, "if A or if B"; empty if it covers all of them, null if it does not fit a clause. */
function whenAt(law: ResolvedLaw, where: readonly Answers[]): string | null {
  const when = boxesOf(optionsOf(law.facts), where).map((box) => sayWhen(law.facts, box));
  const isPlain =
    (when.length === 1 && !/^(?!if |unless ).*,.* or /.test(when[0] ?? '')) || (when.length === 2 && when.every((one) => one !== '' && !/,| or /.test(one)));
  return isPlain ? when.join(' or ') : null;
}

/** Rulings with their conditions, "if A or if B, the deal stands; if C, ..."; null if they do not fit a sentence. */
function underConditions(law: ResolvedLaw, ruled: ReadonlyMap<string | null, readonly Answers[]>): string | null {
  const said = [...ruled].map(([clause, where]) => {
    const when = whenAt(law, where);
    return clause === null || when === null ? null : under(when, clause);
  });
  const text = said.join('; ');
  return said.length === 0 || said.length > MOST || said.includes(null) || text.length > LONGEST ? null : text;
}

/** What the books rule alike on these combinations, each ruling with its condition; null if they differ or it is too long. */
export const rulingsAt = (law: ResolvedLaw, books: readonly BookId[], combos: readonly Answers[]): string | null =>
  underConditions(
    law,
    Map.groupBy(combos, (so) => clauseOf(law, books, [so])),
  );

/** What books agree on, with its condition, and what only some of them decide. */
export interface Common {
  readonly text: string;
  /** "Only Donohue covers the rest: if the stock is used up, the deal stands."; empty if `text` has all that is decided. */
  readonly rest: string;
}

/**
 * What books that do not disagree rule alike, where at least two of them decide, in the words of the first that does; null if it does not fit a
 * sentence. Of three books or more, those that decide where others leave it open are named.
 */
export function commonRuling(law: ResolvedLaw, books: readonly BookId[]): Common | null {
  const met = combinations(optionsOf(law.facts)).map((so) => ({ so, by: books.filter((book) => clauseAt(law, book, so) !== null) }));
  const parts = [
    ...Map.groupBy(
      met.filter(({ by }) => by.length > 0),
      ({ by }) => nameBooks(by),
    ),
  ].map(([named, where]) => {
    const by = where[0]?.by ?? [];
    const ruled = Map.groupBy(
      where.map(({ so }) => so),
      (so) => clauseAt(law, by[0] as BookId, so),
    );
    const [clause] = ruled.keys();
    const all = where.map(({ so }) => so);
    return { named, by, text: underConditions(law, ruled), clause: ruled.size === 1 ? clause : undefined, when: whenAt(law, all) };
  });
  const shared = parts.filter(({ by }) => by.length > 1).toSorted((a, b) => b.by.length - a.by.length);
  const alone = parts.filter(({ by }) => by.length === 1);
  const [most, ...fewer] = shared;
  if (most === undefined || shared.some(({ text }) => text === null)) return null;
  const wide = most.by.length === books.length ? fewer : shared;
  const isLong = shared.reduce((sum, { text }) => sum + (text?.length ?? 0), 0) > BOTH;
  const isWhole = met.every(({ by }) => by.length > 0);
  /** "Donohue rules the same if the stock is closed; Blue Ribbon does not cover that."; null if the ruling differs or the condition is too long. */
  const theSame = ({ named, by, when, clause }: (typeof parts)[number]): string | null => {
    const isPlain = when !== null && !when.startsWith('unless ');
    if (clause === undefined || clause !== most.clause || !(isPlain || (isWhole && parts.length === 2))) return null;
    const silent = books.filter((book) => !by.includes(book));
    const cover = `${nameBooks(silent)} ${silent.length > 1 ? 'do' : 'does'} not cover ${isPlain ? 'that' : 'it'}`;
    return `${named} ${by.length > 1 ? 'rule' : 'rules'} the same ${isPlain ? when : 'in every other case'}; ${cover}.`;
  };
  const also = wide.map((part) => theSame(part) ?? (isLong ? `${part.named} also agree on the rest.` : `${part.named} also agree: ${part.text}.`));
  const last = isWhole && alone.length === 1 ? 'the rest' : 'more';
  const rest = alone.map((part) => {
    const { named, text } = part;
    return theSame(part) ?? `Only ${named} covers ${last}${text === null || text.length > REST ? '' : `: ${text}`}.`;
  });
  return { text: most.text ?? '', rest: [...also, ...rest].join(' ') };
}
/** The most characters of what several books agree on. */
const BOTH = 360;
/** The most characters of one book's ruling after what several agree on. */
const REST = 200;

/** What books rule alike wherever at least two of them decide, except on some combinations of facts; null if it does not fit a sentence. */
export function clauseExcept(law: ResolvedLaw, books: readonly BookId[], except: readonly Answers[]): string | null {
  const left = new Set(except.map((so) => JSON.stringify(so)));
  const ruled = combinations(optionsOf(law.facts))
    .filter((so) => !left.has(JSON.stringify(so)))
    .map((so) => ({ so, clauses: books.map((book) => clauseAt(law, book, so)).filter((clause) => clause !== null) }))
    .filter(({ clauses }) => clauses.length > 1);
  const groups = Map.groupBy(ruled, ({ clauses }) => clauses[0] ?? null);
  const [clause = null] = groups.keys();
  if (groups.size === 1) return clause !== null && clause.length <= LONGEST ? clause : null;
  return underConditions(law, new Map([...groups].map(([key, where]) => [key, where.map(({ so }) => so)])));
}

/** The most characters that a verdict of disagreement spends on what the books agree on. */
const ELSEWHERE = 160;

/** "Otherwise they agree: the deal stands.", for books that disagree on some combinations of facts; empty if it does not fit a short clause. */
export function agreementElsewhere(law: ResolvedLaw, books: readonly BookId[], parting: readonly Answers[]): string {
  const disputed = new Set(parting.map((so) => JSON.stringify(so)));
  const others = combinations(optionsOf(law.facts)).filter((so) => !disputed.has(JSON.stringify(so)));
  const shared = others.filter((so) => books.every((book) => clauseAt(law, book, so) !== null) && standingAt(law, so, books).kind === 'agree');
  // After "The books disagree, except if ...", "otherwise" would say the opposite.
  const isRest = shared.length === others.length && whenAt(law, parting)?.startsWith('unless ') !== true;
  const clause = isRest ? clauseOf(law, books.slice(0, 1), shared) : null;
  const text =
    clause ??
    underConditions(
      law,
      Map.groupBy(shared, (so) => clauseAt(law, books[0] as BookId, so)),
    );
  return text === null || text.length > ELSEWHERE ? '' : isRest ? ` Otherwise they agree: ${text}.` : ` They agree elsewhere: ${text}.`;
}

/** The line of each book, "Blue Ribbon: ... Donohue: ...", one per group; null if the books of a group differ or it is too long. */
export function eachLine(law: ResolvedLaw, groups: readonly (readonly BookId[])[], room: number): string | null {
  const said = groups.map((books) => {
    const lines = new Set(books.map((book) => firstLine(law, book)));
    const [line = null] = lines;
    return lines.size > 1 || line === null ? null : `${nameBooks(books)}: ${books.length > 1 ? ofSeveralBooks(line) : line}`;
  });
  const text = said.join(' ');
  return said.includes(null) || text.length > room ? null : text;
}
