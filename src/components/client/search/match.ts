// Finds jumps in the vocabulary for what a player typed. Pure, so that the tests run it without a browser. Every word weighs by how rare
// it is; an entry scores by how much of the question it answers, then by how little else its title speaks of.
import { type Entry, isHead, urlOf, type Vocabulary } from '../../../lib/vocabulary-code.ts';
import { near, SMALL, stem, wordsOf } from '../../../lib/words.ts';

export { wordsOf };

export interface Jump extends Entry {
  readonly url: string;
  /** Title of the game or variant; '' for heads and terms. */
  readonly where: string;
  readonly score: number;
}

const lettersOf = (word: string) => [...word].reduce((bits, letter) => bits | (1 << (letter.charCodeAt(0) & 31)), 0);
function bitsIn(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

interface Place {
  readonly id: string;
  readonly title: string;
  /** Its names, each as stems without those of the game it is a form of. */
  readonly names: readonly (readonly string[])[];
}
export interface Matcher {
  readonly entries: readonly Entry[];
  readonly vocabulary: Vocabulary;
  /** Words as written, with their stems. */
  readonly known: ReadonlyMap<string, readonly string[]>;
  readonly stems: ReadonlySet<string>;
  /** Stem to the entries that have it: in the title (1) or among the players' words (0.9). */
  readonly posts: ReadonlyMap<string, readonly (readonly [number, number])[]>;
  /** What the words of each title weigh together. */
  readonly titles: Float32Array;
  /** Known words with the letters they have, so that most of them need no closer look when a word is mended. */
  readonly letters: readonly (readonly [string, number])[];
  /** What was mended before. */
  readonly mended: Map<string, string>;
  readonly places: readonly Place[];
  /** Number of the place of an entry, -1 for none. */
  readonly placeAt: readonly number[];
  /** Number of the game that a place is a form of, -1 for none. */
  readonly parentAt: readonly number[];
  /** Number of the entry of a law's head, -1 for none. */
  readonly headAt: readonly number[];
}

/** Prepares a vocabulary for matching. */
export function matcher(vocabulary: Vocabulary): Matcher {
  const { entries, words } = vocabulary;
  const known = new Map<string, readonly string[]>();
  const stemsOf = (word: string): readonly string[] => {
    const had = known.get(word);
    if (had !== undefined) return had;
    const found = (Object.hasOwn(words, word) ? wordsOf(words[word] ?? '') : [word]).map((one) => stem(one));
    known.set(word, found);
    return found;
  };
  const posts = new Map<string, [number, number][]>();
  const post = (word: string, entry: number, weight: number) => {
    for (const one of stemsOf(word)) {
      const list = posts.get(one);
      if (list === undefined) posts.set(one, [[entry, weight]]);
      else if (list.at(-1)?.[0] !== entry) list.push([entry, weight]);
    }
  };
  const places: Place[] = [];
  const placeAt: number[] = [];
  const heads = new Map<string, number>();
  const titles = entries.map((entry, n) => {
    const inTitle = wordsOf(entry.title);
    for (const word of inTitle) post(word, n, 1);
    for (const word of entry.bag) if (word !== ',') post(word, n, 0.9);
    if (isHead(entry.kind)) heads.set(entry.key, n);
    if (entry.kind === 'g' || entry.kind === 'v') {
      const parent = entry.kind === 'v' ? (places.findLast((one) => !one.id.includes('/'))?.names.flat() ?? []) : [];
      const names = [inTitle, ...entry.bag.join(' ').split(',').map(wordsOf), entry.key.split('-')]
        .map((name) => name.flatMap(stemsOf).filter((one) => !parent.includes(one) && !SMALL.has(one)))
        .filter((name) => name.length > 0);
      places.push({ id: entry.game, title: entry.title, names });
    }
    placeAt.push(entry.game === '' ? -1 : places.length - 1);
    return [...new Set(inTitle.filter((word) => !SMALL.has(word)).flatMap(stemsOf))];
  });
  for (const word of Object.keys(words)) stemsOf(word);
  const headAt = entries.map((entry) => heads.get(entry.head ?? '') ?? -1);
  const parentAt = places.map(({ id }) => (id.includes('/') ? places.findIndex((one) => one.id === id.split('/')[0]) : -1));
  const letters = [...known.keys()].filter((word) => word.length > 3).map((word) => [word, lettersOf(word)] as const);
  const found = { entries, vocabulary, known, stems: new Set(posts.keys()), posts, letters, mended: new Map(), places, placeAt, parentAt, headAt };
  return { ...found, titles: Float32Array.from(titles, (title) => title.reduce((sum, one) => sum + weigh(one, found), 0)) };
}

/** The known word that a mistyped word is nearest to, or the word itself. */
function mend(word: string, from: Matcher, last: boolean): string {
  const { known, stems, letters, mended } = from;
  if (known.has(word) || stems.has(stem(word)) || word.length < 4 || /\d/.test(word) || SMALL.has(word)) return word;
  if (last) for (const other of known.keys()) if (other.startsWith(word)) return word;
  const had = mended.get(word);
  if (had !== undefined) return had;
  const bits = lettersOf(word);
  let best = word;
  for (let most = 1; most <= (word.length > 6 ? 2 : 1) && best === word; most++)
    for (const [other, its] of letters)
      if (bitsIn(bits ^ its) <= 2 * most && near(word, other, most) && (best === word || (other[0] === word[0] && best[0] !== word[0]))) best = other;
  mended.set(word, best);
  return best;
}

export interface Understood {
  /** What is sent to the full text: the index's words. */
  readonly query: string;
  readonly words: readonly string[];
  /** Words that were mended or translated, from and to. */
  readonly changed: readonly (readonly [string, string])[];
  /** A game asked for that no book has. */
  readonly absent: string | null;
  /** For words that the vocabulary does not know at all, the nearest it has. */
  readonly nearest: readonly string[];
}

/** Words as the vocabulary writes them: "over pegged" is its "overpegged" where it has that word. */
function joined(typed: readonly string[], known: Matcher['known']): string[] {
  const words: string[] = [];
  for (const word of typed) {
    const before = words.at(-1);
    if (before !== undefined && word.length > 2 && !SMALL.has(word) && known.has(before + word)) words[words.length - 1] = before + word;
    else words.push(word);
  }
  return words;
}

/** Turns the player's words into the index's: misspellings mended, slang translated, small words dropped. */
export function understand(text: string, from: Matcher): Understood {
  const { known, stems, vocabulary } = from;
  const typed = joined(wordsOf(text), known);
  const changed: [string, string][] = [];
  const said = ` ${typed.join(' ')} `;
  const absent = vocabulary.absent.find((name) => said.includes(` ${wordsOf(name).join(' ')} `)) ?? null;
  const words: string[] = [];
  // The cards of a hand or a score say nothing of what is asked, unless a name has them: "500", "law 64".
  const telling = typed.filter((word) => !SMALL.has(word) && (known.has(word) || !/^\d+$/.test(word)));
  const used = telling.length === 0 ? typed : telling;
  for (const [n, word] of used.entries()) {
    const mended = mend(word, from, n === used.length - 1);
    const key = Object.hasOwn(vocabulary.words, mended) ? mended : Object.hasOwn(vocabulary.words, stem(mended)) ? stem(mended) : null;
    const meant = key === null ? mended : (vocabulary.words[key] ?? mended);
    if (meant !== word) changed.push([word, meant]);
    for (const one of wordsOf(meant)) if (!words.includes(one)) words.push(one);
  }
  const nearest = words
    .filter((word) => !known.has(word) && !stems.has(stem(word)))
    .flatMap((word) => [...known.keys()].filter((other) => other.length > 3 && (near(word, other, 2) || other.startsWith(word.slice(0, 3)))).slice(0, 3));
  return { query: words.join(' '), words, changed, absent, nearest: [...new Set(nearest)].slice(0, 5) };
}

/** How much a word tells: the rarer, the more. One that nothing has tells as much as a rare one, so that it is missed. */
const weigh = (one: string, { posts, entries }: Pick<Matcher, 'posts' | 'entries'>) => Math.log(1 + entries.length / (1 + (posts.get(one)?.length ?? 1)));

/** The words of a question from the least telling to the most: those a search does without first when all together find nothing. */
export function byTelling(words: readonly string[], from: Matcher): string[] {
  const rank = (word: string) => (from.stems.has(stem(word)) ? weigh(stem(word), from) : 0);
  return [...words].sort((a, b) => rank(a) - rank(b));
}

/** Words that ask for a score rather than for a penalty. */
const ASKS_SCORE = new Set(['count', 'scor', 'point', 'many', 'calculator', 'calculat', 'pay', 'win', 'hand', 'total', 'sheet', 'pad', 'keep'].map(stem));

/** The jumps that answer, best first. The last word may be half typed. */
export function jumpsFor(text: string, from: Matcher, most = 6): Jump[] {
  const { entries, known, posts, titles, places, placeAt, parentAt, headAt } = from;
  // One letter after whole words is a word just begun: it says nothing yet.
  const { words } = understand(text.replace(/(\S\s+)[a-z]$/i, '$1'), from);
  if (words.length === 0) return [];
  const stems = words.map((word) => stem(word));
  // A game is named when one of its names is said whole; a form of it too when its own part of the name is.
  const named = places.map((place) => place.names.filter((name) => name.every((one) => stems.includes(one))).sort((a, b) => b.length - a.length)[0] ?? null);
  const anyNamed = named.some((name) => name !== null);
  const covered = new Float32Array(entries.length);
  const own = new Uint8Array(entries.length);
  const inTitle = new Float32Array(entries.length);
  let whole = 0;
  words.forEach((word, n) => {
    const one = stems[n] ?? word;
    const weight = weigh(one, from);
    whole += weight;
    const hits = new Float32Array(entries.length);
    for (const [entry, strength] of posts.get(one) ?? []) {
      hits[entry] = strength;
      if (strength === 1) inTitle[entry] = (inTitle[entry] ?? 0) + weight;
    }
    // A word half typed stands for those it begins; one that is whole already hardly does.
    const begun = from.stems.has(one) ? 0.4 : 0.85;
    if (n === words.length - 1 && word.length > 1)
      for (const [other, meant] of known)
        if (other !== word && other.startsWith(word))
          for (const its of meant)
            for (const [entry, strength] of posts.get(its) ?? [])
              if ((hits[entry] ?? 0) < strength * begun) {
                if (strength === 1 && (hits[entry] ?? 0) === 0) inTitle[entry] = (inTitle[entry] ?? 0) + weight * begun;
                hits[entry] = strength * begun;
              }
    for (let entry = 0; entry < hits.length; entry++) {
      let hit = hits[entry] ?? 0;
      const head = headAt[entry] ?? -1;
      if (head >= 0) hit = Math.max(hit, (hits[head] ?? 0) * 0.7);
      if (hit > 0) own[entry] = 1;
      const place = placeAt[entry] ?? -1;
      if (place >= 0) {
        if (named[place]?.includes(one) === true) hit = Math.max(hit, 1);
        else if (named[parentAt[place] ?? -1]?.includes(one) === true) hit = Math.max(hit, 0.9);
      }
      covered[entry] = (covered[entry] ?? 0) + hit * weight;
    }
  });
  // Who speaks in sentences tells what happened; a game is asked for by its bare name.
  const sentence = wordsOf(text).filter((word) => SMALL.has(word)).length > 1;
  const scored: Jump[] = [];
  for (const [n, entry] of entries.entries()) {
    if (own[n] === 0) continue;
    const place = placeAt[n] ?? -1;
    let score = ((covered[n] ?? 0) / whole) * (0.85 + 0.15 * Math.min(1, (inTitle[n] ?? 0) / Math.max(titles[n] ?? 0, 1)));
    // Of laws under one head the one that bears its name stands before those that qualify it.
    if (entry.head === entry.key) score *= 1.03;
    if (isHead(entry.kind)) score *= anyNamed ? 0.6 : words.length === 1 ? 1.04 : 0.9;
    else if (entry.kind === 't') score *= anyNamed ? 0.5 : 0.75;
    else if (entry.kind === 's' && !stems.some((one) => ASKS_SCORE.has(one))) score *= 0.75;
    else if (named[place]?.length === stems.length && entry.kind === 'g') score *= 1.2;
    else if (entry.kind === 'g' || entry.kind === 'v') score *= sentence || (covered[n] ?? 0) < whole * 0.95 ? 0.8 : 1.1;
    else if (entry.game.includes('/') && named[place] == null) score *= 0.92;
    // A law whose every word stands in the name of its game answers to nothing but the name.
    if (entry.kind === 'l' || entry.kind === 's') {
      const name = named[place] ?? [];
      const beyond = stems.some((one) => !name.includes(one) && named[parentAt[place] ?? -1]?.includes(one) !== true);
      if (!beyond) score *= 0.5;
    }
    if (score >= 0.42) scored.push({ ...entry, url: urlOf(entry), where: places[place]?.title ?? '', score });
  }
  scored.sort((a, b) => b.score - a.score);
  const first = scored[0];
  if (!anyNamed && first?.head !== undefined) {
    // The same fault or question in three games or more, and no game named: first the page that has it for every game.
    const alike = scored.filter((one) => one.head === first.head && one.score > first.score - 0.12);
    const at = entries.findIndex((one) => isHead(one.kind) && one.key === first.head);
    const head = entries[at];
    if (head !== undefined && new Set(alike.map((one) => one.game.split('/')[0])).size >= 3)
      return [{ ...head, url: urlOf(head), where: '', score: first.score }, ...scored.filter((one) => !isHead(one.kind) || one.key !== first.head)].slice(
        0,
        most,
      );
  }
  return scored.slice(0, most);
}
