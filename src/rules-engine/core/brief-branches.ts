// A law's cases in few words: how the answers to a question are called, what is ruled on each, and which case is the plain one.
import { briefRemedies, cutTo } from './brief.ts';
import type { Answers } from './decide.ts';
import type { Case, Fact, Facts } from './laws.ts';
import { casesMet, isOpen } from './rulings/cases.ts';
import { sayRemedies, sayRemedy } from './say.ts';
import { shortRemedies } from './short.ts';

/** A label as it stands within a sentence. A capital that another one follows, or that stands alone, is no mere beginning. */
export function lowered(label: string): string {
  const [first = '', second = ''] = label;
  return /[A-Z0-9]/.test(second) || first === '"' ? label : first.toLowerCase() + label.slice(1);
}

/** What a fact's answer is called in a line: its own brief form, or its label when that is short; a longer label is cut. */
export function briefOption(fact: Fact, option: string): string {
  const own = fact.briefs?.[option];
  if (own !== undefined) return own;
  const lower = lowered(fact.options[option] ?? option);
  return lower.length <= 24 ? lower : cutTo(lower, 30);
}

/** How many words are made: whole clauses with whole labels, short clauses with brief labels, brief remedies with labels that are cut. */
export interface Style {
  /** How much is lost by it. */
  readonly loss: number;
  readonly ruling: (then: Case['then']) => string;
  readonly answer: (fact: Fact, option: string) => string;
}
const whole = (fact: Fact, option: string) => fact.briefs?.[option] ?? lowered(fact.options[option] ?? option);
export const STYLES: readonly Style[] = [
  { loss: 0, ruling: (then) => then.map(sayRemedy).join('; '), answer: whole },
  { loss: 0.5, ruling: shortRemedies, answer: whole },
  { loss: 1.5, ruling: briefRemedies, answer: whole },
  { loss: 6, ruling: briefRemedies, answer: briefOption },
];
/** A style that tells two rulings in the same words tells neither. */
export const tellsApart = (cases: readonly Case[], style: Style): boolean =>
  new Set(cases.map((one) => sayRemedies(one.then))).size === rulingsOf(cases, style).length;

