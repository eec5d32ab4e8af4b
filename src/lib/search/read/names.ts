// Which games a query names: by a name or a part of it, misspelt, joined or split. Pure.

import type { Group } from '../files/format.ts';
import { near, SMALL, wordsOf } from '../words/words.ts';

export interface Name {
  /** The words of the name joined: "old maid" and "oldmaid" are the same name. */
  readonly key: string;
  readonly size: number;
  readonly group: number;
  /** Number of the form; -1 for the game itself. */
  readonly form: number;
  /** Also an ordinary word of card play: "hearts", "pitch", "war". It names a game only in certain positions. */
  readonly ordinary: boolean;
  /** The title itself, not one of its other names. */
  readonly title: boolean;
  readonly bits: number;
  readonly sound: string;
}

export interface Named {
  readonly group: number;
  readonly form: number;
}
export interface NamedAt {
  readonly from: number;
  readonly to: number;
  readonly places: readonly Named[];
  readonly ordinary: boolean;
  /** The name that was meant, if it was misspelt. */
  readonly meant: string | null;
}

const lettersOf = (word: string) => [...word].reduce((bits, letter) => bits | (1 << (letter.charCodeAt(0) & 31)), 0);
function bitsIn(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

/**
 * Roughly how a name sounds, for names that players write by ear: "yuker" is "euchre", "jin" is "gin". Double Metaphone does the same for
 * English surnames in 3 kB; this is for the names of games.
 */
function soundOf(word: string): string {
  const said = word
    .replace(/^(?:eu|yu|you|ju(?=k))/, 'u')
    .replace(/ph/g, 'f')
    .replace(/dge?|g(?=[eiy])/g, 'j')
    .replace(/[ct]h(?=[^aeiou])|ck|cq|qu?|c(?![eiyh])|ch/g, 'k')
    .replace(/c/g, 's')
    .replace(/x/g, 'ks')
    .replace(/z/g, 's')
    .replace(/h/g, '')
    .replace(/(?<=.)[aeiouyw]+/g, '');
  return said.replace(/(.)\1+/g, '$1');
}

const UNITS = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const TENS = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
/** "sixty-six" as "66"; null unless all the words are numbers. */
function figureOf(words: readonly string[]): string | null {
  let sum = 0;
  for (const word of words) {
    if (UNITS.includes(word)) sum += UNITS.indexOf(word);
    else if (TENS.includes(word)) sum += TENS.indexOf(word) * 10;
    else if (word === 'hundred') sum *= 100;
    else return null;
  }
  return words.length === 0 ? null : String(sum);
}

const LEADING = /^(?:the|a|an)$/;

/** The form's own name: "conquian" of "Rummy: conquian"; null if its title is a single name. */
export const nameOfForm = (title: string): string | null => title.split(': ')[1] ?? null;

/** All names of all games, by key; a starred one is also an ordinary word. A form goes by its own name too, unless a game that no book has is called that. */
export function namesOf(groups: readonly Group[], absent: ReadonlyMap<string, unknown>): Map<string, Name[]> {
  const found = new Map<string, Name[]>();
  const put = (words: readonly string[], group: number, form: number, ordinary: boolean, title: boolean) => {
    const key = words.join('');
    if (key.length < 2) return;
    const list = found.get(key) ?? [];
    if (!list.some((one) => one.group === group && one.form === form))
      list.push({ key, size: words.length, group, form, ordinary, title, bits: lettersOf(key), sound: soundOf(key) });
    found.set(key, list);
  };
  const add = (name: string, group: number, form: number, title: boolean) => {
    const words = wordsOf(name.replace(/\(.*?\)/g, ' '));
    const own = LEADING.test(words[0] ?? '') ? words.slice(1) : words;
    const figure = figureOf(own);
    put(own, group, form, name.startsWith('*') || figure !== null, title);
    if (figure !== null) put([figure], group, form, true, title);
  };
  groups.forEach((group, n) => {
    if (group.id === '') return;
    add(group.title, n, -1, true);
    for (const name of group.names) add(name, n, -1, false);
    group.forms.forEach((form, at) => {
      const [star = ''] = /^\*/.exec(form.title) ?? [];
      const own = nameOfForm(form.title);
      if (own !== null && !absent.has(wordsOf(own).join(''))) add(star + own, n, at, true);
      add(own === null ? form.title : form.title.slice(star.length), n, at, true);
      for (const name of form.names) add(name, n, at, false);
      // "Cinch with a widow" is called "cinch widow" and "widow cinch".
      const lean = wordsOf(form.title).filter((word) => !SMALL.has(word));
      if (own === null && lean.length === 2 && lean.every((word) => figureOf([word]) === null) && wordsOf(form.title).length > 2)
        for (const words of [lean, lean.toReversed()]) put(words, n, at, false, false);
    });
  });
  for (const [key, list] of found)
    found.set(
      key,
      [...list].sort((a, b) => Number(b.title) - Number(a.title)),
    );
  return found;
}

/** Words before an ordinary word that show it is not a game's name: "he had hearts", "a war", "queen of spades". */
const NO_NAME_AFTER =
  /^(?:a|an|the|my|his|her|our|your|their|no|some|any|of|had|has|have|led|lead|leads|two|three|four|five|six|all|more|and|or|with|call|called|bid|holding|held|declared|trump|trumps|made|named|to|was|is|in|not|for|on)$/;
const NO_NUMBER_AFTER = /^(?:over|under|past|than|reach|reached|about|exactly|by|scored?|count|counted|hit|pegged|dealt|went|at)$/;
const NAME_AFTER = /^(?:at|playing|play|played|in|game)$/;

/** Words after "put" and "commit" that show these are verbs, not games: "put his hand on the table". */
const OBJECT = /^(?:a|an|the|my|his|her|our|your|their|it|them|down|up|in|on|out|back|one|two|three)$/;
const VERB = /^(?:put|commit)$/;

/** Words that may follow the name of a game: "hearts penalty". */
const ABOUT = /^(?:penalty|penalties|rules?|laws?|score|scores|scoring|points|game|question|help|please)$/;

function standsAsName(all: readonly string[], from: number, to: number, isNumber: boolean): boolean {
  let end = all.length;
  while (end > to && ABOUT.test(all[end - 1] ?? '')) end -= 1;
  const words = all.slice(0, end);
  const before = words[from - 1];
  if (before === undefined && VERB.test(words[from] ?? '') && OBJECT.test(words[to] ?? '')) return false;
  if (before === undefined) return !(words[to] === 'of') && (!isNumber || to - from > 1 || to === words.length || words.length < 5);
  if (/^(?:at|playing)$/.test(before)) return true;
  if (isNumber) return to === words.length && (words.length < 4 || to - from > 1) && !NO_NAME_AFTER.test(before) && !NO_NUMBER_AFTER.test(before);
  if (before === 'in') return to === words.length || NAME_AFTER.test(words[to] ?? '');
  return to === words.length && !NO_NAME_AFTER.test(before);
}

/** A name shared by more games than this names none of them: "three-handed". */
const MOST_BEARERS = 3;
/** A query of more words than this is a sentence. */
const SHORT = 4;

const plural = (key: string) => (key.endsWith('s') ? key.slice(0, -1) : `${key}s`);

/** How to read a name that is also an ordinary word: as a name where its position suggests one, wherever it may be one, or always as a word. */
export type WordsAs = 'names-in-place' | 'names' | 'words';

/** The names in a query, spelt correctly: the longest first, without overlaps. */
export function namedIn(words: readonly string[], names: ReadonlyMap<string, readonly Name[]>, as: WordsAs = 'names-in-place'): NamedAt[] {
  const found: NamedAt[] = [];
  const taken = new Set<number>();
  for (let size = Math.min(6, words.length); size > 0; size--)
    for (let from = 0; from + size <= words.length; from++) {
      const to = from + size;
      if (taken.size > 0 && Array.from({ length: size }, (_, n) => from + n).some((n) => taken.has(n))) continue;
      const key = words.slice(from, to).join('');
      const list = names.get(key) ?? (key.length > 4 && size === 1 ? names.get(plural(key))?.filter((name) => !name.ordinary) : undefined) ?? [];
      const ordinary = list.length > 0 && list.every((name) => name.ordinary);
      const isNumber = /^\d+$/.test(key) || figureOf(words.slice(from, to)) !== null;
      const stands = () => standsAsName(words, from, to, isNumber) || (as === 'names' && !isNumber && !NO_NAME_AFTER.test(words[from - 1] ?? ''));
      if (list.length === 0 || (ordinary && (as === 'words' || !stands()))) continue;
      // A sentence does not begin with a form's name that is also a word: "dummy got up and looked".
      if (ordinary && from === 0 && words.length > SHORT && list.every(({ form }) => form >= 0)) continue;
      for (let n = from; n < to; n++) taken.add(n);
      found.push({ from, to, places: list.map(({ group, form }) => ({ group, form })), ordinary, meant: null });
    }
  // A name of several games belongs to the game that is named beside it: "three-handed euchre"; by itself, a name of too many games names none.
  const owned = found.flatMap((one) => {
    const others = found.filter((other) => other !== one).flatMap(({ places }) => places);
    const beside = one.places.filter(({ group }) => others.some((place) => place.group === group));
    // A form's name beside another game is a word of that game, "muggins at cribbage", unless it is the longer name: "railroad euchre going solo".
    const asLong = found.filter((other) => other !== one && other.to - other.from >= one.to - one.from).flatMap(({ places }) => places);
    if (beside.length === 0 && one.places.every(({ form }) => form >= 0) && asLong.some(({ form }) => form < 0)) return [];
    const places = beside.length > 0 && new Set(one.places.map(({ group }) => group)).size > 1 ? beside : one.places;
    return new Set(places.map(({ group }) => group)).size > MOST_BEARERS ? [] : [{ ...one, places }];
  });
  // A name that is also an ordinary word yields to one that is only a name; so does one after an article: "on the bridge".
  const sure = owned.filter(({ ordinary, from }) => !ordinary && !/^(?:the|a|an|my|his|her|our|their|no)$/.test(words[from - 1] ?? ''));
  return sure.length > 0 ? sure : owned;
}

/** The game that an unknown word was probably meant for; `size` is the number of words in `key`. */
export function misspeltName(
  key: string,
  size: number,
  names: ReadonlyMap<string, readonly Name[]>,
): { readonly meant: string; readonly places: readonly Named[] } | null {
  if (key.length < 3 || /\d/.test(key)) return null;
  const bits = lettersOf(key);
  const sound = soundOf(key);
  let best: { readonly name: Name; readonly cost: number } | null = null;
  for (const list of names.values()) {
    const [name] = list;
    if (name === undefined || Math.abs(name.key.length - key.length) > 3 || name.key.length < 3 || Math.abs(name.size - size) > 1) continue;
    const alike = name.sound === sound && sound.length > 1;
    const most = key.length < 4 ? 1 : key.length < 5 ? (alike ? 2 : 1) : key.length < 8 ? (alike ? 3 : 1) : alike ? 4 : 2;
    if (key.length < 5 && !alike && key[0] !== name.key[0]) continue;
    if (key.length < 4 && !alike) continue;
    if (bitsIn(bits ^ name.bits) > 2 * most) continue;
    for (let cost = 1; cost <= most; cost++)
      if (near(key, name.key, cost)) {
        const whole = cost - (alike ? 0.6 : 0) + (name.form >= 0 ? 0.2 : 0) + (name.key[0] === key[0] ? 0 : 0.1);
        if (best === null || whole < best.cost) best = { name, cost: whole };
        break;
      }
  }
  if (best === null) return null;
  const { key: meant } = best.name;
  return { meant, places: (names.get(meant) ?? []).map(({ group, form }) => ({ group, form })) };
}

/** At most this many games are offered for the beginning of a name. */
const OFFERED = 2;

/** Games with a name that begins with these letters, titles first, then the shortest. */
export function namesBegun(letters: string, names: ReadonlyMap<string, readonly Name[]>): Named[] {
  if (letters.length < 3 || names.has(letters)) return [];
  return [...names.values()]
    .flat()
    .filter((name) => name.form < 0 && name.key.startsWith(letters))
    .sort((a, b) => Number(b.title) - Number(a.title) || a.key.length - b.key.length)
    .filter((name, n, all) => all.findIndex((one) => one.group === name.group) === n)
    .slice(0, OFFERED)
    .map(({ group, form }) => ({ group, form }));
}
