// Scores the entries for a query: by how much of it each covers, then by kind of entry. Pure.

import type { Kind } from '../files/format.ts';
import { GENERAL, groupOf, type Known, kindOf } from '../read/known.ts';
import type { Words } from '../read/pieces.ts';
import type { Question, Term } from '../read/read.ts';
import { stem } from '../words/words.ts';

export interface Scored {
  readonly entry: number;
  readonly group: number;
  readonly kind: Kind;
  /** How much of the query it covers, from 0 to 1, or a little more with pairs. */
  readonly covers: number;
  readonly score: number;
}

/** The weight of each kind of entry if the query describes an incident, and if it asks for a score. */
const WEIGHT: Readonly<Record<Kind, readonly [happened: number, scores: number]>> = {
  l: [1, 0.94],
  o: [0.96, 0.9],
  u: [0.6, 0.6],
  q: [0.86, 0.86],
  i: [0.8, 1],
  s: [0.74, 0.98],
  r: [0.82, 0.85],
  t: [0.7, 0.6],
  g: [0.8, 0.7],
  v: [0.8, 0.7],
  n: [0.7, 0.6],
  d: [0.6, 0.6],
  f: [1, 1],
};

/** The weight of a row of the odds if the query asks for odds. */
const ASKED_ODDS = 1.2;

/** The bonus for a pair of adjacent words, times the lowest weight of a word. */
const PAIR = 0.8;
/** A synonym counts this much of the word itself. */
const ALIKE = 0.85;
/** An unknown word weighs less than a known one that an entry lacks. */
const UNKNOWN = 0.45;

/** Entries that cover less of a query than this are dropped; if a game is named, a weak answer is better than none. */
const COVERS = 0.18;
const COVERS_NAMED = 0.08;

/** The boost for entries of the most played games if no game is named: enough to decide between near-equals. */
const PLAYED = 0.09;
/** The boost for the game opened last, and the decrease for each one before it: more than any boost for being played. */
const OPENED = { last: 0.16, less: 0.01 } as const;

/** The weight of a word: higher the rarer it is among these entries, but never so high that one rare word outweighs two. */
const informationOf = (posts: number, of: number) => Math.log(1 + of / (1 + posts)) ** 0.75;

interface Weighed {
  readonly weight: number;
  readonly hits: ReadonlyMap<number, number>;
}

function weigh(term: Term, words: Words, known: Known, within: ReadonlySet<number> | null): Weighed {
  const hits = new Map<number, number>();
  let whole = 0;
  let local = 0;
  for (const [one, weight] of term.stems) {
    const posts = words.get(one)?.posts ?? [];
    // Rarity is that of the word and its synonyms; words that it only may mean do not make it common.
    if (weight >= 0.9) whole = Math.max(whole, posts.length);
    for (const [entry, information] of posts) {
      if (within !== null) {
        if (!within.has(groupOf(entry, known))) continue;
        if (weight >= 0.9) local += 1;
      }
      const hit = information * (weight === 1 ? 1 : weight * ALIKE);
      if (hit > (hits.get(entry) ?? 0)) hits.set(entry, hit);
    }
  }
  const size =
    within === null ? known.size : [...within].reduce((sum, group) => sum + (known.groups[group]?.counts.reduce((all, one) => all + one, 0) ?? 0), 0);
  const rare = informationOf(whole, known.size);
  const weight = within === null ? rare : 0.65 * rare + 0.35 * informationOf(local, size);
  const figure =
    term.number !== undefined
      ? 2
      : /^\d+$/.test(term.word)
        ? Number(term.word) > 1 && Number(term.word) < 14
          ? 0.6
          : 0.35
        : GENERAL.has(stem(term.word)) || term.stems.some(([one]) => Number(one) > 13)
          ? 0.6
          : 1;
  const own = term.stems.find(([one, weight]) => weight >= 0.9 && words.get(one) !== undefined)?.[0] ?? '';
  const specificity = words.get(own)?.specificity ?? 1;
  // How well a word tells the laws of one game apart matters less where the game has to be found too.
  return { weight: weight * figure * (within === null ? Math.sqrt(specificity) : specificity) * (term.found ? 1 : UNKNOWN), hits };
}

/** The sum of the weights of a query's words. */
export const weightOf = ({ terms }: Question, words: Words, known: Known): number =>
  terms.reduce((sum, term) => sum + weigh(term, words, known, null).weight, 0);

/** The boost for an entry by its game if no game is named. */
function additions(known: Known, opened: readonly string[]): (group: number) => number {
  const last = new Map(opened.map((id, n) => [known.groups.findIndex((one) => one.id === id), OPENED.last - n * OPENED.less]));
  return (group) => (group === 0 ? 0 : (last.get(group) ?? (PLAYED * (known.groups[group]?.played ?? 0)) / 9));
}

/** The matching entries, best first: of all groups, or of those in `within`; of all groups, games in `opened` are boosted. */
export function rank(question: Question, words: Words, known: Known, within: ReadonlySet<number> | null, opened: readonly string[] = []): Scored[] {
  const { terms, pairs } = question;
  const covered = new Map<number, number>();
  let whole = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const term of terms) {
    const { weight, hits } = weigh(term, words, known, within);
    whole += weight;
    least = Math.min(least, weight);
    for (const [entry, hit] of hits) covered.set(entry, (covered.get(entry) ?? 0) + hit * weight);
  }
  if (whole === 0) return [];
  for (const pair of pairs)
    for (const [entry, hit] of words.get(pair)?.posts ?? []) {
      const sofar = covered.get(entry);
      if (sofar !== undefined) covered.set(entry, sofar + PAIR * least * hit);
    }
  const scored: Scored[] = [];
  const adds = additions(known, opened);
  for (const [entry, sum] of covered) {
    const covers = sum / whole;
    if (covers < (within === null ? COVERS : COVERS_NAMED)) continue;
    const group = groupOf(entry, known);
    const kind = kindOf(entry, group, known);
    let score = covers * (kind === 'd' && question.asksOdds ? ASKED_ODDS : WEIGHT[kind][question.asksScore ? 1 : 0]);
    if (kind === 'g' || kind === 'v') score *= question.sentence || covers < 0.95 ? 0.8 : 1.3;
    // A single word that names an offence asks for it, and so does a longer query that an offence's name covers.
    if (kind === 'o' && (terms.length === 1 || (terms.length > 2 && covers >= 0.95))) score *= 1.1;
    if (within === null) score *= 1 + adds(group);
    scored.push({ entry, group, kind, covers, score });
  }
  return scored.sort((a, b) => b.score - a.score || a.entry - b.entry);
}
