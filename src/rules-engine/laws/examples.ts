import type { BookId, Citation } from '../books.ts';
import { aheadOf, type Parties } from '../scoring/bets.ts';

/** Answers by the key of the fact or field. */
type Answers = Readonly<Record<string, string>>;
/** Points by side; `''` if there is only one side. */
type Totals = Readonly<Record<string, number>>;

interface Cited {
  readonly book: BookId;
  /** What happened, in a sentence. */
  readonly story: string;
  readonly cite: Citation;
}

/** A worked ruling. */
export interface LawExample<K extends string = string> extends Cited {
  readonly kind: 'law';
  /** Key of the law in its game or variant. */
  readonly law: K;
  readonly answers: Answers;
  /** A fragment that the ruling's English must contain. */
  readonly ruling: string;
  /** Key of the diagram that shows the position, in its game or variant. */
  readonly board?: string;
}

/** A worked count. */
export interface ScoreExample<K extends string = string> extends Cited {
  readonly kind: 'score';
  /** Key of the scorer in its game or variant. */
  readonly scorer: K;
  readonly input: Answers;
  readonly totals?: Totals;
  /** A fragment that the headline must contain. */
  readonly headline?: string;
}

/** A whole game on a score sheet. */
export interface SheetExample<K extends string = string> extends Cited {
  readonly kind: 'sheet';
  /** Key of the sheet in its game or variant. */
  readonly sheet: K;
  readonly setup: Answers;
  readonly entries: readonly Answers[];
  /** Totals by side at the end. */
  readonly totals: Totals;
  /** A fragment that the running state or the final state must contain. */
  readonly state?: string;
}

/** What a book gives for a score item that no count uses: the number of points, or a fragment of the book's rule in our words. */
export interface ValueExample<P extends string = string> extends Cited {
  readonly kind: 'worth';
  /** Key of the score item in its game or variant. */
  readonly item: P;
  readonly gives: number | string;
}

/** A case taken from a book, used as a test, a worked example on the page and a sample of the API. `L`, `S` and `P`: keys of laws, scorers and score items. */
export type Example<L extends string = string, S extends string = string, P extends string = string> =
  | LawExample<L>
  | ScoreExample<S>
  | SheetExample<S>
  | ValueExample<P>;

/** A book's reading of a law or its worth of an item, as far as a case needs it. */
type Entry = { readonly status: string; readonly cites?: readonly Citation[] } | undefined;

/** Returns citation number `at` (from 0) of a reading or a worth, with its doubt, so that the case shows the doubt too. Throws if there is none. */
export function citedBy(entry: Entry, at = 0): Citation {
  const cite = entry?.cites?.[at];
  if (cite === undefined) throw new Error(`expected a row with a citation ${at}, found ${entry === undefined ? 'a book that has none' : entry.status}`);
  return cite;
}

/** A case of a law by the cited book: the answers, what happened, a fragment of the ruling's English, and the diagram if any. */
export function lawExample<const K extends string>(law: K, cite: Citation, answers: Answers, story: string, says: string, board?: string): LawExample<K> {
  return { kind: 'law', law, book: cite.book, story, answers, ruling: says, cite, ...(board === undefined ? {} : { board }) };
}

/**
 * A worked score from the cited book. `outcome` is the total of the only side, the totals by side, or a fragment of the headline; a headline may also follow
 * totals.
 */
export function scoreExample<const K extends string>(
  scorer: K,
  cite: Citation,
  input: Answers,
  story: string,
  outcome: number | Totals | string,
  headline: string | undefined = typeof outcome === 'string' ? outcome : undefined,
): ScoreExample<K> {
  const totals = typeof outcome === 'number' ? { '': outcome } : outcome;
  return {
    kind: 'score',
    scorer,
    book: cite.book,
    story,
    input,
    ...(typeof totals === 'string' ? {} : { totals }),
    ...(headline === undefined ? {} : { headline }),
    cite,
  };
}

/** A whole game from the cited book: the sheet's setup, its entries, the final totals, and a fragment of its state. */
export function sheetExample<const K extends string>(
  sheet: K,
  cite: Citation,
  setup: Answers,
  entries: readonly Answers[],
  story: string,
  totals: Totals,
  state?: string,
): SheetExample<K> {
  return { kind: 'sheet', sheet, book: cite.book, story, setup, entries, totals, ...(state === undefined ? {} : { state }), cite };
}

/**
 * A case of a score item that no line of a count uses (a game's length, an order of counting, a stake), from the cited book: what happened, and what the book
 * gives for it.
 */
export function valueExample<const P extends string>(item: P, cite: Citation, story: string, gives: number | string): ValueExample<P> {
  return { kind: 'worth', item, book: cite.book, story, gives, cite };
}

/** A worked settlement of bets: the player's gain (negative if the bank wins) or a fragment of the headline. */
export function betExample<const K extends string>(
  scorer: K,
  cite: Citation,
  input: Answers,
  story: string,
  gain: number | string,
  headline?: string,
  parties: Parties = {},
): ScoreExample<K> {
  const outcome = typeof gain === 'number' ? { [aheadOf(gain, parties)]: Math.abs(gain) } : gain;
  return scoreExample(scorer, cite, input, story, outcome, headline ?? (typeof gain === 'string' ? gain : undefined));
}
