// Reads a question: the games it names, the numbers of laws, and the words that are left, mended where nobody knows them. Pure; asks for the
// pieces of words that it needs.

import { type Absent, absentIn } from './absent.ts';
import { lawStem, pairStem } from './format.ts';
import type { Known } from './known.ts';
import { halves, mend } from './mend.ts';
import { misspeltName, type Named, namedIn, nameOfForm, namesBegun, type WordsAs } from './names.ts';
import type { Words } from './pieces.ts';
import { SMALL, stem, wordsOf } from './words.ts';

/** A word of the question with all it may stand for. */
export interface Term {
  /** As it is looked for in the full text. */
  readonly word: string;
  /** Stems that answer to it, and how well. */
  readonly stems: readonly (readonly [string, number])[];
  /** The number of a law: a word for itself, and a strong one. */
  readonly number?: string;
  /** Whether any text has it. */
  readonly found: boolean;
}

export interface Question {
  readonly terms: readonly Term[];
  /** Neighbours, as stems of pairs. */
  readonly pairs: readonly string[];
  readonly named: readonly Named[];
  /** Whether the name is a word of the table as well. */
  readonly ordinary: boolean;
  readonly changed: readonly (readonly [string, string])[];
  /** A game that is asked for and that no book has. */
  readonly absent: Absent | null;
  /** Nothing is asked of it. */
  readonly absentAlone: boolean;
  /** Words that no text has, nor one like them. */
  readonly unknown: readonly string[];
  readonly nearest: readonly string[];
  /** Games whose name the last word begins. */
  readonly begun: readonly Named[];
  /** Words too small to find anything by tell a sentence from a name. */
  readonly sentence: boolean;
  readonly asksScore: boolean;
  readonly asksOdds: boolean;
}

const ASKS_SCORE = new Set(
  ['count', 'score', 'scored', 'points', 'point', 'many', 'much', 'calculator', 'pay', 'pays', 'worth', 'total', 'sheet', 'pad'].map(stem),
);
const ASKS_ODDS = new Set(['odds', 'chance', 'probability', 'probabilities', 'probable', 'likely', 'likelihood', 'advantage', 'percentage', 'often'].map(stem));
const LAW = /^(?:laws?|rules?|article|articles|section|no)$/;
const NUMBER = /^(?:\d{1,3}[a-z]?|[ivxl]{1,6})$/;

const asksOdds = (word: string) => ASKS_ODDS.has(stem(word));
/** A cocked die stands on an edge; that of the house is its gain. */
const asksGain = (words: readonly string[]) => words.includes('edge') && words.some((word) => word === 'house' || word === 'bank');

/** What is said before any piece has come. */
export function readEarly(text: string, known: Known, as?: WordsAs) {
  const words = wordsOf(text);
  const absent = absentIn(words, known.absent);
  // A name within one of a game that no book has is none: "mahjong solitaire".
  const within = absent === null ? [] : words.slice(absent.from, absent.to);
  const more = words.some((word) => !SMALL.has(word) && !asksOdds(word));
  const namedAt = namedIn(words, known.names, as).filter(({ from, to }) => {
    const name = words.slice(from, to);
    // Who asks for the odds of something names no game by that word.
    return (within.length < 2 || !name.every((word) => within.includes(word))) && !(more && name.every(asksOdds));
  });
  return { words, namedAt, absent };
}

/** Words before the name of a game. */
const PLAYED = /^(?:at|in|play|plays|playing)$/;

