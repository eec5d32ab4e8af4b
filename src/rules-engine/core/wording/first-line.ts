// A law in one line by one book: what it rules as it mostly happens, and on what else that depends; or the whole ruling, where it fits.
import type { BookId } from '../../books.ts';
import { type Answers, matching } from '../decide.ts';
import type { ResolvedLaw } from '../inheritance/index.ts';
import type { Case, Facts } from '../laws.ts';
import type { RemedyKind } from '../remedies.ts';
import { boxesOf, groupedBy } from '../rulings/boxes.ts';
import { casesMet, casesOf, isOpen, optionsOf } from '../rulings/cases.ts';
import { factsTurnedOn, sayWhen } from './conditions.ts';
import { LINE_LENGTH } from './line-length.ts';
import type { People } from './people.ts';
import { listed, remediesOf, sayRemedies, sentence } from './rulings.ts';

/** Cases with one ruling, and when they hold. */
interface Ruled {
  readonly then: Case['then'];
  readonly clause: string;
  readonly open: readonly string[];
  readonly decided: boolean;
  /** Whether nothing happens: it stands, it is allowed, there is no penalty. */
  readonly mild: boolean;
  readonly when: string;
  readonly boxes: number;
}

const mildKinds = ['no-penalty', 'etiquette', 'stands', 'allowed'];

/** What a book rules, each ruling once with all that leads to it; the one that is usual first, then those that order something. */
function rulingsOf(facts: Facts, cases: readonly Case[], people: People): Ruled[] {
  const turned = factsTurnedOn(
    facts,
    cases.map(({ when }) => when),
  );
  const options = optionsOf(turned);
  const rows = cases.map((one, n) => ({ ...(one.when === undefined ? {} : { when: one.when }), outcome: String(n) }));
  const textOf = (so: Answers) => {
    const one = cases[Number(matching(rows, so)[0]?.outcome ?? -1)];
    return one === undefined ? '' : JSON.stringify(one.then);
  };
  return [...groupedBy(options, textOf)].flatMap(([key, combos]) => {
    if (key === '') return [];
    const then = JSON.parse(key) as Case['then'];
    const boxes = boxesOf(options, combos);
    const said = remediesOf(then, people, true);
    return [
      {
        then,
        ...said,
        decided: !isOpen({ then }),
        mild: then.every(({ kind }) => mildKinds.includes(kind)),
        when: boxes.map((box) => sayWhen(turned, box)).join(' or '),
        boxes: boxes.length,
      },
    ];
  });
}

/** What weighs most of a ruling: points, tricks and the game before the deal, the deal before the rest. */
const WEIGHT: Readonly<Partial<Record<RemedyKind, number>>> = {
  scores: 0,
  'scores-amount': 0,
  'scores-each': 0,
  loses: 0,
  'loses-amount': 0,
  'loses-each': 0,
  'pays-points': 0,
  'takes-points': 0,
  pays: 0,
  'takes-tricks': 0,
  'loses-game': 0,
  wins: 0,
  'scores-nothing': 1,
  'new-deal': 1,
  'loses-deal': 1,
  misdeal: 2,
  void: 1,
  stands: 3,
  'no-penalty': 3,
  'no-penalty-printed': 4,
  'not-decided': 4,
  'hand-ends': 3,
};
/** A ruling by its weightiest remedy alone, as a clause. */
function gistOf(then: Case['then'], people: People): string {
  const [main] = then.toSorted((a, b) => (WEIGHT[a.kind] ?? 2) - (WEIGHT[b.kind] ?? 2));
  return main === undefined ? '' : remediesOf([main], people, true).clause;
}

const conditioned = ({ when, clause, open }: Ruled): string => [sentence(when === '' ? clause : `${when}, ${clause}`), ...open].join(' ');
const shape = (text: string) => text.replace(/\d+/g, '#');
const numbersIn = (text: string) => text.match(/\d+/g) ?? [];

