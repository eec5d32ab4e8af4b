// Finds jumps in the vocabulary for what a player typed. Pure, so that the tests run it without a browser.
import type { Jump, Vocabulary } from '../../lib/vocabulary.ts';

const STOP = new Set(
  'a an and are at be but by can did do does for from had has have he her hers him his how i if in into is it its me my of off on one or our she so that the their them then there they this to was we were what when which who will with you your'.split(
    ' ',
  ),
);

/** Words of a text: lower case, accents and apostrophes gone. */
export function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

/** Whether two words differ by at most `most` letters added, dropped, changed or swapped. */
export function near(a: string, b: string, most: number): boolean {
  if (Math.abs(a.length - b.length) > most) return false;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, n) => n);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      next.push(cost);
    }
    before = row;
    row = next;
  }
  return (row[b.length] ?? most + 1) <= most;
}

interface Entry {
  readonly jump: Jump;
  readonly title: readonly string[];
  readonly aka: readonly (readonly string[])[];
  readonly game: readonly string[];
}
export interface Matcher {
  readonly entries: readonly Entry[];
  readonly known: ReadonlySet<string>;
  readonly vocabulary: Vocabulary;
}

/** Prepares a vocabulary for matching. */
export function matcher(vocabulary: Vocabulary): Matcher {
  const names = new Map<string, string[]>();
  for (const [kind, title, , aka, game] of vocabulary.jumps) if (kind === 'g') names.set(game, wordsOf(`${title} ${aka} ${game}`));
  const entries = vocabulary.jumps.map((jump) => ({
    jump,
    title: wordsOf(jump[1]),
    aka: jump[3]
      .split('|')
      .filter((one) => one !== '')
      .map(wordsOf),
    game: names.get(jump[4]) ?? [],
  }));
  const known = new Set([
    ...entries.flatMap((entry) => [...entry.title, ...entry.aka.flat(), ...entry.game]),
    ...Object.keys(vocabulary.words),
    ...Object.values(vocabulary.words).flatMap(wordsOf),
  ]);
  return { entries, known, vocabulary };
}

/** The word of the vocabulary that a mistyped word is nearest to, or the word itself. */
function mend(word: string, known: ReadonlySet<string>): string {
  if (known.has(word) || word.length < 4) return word;
  for (const other of known) if (other.startsWith(word)) return word;
  const most = word.length > 7 ? 2 : 1;
  let best: string | null = null;
  for (const other of known)
    if (other.length > 3 && near(word, other, most) && (best === null || Math.abs(other.length - word.length) < Math.abs(best.length - word.length)))
      best = other;
  return best ?? word;
}

export interface Understood {
  /** What is sent to the full text: the index's words. */
  readonly query: string;
  readonly words: readonly string[];
  /** Words that were mended or translated, from and to. */
  readonly changed: readonly (readonly [string, string])[];
  /** A game asked for that no book has. */
  readonly absent: string | null;
  /** Words that the vocabulary does not know at all, with the nearest it has. */
  readonly nearest: readonly string[];
}

/** Turns the player's words into the index's: misspellings mended, slang translated, small words dropped. */
export function understand(text: string, { known, vocabulary }: Matcher): Understood {
  const typed = wordsOf(text);
  const changed: [string, string][] = [];
  const said = ` ${typed.join(' ')} `;
  const absent = vocabulary.absent.find((name) => said.includes(` ${wordsOf(name).join(' ')} `)) ?? null;
  const words: string[] = [];
  for (const word of typed) {
    if (STOP.has(word) && typed.length > 2) continue;
    const mended = mend(word, known);
    const meant = vocabulary.words[mended] ?? mended;
    if (meant !== word) changed.push([word, meant]);
    for (const one of wordsOf(meant)) if (!words.includes(one)) words.push(one);
  }
  const nearest = words
    .filter((word) => !known.has(word))
    .flatMap((word) => [...known].filter((other) => other.length > 3 && (near(word, other, 3) || other.startsWith(word.slice(0, 3)))).slice(0, 3));
  return { query: words.join(' '), words, changed, absent, nearest: [...new Set(nearest)].slice(0, 5) };
}

const hit = (words: readonly string[], word: string, last: boolean) =>
  words.includes(word) ? 1 : last && word.length > 1 && words.some((one) => one.startsWith(word)) ? 0.7 : 0;

/** The jumps that answer, best first. The last word may be half typed. */
export function jumpsFor(text: string, from: Matcher, most = 6): Jump[] {
  const raw = wordsOf(text);
  const { words } = understand(text, from);
  if (words.length === 0) return [];
  const said = ` ${raw.join(' ')} `;
  const asksGame = from.entries.filter((entry) => entry.jump[0] === 'g' && entry.game.some((name) => words.includes(name)));
  const scored = from.entries.map((entry) => {
    const [kind] = entry.jump;
    let score = 0;
    let met = 0;
    words.forEach((word, n) => {
      const last = n === words.length - 1;
      const inTitle = hit(entry.title, word, last);
      const inAka = entry.aka.reduce((best, one) => Math.max(best, hit(one, word, last)), 0) * 0.7;
      const inGame = kind === 'g' ? 0 : hit(entry.game, word, last) * 0.5;
      const best = Math.max(inTitle, inAka, inGame);
      if (best > 0) met += 1;
      score += best;
    });
    // A phrase of the players' own, said whole, is the surest sign.
    if (entry.aka.some((one) => one.length > 1 && said.includes(` ${one.join(' ')} `))) score += 2;
    if (met < words.length) score *= met / words.length;
    // Something other than the game's name has to be hit, or every law of a game would answer to its name.
    const own = words.some(
      (word, n) => hit(entry.title, word, n === words.length - 1) > 0 || entry.aka.some((one) => hit(one, word, n === words.length - 1) > 0),
    );
    if (!own) score = 0;
    score *= 1 + 0.5 / Math.max(1, entry.title.length);
    if (kind === 'g' && words.length === 1) score *= 1.6;
    if (kind === 't' || kind === 'o') score *= 0.75;
    if (entry.jump[4].includes('/') && !asksGame.includes(entry)) score *= 0.85;
    return { jump: entry.jump, score };
  });
  return scored
    .filter((one) => one.score > 0.55)
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map((one) => one.jump);
}
