// The steps of parsing a query (read.ts): misspelt names, the remaining words, and correcting those that are not in the index. Pure; requests the
// pieces of words that it needs.

import { lawStem, pairStem } from '../files/format.ts';
import { SMALL, stem } from '../words/words.ts';
import type { Known } from './known.ts';
import { halves, mend } from './mend.ts';
import { misspeltName, type Named, nameOfForm } from './names.ts';
import type { Words } from './pieces.ts';
import type { readEarly, Term } from './read.ts';

type Early = ReturnType<typeof readEarly>;
type Weighed = readonly [stem: string, weight: number];

/** Words before the name of a game. */
const PLAYED = /^(?:at|in|play|plays|playing)$/;
const LAW = /^(?:laws?|rules?|article|articles|section|no)$/;
const NUMBER = /^(?:\d{1,3}[a-z]?|[ivxl]{1,6})$/;
/** A word with more postings than this is one that the laws use. */
const USED = 3;
/** How many similar words are offered for an unknown one. */
const OFFERED = 5;

/** A query while it is parsed; its methods are called once each, in the order below. */
export class QuestionReader {
  readonly typed: readonly string[];
  /** A requested game that no book has. */
  missing: Early['absent'];
  /** Whether the query asks more than about that game. */
  readonly hasMore: boolean;
  readonly places: Named[];
  /** Whether every name is also an ordinary word. */
  ordinary: boolean;
  readonly changed: [string, string][] = [];
  readonly terms: Term[] = [];
  readonly nearest: string[] = [];
  readonly #known: Known;
  readonly #words: Words;
  readonly #early: Early;
  /** Indices of the words that are part of a game's name. */
  readonly #inName: Set<number>;
  /** The index of a word that has only one letter so far, or -1. */
  readonly #begun: number;
  /** Stems in the order of the words, null where adjacency is broken. */
  readonly #row: (string | null)[] = [];
  readonly #needed: string[] = [];

  constructor(text: string, early: Early, known: Known, words: Words) {
    const { words: typed, namedAt, absent } = early;
    this.typed = typed;
    this.#early = early;
    this.#known = known;
    this.#words = words;
    this.#inName = new Set(namedAt.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, n) => from + n)));
    // A single letter after whole words is a word just begun: it says nothing yet. After "law" it is a number.
    const last = typed.length - 1;
    this.#begun = /\S\s+[a-z]$/i.test(text) && !(LAW.test(typed[last - 1] ?? '') && NUMBER.test(typed[last] ?? '')) ? last : -1;
    this.hasMore = typed.some((word, n) => absent !== null && (n < absent.from || n >= absent.to) && !SMALL.has(word));
    this.missing = absent;
    this.places = namedAt.flatMap((one) => one.places);
    this.ordinary = namedAt.length > 0 && namedAt.every((one) => one.ordinary);
  }

  knows(one: string): boolean {
    return this.#words.get(one) !== undefined;
  }

