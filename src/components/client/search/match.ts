// Finds jumps in the vocabulary for what a player typed. Every word weighs by how rare it is; an entry scores by how much of the question
// it answers, then by how little else its title speaks of.
import { type Entry, isHead, urlOf } from '../../../lib/vocabulary-code.ts';
import { SMALL, stem, wordsOf } from '../../../lib/words.ts';
import { type Matcher, understand, weigh } from './understand.ts';

export interface Jump extends Entry {
  readonly url: string;
  /** Title of the game or variant; '' for heads and terms. */
  readonly where: string;
  readonly score: number;
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
