// Reads what a player typed by the vocabulary: misspellings mended, slang translated, small words dropped. Pure, so that the tests run it
// without a browser.
import { type Entry, isHead, type Vocabulary } from '../../../lib/vocabulary-code.ts';
import { near, SMALL, stem, wordsOf } from '../../../lib/words.ts';

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
  const telling = typed.filter((word, n) => !SMALL.has(word) && (known.has(word) || !/^\d+$/.test(word) || /^laws?$/.test(typed[n - 1] ?? '')));
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
export const weigh = (one: string, { posts, entries }: Pick<Matcher, 'posts' | 'entries'>) =>
  Math.log(1 + entries.length / (1 + (posts.get(one)?.length ?? 1)));

/** The words of a question from the least telling to the most: those a search does without first when all together find nothing. */
export function byTelling(words: readonly string[], from: Matcher): string[] {
  const rank = (word: string) => (from.stems.has(stem(word)) ? weigh(stem(word), from) : 0);
  return [...words].sort((a, b) => rank(a) - rank(b));
}
