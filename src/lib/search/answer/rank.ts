// Scores the entries for a question: by how much of it each answers, then by what kind of entry it is. Pure.

import type { Kind } from '../files/format.ts';
import { GENERAL, groupOf, type Known, kindOf } from '../read/known.ts';
import type { Words } from '../read/pieces.ts';
import type { Question, Term } from '../read/read.ts';
import { stem } from '../words/words.ts';

export interface Scored {
  readonly entry: number;
  readonly group: number;
  readonly kind: Kind;
  /** How much of the question it answers, from 0 to 1. */
  readonly covers: number;
  readonly score: number;
}

/** How much a kind of entry weighs when the question is what happened, and when it is what it scores. */
const WEIGHT: Readonly<Record<Kind, readonly [happened: number, scores: number]>> = {
  l: [1, 0.94],
  o: [0.96, 0.9],
  u: [0.6, 0.6],
  q: [0.83, 0.83],
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

/** How much a row of the odds weighs where the question is how likely it is. */
const ASKED_ODDS = 1.2;

/** What a pair of neighbours adds, of the weight of the lighter word. */
const PAIR = 0.8;
/** Another word that says the same tells this much of what the word itself would. */
const ALIKE = 0.85;
/** A word that nobody knows is missed less than one that is known and missing. */
const UNKNOWN = 0.45;

/** What answers less of a question than this is no answer; of a game that is named, the little that it has is better than nothing. */
const COVERS = 0.18;
const COVERS_NAMED = 0.08;

/** What a game that is played most adds to its answers where none is named: enough to decide between near-equals. */
const PLAYED = 0.09;
/** What the game opened last adds, and how much less each one before it: more than any game that is merely played much. */
const OPENED = { last: 0.16, less: 0.01 } as const;

/** How much a word tells: the rarer it is among these entries, the more, but never so much that one rare word outweighs two. */
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
    // Its own word tells how rare it is; a word it only may stand for does not make it common.
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
  return { weight: weight * figure * (term.found ? 1 : UNKNOWN), hits };
}

/** How much all words of a question weigh together. */
export const weightOf = ({ terms }: Question, words: Words, known: Known): number =>
  terms.reduce((sum, term) => sum + weigh(term, words, known, null).weight, 0);

/** What its game adds to an entry where none is named. */
function additions(known: Known, opened: readonly string[]): (group: number) => number {
  const last = new Map(opened.map((id, n) => [known.groups.findIndex((one) => one.id === id), OPENED.last - n * OPENED.less]));
  return (group) => (group === 0 ? 0 : (last.get(group) ?? (PLAYED * (known.groups[group]?.played ?? 0)) / 9));
}

/** The entries that answer, best first: of all groups, or of some; of all, those of the games `opened` before others as good. */
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
    // A word by itself asks for what it names, and a question that is all a name of an offence for that offence.
    if (kind === 'o' && (terms.length === 1 || (terms.length > 2 && covers >= 0.95))) score *= 1.1;
    if (within === null) score *= 1 + adds(group);
    scored.push({ entry, group, kind, covers, score });
  }
  return scored.sort((a, b) => b.score - a.score || a.entry - b.entry);
}