  #alike(one: string): readonly Weighed[] {
    return this.#known.alike.get(one) ?? [];
  }

  #ofMissing(n: number): boolean {
    return this.missing !== null && n >= this.missing.from && n < this.missing.to;
  }

  /** Whether neither a word nor a synonym of it is in the index. */
  #isUnknown(n: number): boolean {
    const word = this.typed[n];
    if (word === undefined || this.#ofMissing(n) || this.#inName.has(n) || n === this.#begun) return false;
    return !SMALL.has(word) && word.length > 2 && !/\d/.test(word) && !this.knows(stem(word)) && !this.#known.alike.has(stem(word));
  }

  /** Fetches the pieces of the words, then decides whether a game that no book has is meant. */
  async fetchWords(): Promise<void> {
    await this.#words.need(
      this.typed.flatMap((word, n) => {
        if (this.#inName.has(n) || SMALL.has(word)) return [];
        const one = stem(word);
        const next = this.typed[n + 1];
        return [one, ...this.#alike(one).map(([other]) => other), ...(next === undefined ? [] : [stem(word + next)])];
      }),
    );
    if (this.#isWordOfLaws() || this.#early.namedAt.some((one) => !one.ordinary)) this.missing = null;
  }

  /** Whether a missing game's name is really a word of the laws, like the rook of chess, in a longer query. After "at", as in "win at rook", it is not. */
  #isWordOfLaws(): boolean {
    const { absent } = this.#early;
    if (absent === null || absent.to - absent.from !== 1 || !this.hasMore || PLAYED.test(this.typed[absent.from - 1] ?? '')) return false;
    const word = this.typed[absent.from] ?? '';
    const isForm = this.#known.groups.some(({ forms }) => forms.some(({ title }) => nameOfForm(title)?.toLowerCase() === word));
    return !isForm && (this.#words.get(stem(word))?.posts.length ?? 0) > USED;
  }

  /** An unknown word may be the name of a game, alone or with its neighbour. */
  findMisspeltNames(): void {
    const { typed } = this;
    const isHalfTyped = (n: number) => n === typed.length - 1 && [...this.#known.names.keys()].some((key) => key.startsWith(typed[n] ?? ' '));
    for (let n = 0; n < typed.length; n++) {
      if (!this.#isUnknown(n) || (isHalfTyped(n) && this.places.length > 0)) continue;
      if (!this.#readAsName(n, n + 2) && !this.#readAsName(n - 1, n + 1)) this.#readAsName(n, n + 1);
    }
  }

  /** Takes these words for a misspelt name of a game. Returns whether they are one. */
  #readAsName(from: number, to: number): boolean {
    const { typed, places } = this;
    if (from < 0 || to > typed.length) return false;
    // A name beside it may be part of the intended one: "brige whist".
    const within = this.#early.namedAt.find((one) => one.to - one.from === 1 && to - from === 2 && (one.from === from || one.to === to));
    if (within === undefined && [from, to - 1].some((at) => this.#inName.has(at))) return false;
    const said = typed.slice(from, to);
    if (to - from > 1 && said.some((word) => SMALL.has(word))) return false;
    const found = misspeltName(said.join(''), to - from, this.#known.names);
    if (found === null) return false;
    if (within === undefined && places.length > 0 && !found.places.some(({ group }) => places.some((one) => one.group === group))) return false;
    for (let at = from; at < to; at++) this.#inName.add(at);
    const [first] = found.places;
    const group = this.#known.groups[first?.group ?? 0];
    const title = (first === undefined || first.form < 0 ? group?.title : group?.forms[first.form]?.title) ?? found.meant;
    this.changed.push([said.join(' '), title.replace(/^\*/, '')]);
    if (within !== undefined) places.splice(0);
    if (places.length === 0) this.ordinary = false;
    places.push(...found.places);
    return true;
  }

  /** Fetches all words with the same first letter, for correction, and possible halves, for when there is no correction. */
  async fetchLikeUnknown(): Promise<void> {
    const unknown = this.typed.filter((_, n) => this.#isUnknown(n));
    await Promise.all(unknown.map((word) => this.#words.needAll(stem(word).charAt(0))));
    await this.#words.need(unknown.flatMap((word) => Array.from({ length: Math.max(0, word.length - 5) }, (_, at) => stem(word.slice(at + 3)))));
  }

  async readTerms(): Promise<void> {
    for (const [n, word] of this.typed.entries())
      if (this.#inName.has(n) || n === this.#begun) this.#row.push(null);
      else if (this.#isNumber(n)) this.#addNumber(word);
      else if (!SMALL.has(word) && !(LAW.test(word) && NUMBER.test(this.typed[n + 1] ?? ''))) await this.#addWord(n, word);
  }

  /** Whether a word is the number of a law. */
  #isNumber(n: number): boolean {
    const word = this.typed[n] ?? '';
    return LAW.test(this.typed[n - 1] ?? '') && NUMBER.test(word) && (word !== 'i' || n === this.typed.length - 1 || this.#inName.has(n + 1));
  }

  #addNumber(word: string): void {
    this.terms.push({ word, stems: [[lawStem(word), 1]], number: word, found: true });
    this.#needed.push(lawStem(word));
    this.#row.push(null);
  }

  async #addWord(n: number, word: string): Promise<void> {
    const one = stem(word);
    const stems: Weighed[] = [[one, 1], ...this.#alike(one), ...this.#joined(n, word)];
    const isKnown = this.knows(one) || this.#alike(one).some(([other]) => this.knows(other));
    const isBegun = n === this.typed.length - 1 && word.length > 2 && (await this.#addBegun(word, stems, isKnown));
    const found = isKnown || isBegun;
    // The missing game's name may be an ordinary word here, if it is all that is asked: "uno" at skat.
    if (this.missing !== null && this.#ofMissing(n) && (this.hasMore || !found || this.missing.to - this.missing.from > 1)) {
      this.#row.push(null);
      return;
    }
    if (found) this.#add(word, stems, true);
    else this.#addMended(word, stems);
    this.#needed.push(...stems.map(([other]) => other));
  }

  /** A word joined with the next one, or with the one before it. */
  #joined(n: number, word: string): Weighed[] {
    const next = this.typed[n + 1];
    const before = this.typed[n - 1] ?? '';
    const both = [
      next === undefined || this.#inName.has(n + 1) ? '' : stem(word + next),
      before === '' || SMALL.has(before) || this.#inName.has(n - 1) ? '' : stem(before + word),
    ];
    return both.flatMap((joined): Weighed[] => (joined !== '' && this.knows(joined) ? [[joined, 1]] : []));
  }

  /** Adds the words that a half-typed word begins, at a low weight if it is a whole word already. Returns whether it begins any. */
  async #addBegun(word: string, stems: Weighed[], isKnown: boolean): Promise<boolean> {
    const one = stem(word);
    await this.#words.needAll(word.length > 3 ? word : one);
    for (const [other, { posts }] of this.#words.beginning(word))
      if (other !== one && posts.length > 0 && !other.includes('_')) stems.push([other, isKnown ? 0.35 : 0.85]);
    return stems.length > 1 && stems.some(([other]) => other.startsWith(word));
  }

  /** Adds an unknown word: corrected, split in two, or as it is, with words that begin like it on offer. */
  #addMended(word: string, stems: Weighed[]): void {
    const mended = mend(word, this.#words);
    const parts = mended === null && word.length > 5 ? halves(word, this.#words) : null;
    if (mended !== null) {
      stems.push([stem(mended), 0.95], ...this.#alike(stem(mended)).map(([other, weight]): Weighed => [other, weight * 0.95]));
      this.changed.push([word, mended]);
      this.#add(mended, stems, true);
    } else if (parts !== null) for (const part of parts) this.#add(part, [[stem(part), 1], ...this.#alike(stem(part))], true);
    else {
      for (const [, { form, posts }] of this.#words.beginning(stem(word).slice(0, 3)))
        if (posts.length > 0 && this.nearest.length < OFFERED && /^[a-z]{4,}$/.test(form)) this.nearest.push(form);
      this.#add(word, stems, false);
    }
  }

  #add(word: string, weighed: readonly Weighed[], found: boolean): void {
    const best = new Map<string, number>();
    for (const [one, weight] of weighed) best.set(one, Math.max(best.get(one) ?? 0, weight));
    this.terms.push({ word, stems: [...best], found });
    this.#row.push(stem(word));
  }

  /** Fetches the remaining pieces. Returns the stems of adjacent words. */
  async fetchPairs(): Promise<string[]> {
    const pairs = this.#row.flatMap((one, n) => {
      const next = this.#row[n + 1];
      return one != null && next != null ? [pairStem(one, next)] : [];
    });
    await this.#words.need([...this.#needed, ...pairs]);
    return pairs;
  }
}
