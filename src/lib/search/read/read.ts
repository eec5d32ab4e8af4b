// Parses a query: the games it names, the numbers of laws, and the remaining words, corrected if they are unknown. Pure; requests the pieces of
// words that it needs.

import { type Absent, absentIn } from '../words/absent.ts';
import { SMALL, stem, wordsOf } from '../words/words.ts';
import type { Known } from './known.ts';
import { type Named, namedIn, namesBegun, type WordsAs } from './names.ts';
import type { Words } from './pieces.ts';
import { QuestionReader } from './question-reader.ts';

/** A word of the query with all the stems it may mean. */
export interface Term {
  /** The word as searched in the full text. */
  readonly word: string;
  /** Stems that match it, with weights. */
  readonly stems: readonly (readonly [string, number])[];
  /** The number of a law: a term of its own, with a high weight. */
  readonly number?: string;
  /** Whether it is in the index. */
  readonly found: boolean;
}

export interface Question {
  readonly terms: readonly Term[];
  /** Stems of pairs of adjacent words. */
  readonly pairs: readonly string[];
  readonly named: readonly Named[];
  /** Whether the name is also an ordinary word. */
  readonly ordinary: boolean;
  readonly changed: readonly (readonly [string, string])[];
  /** A requested game that no book has. */
  readonly absent: Absent | null;
  /** Whether the query is only that game's name. */
  readonly absentAlone: boolean;
  /** Words that are not in the index and could not be corrected. */
  readonly unknown: readonly string[];
  readonly nearest: readonly string[];
  /** Games whose name begins with the last word. */
  readonly begun: readonly Named[];
  /** Whether it is a sentence rather than a name, judged by its stop words. */
  readonly sentence: boolean;
  readonly asksScore: boolean;
  readonly asksOdds: boolean;
}

const ASKS_SCORE = new Set(
  ['count', 'score', 'scored', 'points', 'point', 'many', 'much', 'calculator', 'pay', 'pays', 'worth', 'total', 'sheet', 'pad'].map(stem),
);
const ASKS_ODDS = new Set(['odds', 'chance', 'probability', 'probabilities', 'probable', 'likely', 'likelihood', 'advantage', 'percentage', 'often'].map(stem));

const asksOdds = (word: string) => ASKS_ODDS.has(stem(word));
/** "Edge" alone may be that of a cocked die; with "house" or "bank" it is the advantage. */
const asksGain = (words: readonly string[]) => words.includes('edge') && words.some((word) => word === 'house' || word === 'bank');

/** What a query says before any piece has loaded. */
export function readEarly(text: string, known: Known, as?: WordsAs) {
  const words = wordsOf(text);
  const absent = absentIn(words, known.absent);
  // A name within that of a game that no book has does not count: "mahjong solitaire".
  const within = absent === null ? [] : words.slice(absent.from, absent.to);
  const more = words.some((word) => !SMALL.has(word) && !asksOdds(word));
  const namedAt = namedIn(words, known.names, as).filter(({ from, to }) => {
    const name = words.slice(from, to);
    // In a query for odds, a word like "odds" is not the name of a game.
    return (within.length < 2 || !name.every((word) => within.includes(word))) && !(more && name.every(asksOdds));
  });
  return { words, namedAt, absent };
}

/** Parses a query; `as` says how to read words that are also names of games. */
export async function readQuestion(text: string, known: Known, words: Words, as?: WordsAs): Promise<Question> {
  const reader = new QuestionReader(text, readEarly(text, known, as), known, words);
  await reader.fetchWords();
  reader.findMisspeltNames();
  await reader.fetchLikeUnknown();
  await reader.readTerms();
  const pairs = await reader.fetchPairs();
  const { typed, terms, missing } = reader;
  const named = reader.places.filter((one, n, all) => all.findIndex((other) => other.group === one.group && other.form === one.form) === n);
  const last = typed.at(-1) ?? '';
  // "If I can" does not begin "canasta".
  const beginsNoName = named.length > 0 || (terms.length > 0 && SMALL.has(last)) || (terms.length > 1 && reader.knows(stem(last)));
  return {
    terms,
    pairs,
    named,
    ordinary: reader.ordinary,
    changed: reader.changed,
    absent: missing === null ? null : { title: missing.title, near: missing.near },
    absentAlone: !reader.hasMore,
    unknown: terms.flatMap(({ word, found }) => (found ? [] : [word])),
    nearest: reader.nearest,
    begun: beginsNoName ? [] : namesBegun(last, known.names),
    sentence: typed.filter((word) => SMALL.has(word)).length > 1,
    asksScore: typed.some((word) => ASKS_SCORE.has(stem(word))),
    asksOdds: typed.some(asksOdds) || asksGain(typed),
  };
}
