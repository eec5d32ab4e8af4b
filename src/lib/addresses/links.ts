// What a link says, and who takes it. Every name that it bears is taken or told in a sentence: nothing is dropped without a word.

import { nearest } from '../../rules-engine/rulesets/nearest.ts';
import { joinList, LIST_SIGN, splitList } from '../../rules-engine/sheets/lists.ts';

/** Whoever takes the parameters of a link: a law's checker, a count, a sheet, the form of a list. */
export interface Taker {
  /** What it answers to, in the order in which a reader is told. */
  readonly names: readonly string[];
  /** Names that may stand several times, each time with a part of one list, written as a list is. */
  readonly several?: readonly string[];
  /** The question of a name, as the page asks it: "Who dealt?". Empty or left out where there is none. */
  readonly ask?: (name: string) => string;
  /** Takes a value; says what to do where it cannot: "Answer yes or no". */
  readonly take: (name: string, value: string) => string | null;
}

/** What of a link was not taken: under which names, and the sentence that says so. */
export interface LinkFault {
  readonly of: readonly string[];
  readonly say: string;
}

/** So much of a stranger's text is said again. */
const SHOWN = 60;
const NAMED = 12;
/** The most values or names of a link that a message quotes. */
const QUOTED = 40;
const few = (all: readonly string[]) => all.slice(0, QUOTED).join(', ') + (all.length > QUOTED ? ` and ${all.length - QUOTED} more` : '');
const shown = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);
const asked = (question: string, say: string) => {
  if (question === '') return say;
  return /[?.!]$/.test(question) ? `${question} ${say}` : `${question}: ${say.charAt(0).toLowerCase()}${say.slice(1)}`;
};

/** Names of the parameters that every page has, where no question is asked for them. */
const NAMES: Readonly<Record<string, string>> = { law: 'Law', score: 'Count', book: 'Book', claim: 'Claimed', whose: 'Whose', kind: 'Kind', game: 'Game' };

/** "Choose “In time” or “Later”"; the nearest first where one is near, and no more than a dozen, each in the words of the page. */
export function chooseOf(found: string, known: readonly string[], words: (key: string) => string = (key) => key): string {
  const near = nearest(found.slice(0, SHOWN), known);
  const order = near === undefined ? known : [near, ...known.filter((key) => key !== near)];
  const named = [...new Set(order.map(words))].map((one) => `“${one}”`);
  const more = named.length - NAMED;
  return `Choose ${more > 0 ? `${named.slice(0, NAMED).join(', ')} or one of ${more} more` : named.join(', ').replace(/, (?=“[^“]*$)/, ' or ')}`;
}

/** Hands the parameters of a link to whoever takes them. Returns what could not be taken. */
export function takeLink(link: URLSearchParams, { names, several = [], ask = () => '', take }: Taker): LinkFault[] {
  const faults: LinkFault[] = [];
  const questionOf = (name: string) => ask(name) || (NAMES[name] ?? '');
  const strange = [...link].filter(([name]) => !names.includes(name));
  for (const name of new Set(link.keys())) {
    if (!names.includes(name)) continue;
    const [first = '', ...more] = link.getAll(name);
    const isList = several.includes(name);
    const addFault = (say: string) => faults.push({ of: [name], say: asked(questionOf(name), say) });
    if (more.length > 0 && !isList)
      addFault(`This link gives ${more.length + 1} answers. “${shown(first)}” is taken, not ${few(more.map((one) => `“${shown(one)}”`))}.`);
    const value = isList ? [first, ...more].join(LIST_SIGN) : first;
    const instead = value === '' ? null : take(name, value);
    if (instead !== null) addFault(`This link says “${shown(value)}”. ${instead}.`);
  }
  if (strange.length > 0) {
    const said = few(strange.map(([name, value]) => `${shown(name)}=${shown(value)}`));
    const [[only = ''] = []] = strange;
    const near = strange.length === 1 ? nearest(only.slice(0, SHOWN), names) : undefined;
    const meant = near === undefined ? '' : ` Perhaps “${questionOf(near) || near}” is meant.`;
    faults.push({ of: strange.map(([name]) => name), say: `This link says ${said}, which nothing on this page asks for.${meant}` });
  }
  return faults;
}

/** Takes a value of a closed list. */
export const among = (value: string, known: readonly string[], words?: (key: string) => string): string | null =>
  known.includes(value) ? null : chooseOf(value, known, words);

/** How many may say what a hand is worth. */
const CLAIMS = 2;

/** The claims of a disputed count, as they stand in a link: `12.16`, `.16` where only the other has spoken, `12\.5` for one of twelve and a half. What to enter where it holds anything else. */
export function readClaims(text: string): { readonly claims: readonly string[]; readonly instead: string | null } {
  const claims = splitList(text);
  const sound = claims.length <= CLAIMS && claims.every((one) => /^(-?\d{1,9}(\.\d{1,9})?)?$/.test(one));
  return sound ? { claims, instead: null } : { claims: [], instead: 'Enter one number or two, such as 12 or 12.16' };
}

/** Writes claims for a link; empty where nobody has spoken. */
export function writeClaims(claims: readonly string[]): string {
  return joinList(claims).replace(/\.+$/, '');
}

/** Whose totals are claimed, claim by claim, by the names of the sides; empty where that was not said. */
export const readWhose = (text: string): readonly string[] => splitList(text);
export const writeWhose = (sides: readonly string[]): string => (sides.every((one) => one === '') ? '' : joinList(sides));
