// A law in one line by one book: the whole ruling if it fits, else as many of its cases as fit, each with its condition.
import type { BookId } from '../books.ts';
import { type Answers, matching } from '../laws/decide.ts';
import type { Case, Facts } from '../laws/laws.ts';
import { type Box, boxesOf, groupedBy } from '../laws/rulings/boxes.ts';
import { casesMet, casesOf, isOpen, optionsOf } from '../laws/rulings/cases.ts';
import type { ResolvedLaw } from '../rulesets/inheritance/index.ts';
import { factsTurnedOn, sayWhen } from './conditions.ts';
import { LINE_LENGTH } from './line-length.ts';
import type { People } from './people.ts';
import { NO_PENALTY_NAMED, remediesOf, sayRemedies, sentence } from './rulings.ts';
import { oneRemark, otherwise, rightExcept } from './two-rulings.ts';

/** Cases with the same ruling, and when they apply. */
interface Ruled {
  readonly then: Case['then'];
  readonly clause: string;
  readonly open: readonly string[];
  readonly decided: boolean;
  /** Whether nothing happens: it stands, it is allowed, there is no penalty. */
  readonly mild: boolean;
  readonly when: string;
  readonly boxes: number;
  /** One of its conditions, in few words: the usual one if marked. */
  readonly inPart: string;
}

const mildKinds = ['no-penalty', 'permitted', 'etiquette', 'stands', 'allowed'];

/** The rulings of a book, each once with all its conditions. */
function rulingsOf(facts: Facts, cases: readonly Case[], people: People, usual: Answers): Ruled[] {
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
    const isUsual = (box: Box) => Object.entries(box).every(([fact, allowed]) => usual[fact] === undefined || allowed.includes(usual[fact]));
    const [inPart = ''] = [...boxes.filter(isUsual), ...boxes].slice(0, 1).map((box) => sayWhen(turned, box));
    return [
      {
        then,
        ...said,
        decided: !isOpen({ then }),
        mild: then.every(({ kind }) => mildKinds.includes(kind)),
        when: boxes.map((box) => sayWhen(turned, box)).join(' or '),
        boxes: boxes.length,
        inPart,
      },
    ];
  });
}

/** "If A, if B, ..." is one condition: "If A and B, ...". */
const conditioned = ({ when, clause }: Pick<Ruled, 'when' | 'clause'>): string => {
  if (when === '') return sentence(clause);
  return sentence(/(?:^|, )if [^,]*$/.test(when) && clause.startsWith('if ') ? `${when} and ${clause.slice(3)}` : `${when}, ${clause}`);
};
const shape = (text: string) => text.replace(/\d+/g, '#');
const numbersIn = (text: string) => text.match(/\d+/g) ?? [];

/** Merges rulings that differ in a single number: "The other side scores 2 points (4 if it was against a lone hand)." Null if they do not. */
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

const OPEN_CASES = 'The book covers nothing else.';
/** Ends a line that does not fit all cases, so that one case is not taken for the whole ruling. */
export const MORE_CASES = 'There are more cases.';

/**
 * What several rulings leave open, stated once at the end: in between, it would separate "otherwise" from its condition. "The book names no penalty" is
 * included only if it applies to all of them.
 */
function remarksOn(ruled: readonly Ruled[]): readonly string[] {
  const all = [...new Set(ruled.flatMap(({ open }) => open))];
  return all.filter((remark) => remark !== NO_PENALTY_NAMED || ruled.every(({ open }) => open.includes(remark)));
}

/** Swaps two rulings if the first would begin with "unless". */
function withoutUnless(ruled: readonly Ruled[]): readonly Ruled[] {
  const [first, second, ...more] = ruled;
  return first !== undefined && second !== undefined && more.length === 0 && first.when.startsWith('unless ') && second.when.startsWith('if ')
    ? [second, first]
    : ruled;
}

/** The whole ruling of a book in sentences. */
function whole(ruled: readonly Ruled[], turned: Facts): string {
  const singleFact = Object.keys(turned).length === 1;
  const decided = withoutUnless(ruled.filter((one) => one.decided));
  const open = ruled.filter((one) => !one.decided);
  const bracketed = open.length === 0 ? inBrackets(decided) : null;
  if (bracketed !== null) return bracketed;
  const right = ruled.length === 2 ? rightExcept(ruled) : null;
  if (right !== null) return sentence(right);
  const sentences = decided.map((one, n) =>
    n > 0 && n === decided.length - 1 && open.length === 0 && (singleFact || one.boxes > 1 || one.when.startsWith('unless '))
      ? sentence(`${otherwise(turned, decided)} ${one.clause}`)
      : conditioned(one),
  );
  return [...sentences, oneRemark([...remarksOn(decided), ...(open.length === 0 ? [] : [OPEN_CASES])])].join(' ').trim();
}

/**
 * As many rulings as fit in a line, each with its condition, the usual one first. Empty if none fits: a ruling without its condition would be taken for all of
 * them.
 */
function part(sorted: readonly Ruled[], most: number): string {
  const said: string[] = [];
  const left: Ruled[] = [];
  const open = sorted.some(({ decided }) => !decided);
  const fits = (text: string) => [...said, text, open ? OPEN_CASES : MORE_CASES].join(' ').length <= most;
  for (const one of sorted.filter(({ decided }) => decided)) {
    const full = conditioned(one);
    const short = conditioned({ when: one.inPart, clause: one.clause });
    const text = one.boxes === 1 && fits(full) ? full : fits(short) ? short : null;
    if (text === null) left.push(one);
    else {
      said.push(text);
      if (text === short && one.boxes > 1) left.push(one);
    }
  }
  if (said.length === 0) return '';
  return [...said, left.length === 0 && open ? OPEN_CASES : MORE_CASES].join(' ');
}

type LawToSay = Pick<ResolvedLaw, 'facts' | 'readings' | 'people' | 'usual' | 'leads'>;

/** The line of a book for the given cases: see `firstLine`. */
export function lineOfCases(law: Pick<LawToSay, 'facts' | 'people' | 'usual'>, cases: readonly Case[], most: number = LINE_LENGTH): string {
  const { facts, people } = law;
  const turned = factsTurnedOn(
    facts,
    cases.map(({ when }) => when),
  );
  const ruled = rulingsOf(facts, cases, people, law.usual);
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
  const all = whole(sorted, turned);
  if (all.length <= most) return all;
  const some = part(sorted, most);
  if (some !== '') return some;
  const legends = Object.values(turned).map(({ legend }) => legend.charAt(0).toLowerCase() + legend.slice(1));
  return `The ruling depends on: ${legends.join(', ')}.`;
}

/** A law in one line by one book, without the book's name; null if the book rules nothing. */
export function firstLine(law: LawToSay, book: BookId, most: number = LINE_LENGTH): string | null {
  const lead = law.leads[book];
  if (lead !== undefined && lead.length <= most) return lead;
  const cases = casesOf(law.readings[book]);
  return cases.length === 0 ? null : lineOfCases(law, cases, most);
}