/** Remedies that order something; all of them where none does. */
export function telling(then: Case['then']): Case['then'] {
  const ordered = then.filter(({ kind }) => kind !== 'not-decided' && kind !== 'no-penalty' && kind !== 'no-penalty-printed');
  return ordered.length === 0 ? then : ordered;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** As a sentence; one that was cut, or that asks, needs no full stop. */
export const stop = (text: string): string => (/[….?]$/.test(text) ? text : `${text}.`);
/** "1 other case." */
export const sayOthers = (left: number): string => (left === 1 ? '1 other case.' : `${left} other cases.`);

/** An answer that says nothing without its question: a bare yes or no, a number, a mere name. */
const isBare = (fact: Fact, option: string): boolean => {
  if (fact.briefs?.[option] !== undefined) return false;
  const label = fact.options[option] ?? option;
  const words = label.split(' ').length;
  const asksWho = /^(how|who|whose|whom)\b/i.test(fact.ask);
  const asksWhat = /^(what|which|where|to|on|for|of|by|in)\b/i.test(fact.ask) && !/^What (happened|went|is wrong|came)\b/.test(fact.ask);
  return /^(yes|no)([,:]|$)|^(not yet|both|neither|nobody)\b/i.test(label) || (asksWho && words <= 3) || (asksWhat && words <= 2);
};
/** The question of a fact before its answers, where one of them wants it. */
export const questionFor = (fact: Fact, options: readonly string[]): string => (options.some((option) => isBare(fact, option)) ? `${fact.ask} ` : '');

/** Answers to one question that lead to the same cases. */
export interface Branch {
  readonly options: readonly string[];
  readonly cases: readonly Case[];
}

/** The cases parted by one question; answers that lead alike stand together, those of "all the rest" last. */
export function branchesOf(facts: Facts, cases: readonly Case[], key: string, given: Answers): Branch[] {
  const found = new Map<string, { options: string[]; cases: readonly Case[] }>();
  for (const option of Object.keys(facts[key]?.options ?? {})) {
    const met = casesMet(cases, facts, { ...given, [key]: option });
    const alike = met.map((one) => cases.indexOf(one)).join();
    const known = found.get(alike);
    if (known === undefined) found.set(alike, { options: [option], cases: met });
    else known.options.push(option);
  }
  const isRest = ({ options, cases: [one] }: Branch) => options.length > 1 && one?.when?.[key] === undefined;
  return [...found.values()].sort((a, b) => Number(isRest(a)) - Number(isRest(b)));
}

export const rulingsOf = (cases: readonly Case[], style: Style): string[] => [...new Set(cases.map((one) => style.ruling(one.then)))];
export const labelsOf = (fact: Fact, { options, cases }: Branch, style: Style, last: boolean): string => {
  const labels = options.map((option) => style.answer(fact, option)).join(' or ');
  return last && (options.length > 2 || labels.length > 40) && cases.every((one) => one.when === undefined || options.length > 2) ? 'else' : labels;
};
/** Questions on which cases turn, in the order in which they are asked. */
export const turningOn = (facts: Facts, cases: readonly Case[]): string[] =>
  Object.keys(facts).filter((key) => cases.some((one) => one.when?.[key] !== undefined));
/** The same with their answers: what other books ask makes no combinations here. */
export const factsTurnedOn = (facts: Facts, cases: readonly Case[]): Facts =>
  Object.fromEntries(turningOn(facts, cases).map((key) => [key, facts[key] as Fact]));

/** Of remedies that are the usual ones with other figures or parties, those alone that are not as usual. */
function unlike(then: Case['then'], usual: Case['then']): Case['then'] {
  if (then.map(({ kind }) => kind).join() !== usual.map(({ kind }) => kind).join()) return then;
  const other = then.filter((one) => !usual.some((plain) => JSON.stringify(plain) === JSON.stringify(one)));
  return other.length === 0 ? then : other;
}

/** Where only the figure changes, that alone: "4"; null where more does. */
function figureAlone([one, ...more]: Case['then'], [usual, ...others]: Case['then']): string | null {
  if (one === undefined || usual === undefined || more.length + others.length > 0) return null;
  if (one.kind !== usual.kind || (one.kind !== 'scores' && one.kind !== 'loses')) return null;
  return usual.kind === one.kind && usual.unit === one.unit && usual.points !== one.points ? String(one.points) : null;
}

/** A ruling that still turns on one question, as the first answer with the others in brackets: "2 points to opponents (lone hand: 4)"; null where it turns on more. */
export function inBrackets(facts: Facts, { cases }: Branch, given: Answers, style: Style): string | null {
  const keys = turningOn(facts, cases).filter((key) => given[key] === undefined);
  const [key = ''] = keys;
  const fact = facts[key];
  if (keys.length !== 1 || fact === undefined) return null;
  const parts = branchesOf(facts, cases, key, given);
  if (parts.some((one) => rulingsOf(one.cases, style).length !== 1) || questionFor(fact, Object.keys(fact.options)) !== '') return null;
  // What only some tables have, such as a lone hand, is the special case.
  const [plain, ...special] = parts.toSorted((a, b) => needed(fact, a) - needed(fact, b));
  if (plain === undefined) return null;
  const usual = plain.cases[0]?.then ?? [];
  const told = special.map(
    (one) => `${labelsOf(fact, one, style, false)}: ${figureAlone(one.cases[0]?.then ?? [], usual) ?? style.ruling(unlike(one.cases[0]?.then ?? [], usual))}`,
  );
  return `${rulingsOf(plain.cases, style)[0]} (${told.join('; ')})`;
}
const needed = (fact: Fact, { options }: Branch): number => Number(options.every((option) => fact.needs?.[option] !== undefined));

/** Every case, told under the answers to one question; null where that is too much for a line. */
export function allOf(facts: Facts, cases: readonly Case[], key: string, style: Style): string[] | null {
  const fact = facts[key];
  if (fact === undefined) return null;
  const branches = branchesOf(facts, cases, key, {});
  const parts = branches.map((one, n) => {
    const [ruling = '', ...more] = rulingsOf(one.cases, style);
    const told = more.length === 0 ? ruling : inBrackets(facts, one, { [key]: one.options[0] }, style);
    return told === null ? null : stop(`${capital(labelsOf(fact, one, style, n > 0 && n === branches.length - 1))}: ${told}`);
  });
  if (parts.includes(null)) return null;
  const [first = '', ...rest] = parts as string[];
  return [`${questionFor(fact, Object.keys(fact.options))}${first}`, ...rest];
}

/** When a case applies: "late, lone hand". */
export function sayWhen(facts: Facts, when: Case['when'], style: Style = STYLES[0] as Style): string {
  const named = Object.entries(facts).flatMap(([key, fact]) => {
    const allowed = when?.[key];
    if (allowed === undefined) return [];
    const options = [allowed].flat();
    // What every table has needs no word where the others are special.
    const usual = Object.keys(fact.options).filter((option) => fact.needs?.[option] === undefined);
    if (fact.needs !== undefined && usual.length < Object.keys(fact.options).length && usual.join() === options.join()) return [];
    return [{ asked: questionFor(fact, options), told: options.map((option) => style.answer(fact, option)).join(' or ') }];
  });
  // What wants its question comes last, so that what follows it does not read as a part of the answer.
  const plain = named.filter(({ asked }) => asked === '').map(({ told }) => told);
  const answered = named.filter(({ asked }) => asked !== '').map(({ asked, told }, n) => (n + plain.length === 0 ? asked : lowered(asked)) + capital(told));
  return [plain.map((one, n) => (n === 0 ? one : lowered(one))).join(', '), ...answered].filter((part) => part !== '').join('; ');
}

/** The same, with long labels cut. */
export const sayWhenShortly = (facts: Facts, when: Case['when']): string => sayWhen(facts, when, STYLES[3]);

/** How far a case is from the plain one: each fact that it names, and more each that is not as usual, which is what stands first and what every table has. What is open or all the rest is no plain case. */
export function weight(facts: Facts, one: Case): number {
  if (isOpen(one) || one.when === undefined) return isOpen(one) ? 100 : 10;
  const named = Object.entries(one.when).map(([key, allowed]) => {
    const { options = {}, needs } = facts[key] ?? {};
    const usual = Object.keys(options).find((option) => needs?.[option] === undefined);
    return [allowed].flat().includes(usual ?? '') ? 0.3 : 1.8;
  });
  return named.reduce((sum, far) => sum + far, 0);
}
