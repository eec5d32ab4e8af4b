// What a link says, and who takes it. Every name that it bears is taken or told in a sentence: nothing is dropped without a word.
import { joinList, LIST_SIGN, splitList } from '../rules-engine/core/lists.ts';
import { nearest } from '../rules-engine/core/nearest.ts';

/** Whoever takes the parameters of a link: a law's checker, a count, a sheet, the form of a list. */
export interface Taker {
  /** What it answers to, in the order in which a reader is told. */
  readonly names: readonly string[];
  /** Names that may stand several times, each time with a part of one list, written as a list is. */
  readonly several?: readonly string[];
  /** Takes a value; says what was expected where it cannot: "yes or no". */
  readonly take: (name: string, value: string) => string | null;
}

/** So much of a stranger's text is said again. */
const SHOWN = 60;
const NAMED = 12;
const shown = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);
const pair = (name: string, value: string) => `${shown(name)}=${shown(value)}`;

const someOf = (known: readonly string[]) =>
  known.length <= NAMED ? known.join(', ') : `${known.slice(0, NAMED).join(', ')} and ${known.length - NAMED} more`;

/** "one of in-time, late"; the nearest first where one is near, and no more than a dozen. */
export function oneOf(found: string, known: readonly string[]): string {
  if (known.length === 1) return `${known[0]}`;
  const near = nearest(found.slice(0, SHOWN), known);
  return near === undefined ? `one of ${someOf(known)}` : `${near} (of ${someOf(known)})`;
}

/** Hands the parameters of a link to whoever takes them. Returns what could not be taken, a sentence each. */
export function takeLink(link: URLSearchParams, { names, several = [], take }: Taker): string[] {
  const faults: string[] = [];
  const strange = [...link].filter(([name]) => !names.includes(name));
  for (const name of new Set(link.keys())) {
    if (!names.includes(name)) continue;
    const [first = '', ...more] = link.getAll(name);
    const isList = several.includes(name);
    if (more.length > 0 && !isList)
      faults.push(`This link says ${name} ${more.length + 1} times; ${pair(name, first)} is taken, and not ${more.map(shown).join(', ')}.`);
    const value = isList ? [first, ...more].join(LIST_SIGN) : first;
    const expected = value === '' ? null : take(name, value);
    if (expected !== null) faults.push(`This link says ${pair(name, value)}; expected ${expected}.`);
  }
  if (strange.length > 0) {
    const said = strange.map(([name, value]) => pair(name, value)).join(', ');
    const [[only = ''] = []] = strange;
    const asked = strange.length === 1 || names.length === 1 ? oneOf(only, names) : `one of ${someOf(names)}`;
    const expected = names.length === 0 ? 'This page asks nothing of a link' : `Expected ${asked}`;
    faults.push(`This link says ${said}, which nothing here asks. ${expected}.`);
  }
  return faults;
}

/** Takes a value of a closed list. */
export const among = (value: string, known: readonly string[]): string | null => (known.includes(value) ? null : oneOf(value, known));

/** How many may say what a hand is worth. */
const CLAIMS = 2;

/** The claims of a disputed count, as they stand in a link: `12.16`, `.16` where only the other has spoken, `12\.5` for one of twelve and a half. A sentence's end where it holds anything else. */
export function readClaims(text: string): { readonly claims: readonly string[]; readonly expected: string | null } {
  const claims = splitList(text);
  const sound = claims.length <= CLAIMS && claims.every((one) => /^(-?\d{1,9}(\.\d{1,9})?)?$/.test(one));
  return sound ? { claims, expected: null } : { claims: [], expected: 'one or two whole numbers such as 12 or 12.16' };
}

/** Writes claims for a link; empty where nobody has spoken. */
export function writeClaims(claims: readonly string[]): string {
  return joinList(claims).replace(/\.+$/, '');
}

/** Whose totals are claimed, claim by claim, by the names of the sides; empty where that was not said. */
export const readWhose = (text: string): readonly string[] => splitList(text);
export const writeWhose = (sides: readonly string[]): string => (sides.every((one) => one === '') ? '' : joinList(sides));
