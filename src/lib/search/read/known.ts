// The first file, unpacked: games and their names, heads and their words, synonyms, and the list of pieces. Pure.

import { type First, type Group, type HeadWords, KINDS, type Kind, type Piece, pairStem, unpackAlike, unpackGroups, unpackHeads } from '../files/format.ts';
import { type Absent, unpackAbsent } from '../words/absent.ts';
import { SMALL, stem, wordsOf } from '../words/words.ts';
import { type Name, namesOf } from './names.ts';

export interface Known {
  readonly groups: readonly Group[];
  /** The number of the first entry of each group. */
  readonly starts: readonly number[];
  readonly size: number;
  readonly names: ReadonlyMap<string, readonly Name[]>;
  readonly heads: readonly HeadWords[];
  /** For each stem its synonyms, with weights (0 to 1). */
  readonly alike: ReadonlyMap<string, readonly (readonly [string, number])[]>;
  readonly pieces: readonly string[];
  /** Games that no book has, by their names joined into one word. */
  readonly absent: ReadonlyMap<string, Absent>;
  readonly chunks: string;
  /** Stem to the heads that have it, with weights: used to answer before any piece has loaded. */
  readonly headPosts: ReadonlyMap<string, readonly (readonly [head: number, weight: number])[]>;
}

/** Loads a piece by its address. */
export type Bring = (path: string) => Promise<Piece>;

/** The weight of a word by its field in a law or head, measured over tests/engine/search/sentences: see docs/search.md, "Steps of a query". */
export const WEIGHTS = { title: 1, aka: 0.92, spoken: 0.75, head: 0.52, text: 0.65, phrase: 0.7, story: 0.5, note: 0.32 } as const;

/** Words that occur in questions about anything. */
export const GENERAL: ReadonlySet<string> = new Set(
  'score penalty count game rule law point card hand play happen deal trick round win get got say said want somebody someone anybody guy buddy even never still one only go put now again other another thing let keep'
    .split(' ')
    .map(stem),
);

/** The stems of a text without stop words, in order. */
export const contentStems = (text: string): string[] => wordsOf(text).flatMap((word) => (SMALL.has(word) ? [] : [stem(word)]));

/** Texts with the weight of their words, and whether pairs of adjacent words count too. */
export type Field = readonly [weight: number, texts: readonly string[], pairs?: boolean];

/** The stems of each text with their weights, and its pairs of adjacent stems. In a title, a word weighs more the shorter the title is. */
export function* stemsByText(fields: readonly Field[]): Generator<readonly (readonly [stem: string, weight: number])[]> {
  for (const [weight, texts, pairs = false] of fields)
    for (const text of texts) {
      const stems = contentStems(text);
      const fit = weight === WEIGHTS.title ? 1 - 0.03 * Math.min(5, Math.max(0, stems.length - 1)) : 1;
      const beside = pairs ? stems.slice(1).map((one, n) => [pairStem(stems[n] ?? '', one), weight * fit] as const) : [];
      yield [...stems.map((one) => [one, weight * fit] as const), ...beside];
    }
}

/** Each stem of some texts with its highest weight, and each pair of adjacent stems. */
export function postsOf(fields: readonly Field[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const stems of stemsByText(fields)) for (const [one, weight] of stems) found.set(one, Math.max(found.get(one) ?? 0, weight));
  return found;
}

/** The weights of the words of a head: in full for its own page, in part for the laws under it. */
export const wordsOfHead = ({ title, aka, spoken }: HeadWords): Map<string, number> =>
  postsOf([
    [WEIGHTS.title, [title], true],
    [WEIGHTS.aka, aka, true],
    [WEIGHTS.spoken, spoken, true],
  ]);

/** Unpacks a first file. */
export function know(first: First): Known {
  const groups = unpackGroups(first.groups);
  const starts: number[] = [];
  let size = 0;
  for (const { counts } of groups) {
    starts.push(size);
    size += counts.reduce((sum, one) => sum + one, 0);
  }
  const absent = unpackAbsent(first.absent);
  const heads = unpackHeads(first.heads);
  const headPosts = new Map<string, [number, number][]>();
  heads.forEach((head, n) => {
    for (const [one, weight] of wordsOfHead(head)) {
      const list = headPosts.get(one) ?? [];
      list.push([n, weight]);
      headPosts.set(one, list);
    }
  });
  return {
    groups,
    starts,
    size,
    names: namesOf(groups, absent),
    heads,
    alike: unpackAlike(first.alike),
    pieces: first.pieces.split(' '),
    absent,
    chunks: first.chunks,
    headPosts,
  };
}

/** The group of an entry. */
export function groupOf(entry: number, { starts }: Known): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= entry) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The kind of an entry. */
export function kindOf(entry: number, group: number, { groups, starts }: Known): Kind {
  let left = entry - (starts[group] ?? 0);
  const counts = groups[group]?.counts ?? [];
  for (const [n, count] of counts.entries()) {
    if (left < count) return KINDS[n] ?? 'r';
    left -= count;
  }
  return 'r';
}
