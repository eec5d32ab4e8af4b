// Reads the parameters of a link. Each one is either used or reported in a sentence: none is dropped silently.

import { nearest } from '../../rules-engine/rulesets/nearest.ts';
import { joinList, LIST_SIGN, splitList } from '../../rules-engine/sheets/lists.ts';

/** The consumer of a link's parameters: a law's checker, a count, a sheet, the form of a list. */
export interface Taker {
  /** The parameters that it accepts, in the order in which faults are reported. */
  readonly names: readonly string[];
  /** Parameters that may be repeated, each time with a part of one list, encoded like a list. */
  readonly several?: readonly string[];
  /** The question of a parameter, as the page asks it: "Who dealt?". Empty or left out if there is none. */
  readonly ask?: (name: string) => string;
  /** Takes a value; null if it is valid, else what to do instead: "Answer yes or no". */
  readonly take: (name: string, value: string) => string | null;
}

/** Parameters of a link that were not used, and a sentence about it. */
export interface LinkFault {
  readonly of: readonly string[];
  readonly say: string;
}

/** How many characters of untrusted text a message quotes. */
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

/** Names of common parameters, for those without a question. */
const NAMES: Readonly<Record<string, string>> = { law: 'Law', score: 'Count', book: 'Book', claim: 'Claimed', whose: 'Whose', kind: 'Kind', game: 'Game' };

/** "Choose “In time” or “Later”": a similar one first if there is one, and no more than a dozen, each in the words of the page. */
export function chooseOf(found: string, known: readonly string[], words: (key: string) => string = (key) => key): string {
  const near = nearest(found.slice(0, SHOWN), known);
  const order = near === undefined ? known : [near, ...known.filter((key) => key !== near)];
  const named = [...new Set(order.map(words))].map((one) => `“${one}”`);
  const more = named.length - NAMED;
  return `Choose ${more > 0 ? `${named.slice(0, NAMED).join(', ')} or one of ${more} more` : named.join(', ').replace(/, (?=“[^“]*$)/, ' or ')}`;
}

/** Passes the parameters of a link to their consumer. Returns the parts that were not used. */
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

/** Checks a value against a closed list: null if it is known, else what to choose. */
export const among = (value: string, known: readonly string[], words?: (key: string) => string): string | null =>
  known.includes(value) ? null : chooseOf(value, known, words);

/** The most players that may claim a score for a hand. */
const CLAIMS = 2;

/** The claims of a disputed count in a link: `12.16`; `.16` if only the second player claims; `12\.5` for one claim of 12.5. If invalid, what to enter. */
export function readClaims(text: string): { readonly claims: readonly string[]; readonly instead: string | null } {
  const claims = splitList(text);
  const sound = claims.length <= CLAIMS && claims.every((one) => /^(-?\d{1,9}(\.\d{1,9})?)?$/.test(one));
  return sound ? { claims, instead: null } : { claims: [], instead: 'Enter one number or two, such as 12 or 12.16' };
}

/** Writes claims for a link; empty if there are none. */
export function writeClaims(claims: readonly string[]): string {
  return joinList(claims).replace(/\.+$/, '');
}

/** The side that each claim is about, by name; empty if it was not given. */
export const readWhose = (text: string): readonly string[] => splitList(text);
export const writeWhose = (sides: readonly string[]): string => (sides.every((one) => one === '') ? '' : joinList(sides));