/** Reads a question, words that are also names of games as one or the other. */
export async function readQuestion(text: string, known: Known, words: Words, as?: WordsAs): Promise<Question> {
  const { words: typed, namedAt, absent } = readEarly(text, known, as);
  const changed: [string, string][] = [];
  const stemsAlike = (one: string) => known.alike.get(one) ?? [];
  const inName = new Set(namedAt.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, n) => from + n)));
  await words.need(
    typed.flatMap((word, n) => {
      if (inName.has(n) || SMALL.has(word)) return [];
      const one = stem(word);
      const next = typed[n + 1];
      return [one, ...stemsAlike(one).map(([other]) => other), ...(next === undefined ? [] : [stem(word + next)])];
    }),
  );
  const last = typed.length - 1;
  // One letter after whole words is a word just begun: it says nothing yet. After "law" it is a number.
  const begun = /\S\s+[a-z]$/i.test(text) && !(LAW.test(typed[last - 1] ?? '') && NUMBER.test(typed[last] ?? '')) ? last : -1;
  const knows = (one: string) => words.get(one) !== undefined;
  const beside = typed.some((word, n) => absent !== null && (n < absent.from || n >= absent.to) && !SMALL.has(word));
  // A word that the laws use names no missing game beside others: the rook of chess. After "at", as in "win at rook", it does.
  const isForm = (word: string) => known.groups.some(({ forms }) => forms.some(({ title }) => nameOfForm(title)?.toLowerCase() === word));
  const alone = absent !== null && absent.to - absent.from === 1 ? (typed[absent.from] ?? '') : '';
  const isPlayed = absent !== null && PLAYED.test(typed[absent.from - 1] ?? '');
  const isWord = alone !== '' && beside && !isPlayed && (words.get(stem(alone))?.posts.length ?? 0) > 3 && !isForm(alone);
  const missing = absent === null || isWord || namedAt.some((one) => !one.ordinary) ? null : absent;
  const places: Named[] = namedAt.flatMap((one) => one.places);
  let ordinary = namedAt.length > 0 && namedAt.every((one) => one.ordinary);

  // A word that no text has may be the name of a game, alone or with its neighbour.
  const ofAbsent = (n: number) => missing !== null && n >= missing.from && n < missing.to;
  const unknown = (n: number) => {
    const word = typed[n];
    if (ofAbsent(n)) return false;
    return (
      word !== undefined &&
      !inName.has(n) &&
      n !== begun &&
      !SMALL.has(word) &&
      word.length > 2 &&
      !/\d/.test(word) &&
      !knows(stem(word)) &&
      !known.alike.has(stem(word))
    );
  };
  const halfTyped = (n: number) => n === last && [...known.names.keys()].some((key) => key.startsWith(typed[n] ?? ' '));
  for (let n = 0; n < typed.length; n++) {
    if (!unknown(n) || (halfTyped(n) && places.length > 0)) continue;
    const tries: [number, number][] = [
      [n, n + 2],
      [n - 1, n + 1],
      [n, n + 1],
    ];
    for (const [from, to] of tries) {
      if (from < 0 || to > typed.length) continue;
      // A name that stands beside it may be a part of the one that was meant: "brige whist".
      const within = namedAt.find((one) => one.to - one.from === 1 && to - from === 2 && (one.from === from || one.to === to));
      if (within === undefined && [from, to - 1].some((at) => inName.has(at))) continue;
      if (to - from > 1 && typed.slice(from, to).some((word) => SMALL.has(word))) continue;
      const key = typed.slice(from, to).join('');
      const found = misspeltName(key, to - from, known.names);
      if (found === null || (within === undefined && places.length > 0 && !found.places.some(({ group }) => places.some((one) => one.group === group))))
        continue;
      for (let at = from; at < to; at++) inName.add(at);
      const [first] = found.places;
      const group = known.groups[first?.group ?? 0];
      const title = (first === undefined || first.form < 0 ? group?.title : group?.forms[first.form]?.title) ?? found.meant;
      changed.push([typed.slice(from, to).join(' '), title.replace(/^\*/, '')]);
      if (within !== undefined) places.splice(0);
      if (places.length === 0) ordinary = false;
      places.push(...found.places);
      break;
    }
  }

  // Mending looks at all the words of a letter; halves are looked for where mending finds nothing.
  const lost = typed.filter((_, n) => unknown(n));
  await Promise.all(lost.map((word) => words.needAll(stem(word).charAt(0))));
  await words.need(lost.flatMap((word) => Array.from({ length: Math.max(0, word.length - 5) }, (_, at) => stem(word.slice(at + 3)))));

  const terms: Term[] = [];
  const run: (string | null)[] = [];
  const nearest: string[] = [];
  const push = (word: string, its: readonly (readonly [string, number])[], found: boolean) => {
    const best = new Map<string, number>();
    for (const [one, weight] of its) best.set(one, Math.max(best.get(one) ?? 0, weight));
    terms.push({ word, stems: [...best], found });
  };
  const needed: string[] = [];
  for (const [n, word] of typed.entries()) {
    if (inName.has(n) || n === begun) {
      run.push(null);
      continue;
    }
    const before = typed[n - 1] ?? '';
    if (LAW.test(before) && NUMBER.test(word) && (word !== 'i' || n === last || inName.has(n + 1))) {
      terms.push({ word, stems: [[lawStem(word), 1]], number: word, found: true });
      needed.push(lawStem(word));
      run.push(null);
      continue;
    }
    if (SMALL.has(word) || (LAW.test(word) && NUMBER.test(typed[n + 1] ?? ''))) continue;
    const one = stem(word);
    const stems: [string, number][] = [[one, 1], ...stemsAlike(one).map(([other, weight]): [string, number] => [other, weight])];
    const next = typed[n + 1];
    const joins = next === undefined || inName.has(n + 1) ? '' : stem(word + next);
    if (joins !== '' && knows(joins)) stems.push([joins, 1]);
    const joined = before === '' || SMALL.has(before) || inName.has(n - 1) ? '' : stem(before + word);
    if (joined !== '' && knows(joined)) stems.push([joined, 1]);
    let found = knows(one) || stemsAlike(one).some(([other]) => knows(other));
    let shown = word;
    if (n === last && word.length > 2) {
      // A word half typed stands for those it begins; one that is whole already hardly does.
      await words.needAll(word.length > 3 ? word : one);
      for (const [other, { posts }] of words.beginning(word))
        if (other !== one && posts.length > 0 && !other.includes('_')) stems.push([other, found ? 0.35 : 0.85]);
      if (stems.length > 1 && !found) found = stems.some(([other]) => other.startsWith(word));
    }
    // What it is called may be a word here, where it is all that is asked: "uno" at skat.
    if (missing !== null && ofAbsent(n) && (beside || !found || missing.to - missing.from > 1)) {
      run.push(null);
      continue;
    }
    if (!found) {
      const parts = word.length > 5 ? halves(word, words) : null;
      const mended = mend(word, words);
      if (mended !== null) {
        stems.push([stem(mended), 0.95], ...stemsAlike(stem(mended)).map(([other, weight]): [string, number] => [other, weight * 0.95]));
        changed.push([word, mended]);
        shown = mended;
        found = true;
      } else if (parts !== null) {
        for (const part of parts) {
          push(part, [[stem(part), 1], ...stemsAlike(stem(part))], true);
          run.push(stem(part));
        }
        needed.push(...stems.map(([other]) => other));
        continue;
      } else
        for (const [, { form, posts }] of words.beginning(one.slice(0, 3)))
          if (posts.length > 0 && nearest.length < 5 && /^[a-z]{4,}$/.test(form)) nearest.push(form);
    }
    needed.push(...stems.map(([other]) => other));
    push(shown, stems, found);
    run.push(stem(shown));
  }
  const pairs: string[] = [];
  for (const [n, one] of run.entries()) {
    const next = run[n + 1];
    if (one != null && next != null) pairs.push(pairStem(one, next));
  }
  await words.need([...needed, ...pairs]);
  const own = places.filter((one, n) => places.findIndex((other) => other.group === one.group && other.form === one.form) === n);
  return {
    terms,
    pairs,
    named: own,
    ordinary,
    changed,
    absent: missing === null ? null : { title: missing.title, near: missing.near },
    absentAlone: !beside,
    unknown: terms.flatMap(({ word, found }) => (found ? [] : [word])),
    nearest,
    // "If I can" begins no canasta.
    begun:
      own.length > 0 || (terms.length > 0 && SMALL.has(typed[last] ?? '')) || (terms.length > 1 && knows(stem(typed[last] ?? '')))
        ? []
        : namesBegun(typed[last] ?? '', known.names),
    sentence: typed.filter((word) => SMALL.has(word)).length > 1,
    asksScore: typed.some((word) => ASKS_SCORE.has(stem(word))),
    asksOdds: typed.some(asksOdds) || asksGain(typed),
  };
}
