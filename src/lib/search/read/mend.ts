// Corrects a mistyped word that is not in the index. Pure.

import { near, stem } from '../words/words.ts';
import type { Words } from './pieces.ts';

/** Whether one word is the other with a negating or similar prefix: "complete" and "incomplete" are no misspellings of each other. */
const opposite = (a: string, b: string) => {
  const [long, short] = a.length > b.length ? [a, b] : [b, a];
  return long.endsWith(short) && /^(?:in|im|un|non|mis|dis|re|over|under|out|a)$/.test(long.slice(0, long.length - short.length));
};

/** The word that a mistyped one was meant for: a near one with the same first letter, preferring common words. */
export function mend(word: string, words: Words): string | null {
  if (word.length < 5 || /\d/.test(word)) return null;
  const one = stem(word);
  let best: readonly [string, number] | null = null;
  const most = word.length > 8 ? 2 : 1;
  for (const [other, { form, posts }] of words.beginning(one.charAt(0))) {
    if (other.includes('_') || other.length < 4 || posts.length === 0 || Math.abs(other.length - one.length) > most || opposite(other, one)) continue;
    for (let cost = 1; cost <= most; cost++) {
      if (!near(one, other, cost)) continue;
      // Prefer a word with the same second letter, and a common one.
      const whole = cost + (one.charAt(1) === other.charAt(1) ? 0 : 0.3) - Math.min(posts.length, 200) / 1000;
      if (best === null || whole < best[1]) best = [form, whole];
      break;
    }
  }
  return best?.[0] ?? null;
}

/** The two halves of a word, if both are in the index; otherwise null. */
export function halves(word: string, words: Words): [string, string] | null {
  for (let at = 3; at <= word.length - 3; at++) {
    const [one, other] = [word.slice(0, at), word.slice(at)];
    if ((words.get(stem(one))?.posts.length ?? 0) > 0 && (words.get(stem(other))?.posts.length ?? 0) > 0) return [one, other];
  }
  return null;
}
