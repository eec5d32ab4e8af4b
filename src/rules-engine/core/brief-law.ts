import type { BookId } from '../books.ts';
import { briefRemedies, cutTo } from './brief.ts';
import type { ResolvedLaw } from './inheritance/index.ts';
import type { Case, Fact } from './laws.ts';
import { casesOf } from './rulings/cases.ts';

/** The most that a law's line has, in characters. */
export const BRIEF_LAW = 140;

/** What a fact's answer is called in a line: its own brief form, or its label when that is short; a longer label is cut. */
export function briefOption(fact: Fact, option: string): string {
  const label = fact.options[option] ?? option;
  const own = fact.briefs?.[option];
  if (own !== undefined) return own;
  const [first = '', second = ''] = label;
  // A capital that another one follows, or that stands alone, is no mere beginning.
  const lower = /[A-Z0-9]/.test(second) || first === '"' ? label : first.toLowerCase() + label.slice(1);
  return lower.length <= 24 ? lower : cutTo(lower, 30);
}

/** Whether its answers say nothing without the question. */
const isYesNo = (fact: Fact): boolean => 'yes' in fact.options && 'no' in fact.options;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Answers that a case is for, on one fact: "in time or later"; null where it does not name the fact. */
function answersOf(law: ResolvedLaw, one: Case, key: string): string | null {
  const named = one.when?.[key];
  const fact = law.facts[key];
  if (named === undefined || fact === undefined) return null;
  return [named]
    .flat()
    .map((option) => briefOption(fact, option))
    .join(' or ');
}

/** When a case applies, in few words: "late, lone hand". */
function whenOf(law: ResolvedLaw, one: Case): string {
  const named = Object.keys(one.when ?? {}).flatMap((key) => {
    const fact = law.facts[key];
    const answers = answersOf(law, one, key);
    return fact === undefined || answers === null ? [] : [isYesNo(fact) ? `${fact.ask} ${capital(answers)}` : answers];
  });
  return named.join(', ');
}

/** As a sentence; one that was cut needs no full stop. */
const stop = (text: string): string => (text.endsWith('…') ? text : `${text}.`);
const others = (left: number): string => (left === 1 ? '1 other case.' : `${left} other cases.`);

/** As many of the lines as fit, and how many are left out; null where not even the first one fits. */
function upTo(parts: readonly string[], most: number): string | null {
  for (let n = parts.length; n > 0; n--) {
    const line = [...parts.slice(0, n), ...(n === parts.length ? [] : [others(parts.length - n)])].join(' ');
    if (line.length <= most) return line;
  }
  return null;
}

/**
 * A law in one line by one book, made from its cases: "New deal." - "In time: take back card. Later: 2 points to opponents." - or, where more
 * than one fact divides them, the plainest case (the one on the fewest facts) and how many others there are. Where that is too long, what the
 * rulings are. At most `BRIEF_LAW` characters; null where the book rules nothing.
 */
export function briefLaw(law: ResolvedLaw, book: BookId): string | null {
  const cases = casesOf(law.readings[book]);
  const [only] = cases;
  if (only === undefined) return null;
  if (cases.length === 1) return cutTo(stop(capital(briefRemedies(only.then))), BRIEF_LAW);
  const keys = [...new Set(cases.flatMap((one) => Object.keys(one.when ?? {})))];
  const fact = law.facts[keys[0] ?? ''];
  const rulings = [...new Set(cases.map((one) => briefRemedies(one.then)))];
  const depends = cutTo(`It depends: ${stop(rulings.join(' / '))}`, BRIEF_LAW);
  if (keys.length === 1 && fact !== undefined) {
    const asked = isYesNo(fact);
    const parts = cases.map((one) => stop(`${capital(answersOf(law, one, keys[0] ?? '') ?? 'else')}: ${briefRemedies(one.then)}`));
    return upTo(asked ? [`${fact.ask} ${parts[0]}`, ...parts.slice(1)] : parts, BRIEF_LAW) ?? depends;
  }
  const named = cases.filter((one) => one.when !== undefined && one.then[0]?.kind !== 'not-decided');
  const plainest = named.reduce((best, one) => (Object.keys(one.when ?? {}).length < Object.keys(best.when ?? {}).length ? one : best), named[0] ?? only);
  const line = `${stop(`${capital(whenOf(law, plainest))}: ${briefRemedies(plainest.then)}`)} ${others(cases.length - 1)}`;
  return line.length <= BRIEF_LAW ? line : depends;
}
