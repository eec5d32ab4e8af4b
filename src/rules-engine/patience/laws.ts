// The laws of a patience, generated from its table of moves: is this move allowed?
import type { BookId } from '../books.ts';
import type { Law } from '../laws/laws.ts';
import { severalMoved, wrongBuild } from './builds.ts';
import { lookUnder, packAgain, reserve, stockTooSoon, whenLost, wrongTake } from './piles.ts';
import type { Question, Unsaid } from './ruled.ts';
import { baseKeptBack, cardUsed, emptySpace, onTheirs } from './spaces.ts';
import type { Tables } from './table.ts';

const UNSAID = {
  sierra: 'The manual leaves the rules of its solitaires to the help of its program; what it prints of this game is counsel.',
  others: 'The book has the game and does not speak of this.',
} as const;
const sayUnsaid = (book: BookId): string => (book === 'sierra' ? UNSAID.sierra : UNSAID.others);

/** The questions that a table can answer; the keys are the same in every game. */
const QUESTIONS = {
  'wrong-build': wrongBuild,
  'several-moved': severalMoved,
  'base-kept-back': baseKeptBack,
  'empty-space': emptySpace,
  reserve,
  'card-used': cardUsed,
  'on-theirs': onTheirs,
  'wrong-take': wrongTake,
  'stock-too-soon': stockTooSoon,
  'pack-again': packAgain,
  'when-lost': whenLost,
  'look-under': lookUnder,
} as const satisfies Readonly<Record<string, Question>>;

/**
 * Generates the laws of a patience, with the same keys in every game; a question that no book answers is left out. `unsaid`: the note for a book that has the
 * game but is silent.
 */
export function lawsOf(tables: Tables, unsaid: Unsaid = sayUnsaid): Readonly<Record<string, Law>> {
  return Object.fromEntries(
    Object.entries(QUESTIONS).flatMap(([key, question]) => {
      const law = question(tables, unsaid);
      return law === null ? [] : [[key, law]];
    }),
  );
}

/** A game's own words for a question: title, search words, and related ids. */
interface Words extends Partial<Pick<Law, 'title' | 'gist' | 'aka' | 'moment' | 'see' | 'leads' | 'verdict'>> {
  /** Set if the game asks it before the card is laid, and has its own law on the fault. */
  readonly question?: 'allowed';
}

/** Generates a single law with words of its own, for a game whose other laws say more than a table can. Throws if no book answers the question. */
export function lawFrom(tables: Tables, key: keyof typeof QUESTIONS, words: Words = {}, unsaid: Unsaid = sayUnsaid): Law {
  const law = QUESTIONS[key](tables, unsaid);
  if (law === null) throw new Error(`lawFrom: expected a table that answers "${key}", found none of ${Object.keys(tables).join(', ')}`);
  const { offence, ...asked } = law;
  return words.question === undefined ? { ...law, ...words } : { ...asked, ...words };
}
