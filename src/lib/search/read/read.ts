// Reads a question: the games it names, the numbers of laws, and the words that are left, mended where nobody knows them. Pure; asks for the
// pieces of words that it needs.

import { type Absent, absentIn } from '../words/absent.ts';
import { SMALL, stem, wordsOf } from '../words/words.ts';
import type { Known } from './known.ts';
import { type Named, namedIn, namesBegun, type WordsAs } from './names.ts';
import type { Words } from './pieces.ts';
import { QuestionReader } from './question-reader.ts';

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

/** Reads a question, words that are also names of games as one or the other. */
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
  // "If I can" begins no canasta.
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