/** Rulings that differ in one number alone: "The other side scores 2 points (4 if it was against a lone hand)." Null where they do not. */
function inBrackets(ruled: readonly Ruled[]): string | null {
  const [first, ...more] = ruled;
  if (first === undefined || more.length === 0 || more.length > 3 || ruled.some(({ open }) => open.length > 0)) return null;
  if (more.some(({ clause }) => shape(clause) !== shape(first.clause))) return null;
  const base = numbersIn(first.clause);
  const places = base.map((_, n) => n).filter((n) => more.some(({ clause }) => numbersIn(clause)[n] !== base[n]));
  const [place] = places;
  if (place === undefined || places.length > 1) return null;
  const others = more.map((one) => `${numbersIn(one.clause)[place]} ${one.when}`).join(', ');
  let n = -1;
  const text = first.clause.replace(/(\d+)((?: [a-z]+)?)/g, (found) => {
    n += 1;
    return n === place ? `${found} (${others})` : found;
  });
  return sentence(text);
}

/** The whole ruling of a book in sentences. */
function whole(ruled: readonly Ruled[], singleFact: boolean): string {
  const decided = ruled.filter((one) => one.decided);
  const open = ruled.filter((one) => !one.decided);
  const bracketed = open.length === 0 ? inBrackets(decided) : null;
  if (bracketed !== null) return bracketed;
  const sentences = decided.map((one, n) =>
    n > 0 && n === decided.length - 1 && open.length === 0 && (singleFact || one.boxes > 1)
      ? [sentence(`otherwise ${one.clause}`), ...one.open].join(' ')
      : conditioned(one),
  );
  return [...sentences, ...(open.length === 0 ? [] : ['The book does not decide other cases.'])].join(' ');
}

type LawToSay = Pick<ResolvedLaw, 'facts' | 'readings' | 'people' | 'usual'>;

/** A book's line on some cases: see `firstLine`. */
export function lineOfCases(law: Pick<LawToSay, 'facts' | 'people' | 'usual'>, cases: readonly Case[], most: number = LINE_LENGTH): string {
  const { facts, people } = law;
  const turned = factsTurnedOn(
    facts,
    cases.map(({ when }) => when),
  );
  const legends = Object.values(turned).map(({ legend }) => legend.charAt(0).toLowerCase() + legend.slice(1));
  const depends = legends.length === 0 ? '' : ` Depends on: ${legends.join(', ')}.`;
  const ruled = rulingsOf(facts, cases, people);
  const met = casesMet(cases, facts, law.usual);
  const usualKeys = new Set(met.map(({ then }) => JSON.stringify(then)));
  const isUsual = (one: Ruled) => usualKeys.has(JSON.stringify(one.then));
  const marked = Object.keys(turned).some((key) => law.usual[key] !== undefined);
  const rank = (one: Ruled) => (marked && usualKeys.size === 1 && isUsual(one) ? 0 : one.decided ? (one.mild ? 2 : 1) : 3);
  const sorted = ruled.toSorted((a, b) => rank(a) - rank(b));
  if (sorted.length <= 1) {
    const [only] = sorted;
    if (only === undefined) return '';
    const full = sayRemedies(only.then, people);
    return full.length <= most ? full : [sentence(only.clause), ...only.open].join(' ');
  }
  const all = whole(sorted, Object.keys(turned).length === 1);
  if (all.length <= most) return all;
  const [first] = sorted;
  if (first?.decided && marked && usualKeys.size === 1 && isUsual(first)) {
    const line = [sentence(first.clause), ...first.open].join(' ');
    if (line.length + depends.length <= most) return line + depends;
    const short = sentence(first.clause);
    if (short.length + depends.length <= most) return short + depends;
  }
  const decided = sorted.filter((one) => one.decided);
  // A range is read at once only where each ruling is one short clause.
  const gists = [...new Set(decided.map(({ then }) => gistOf(then, people)))];
  const range = sentence(listed(gists, 'or'));
  if (gists.length < 4 && gists.every((clause) => !clause.includes(', ')) && range.length + depends.length <= most) return range + depends;
  return `The ruling depends on: ${legends.join(', ')}.`;
}

/** A law in one line by one book alone, without the book's name; null where the book rules nothing. */
export function firstLine(law: LawToSay, book: BookId, most: number = LINE_LENGTH): string | null {
  const cases = casesOf(law.readings[book]);
  return cases.length === 0 ? null : lineOfCases(law, cases, most);
}
