import type { BookId, Citation } from '../books.ts';
import { aheadOf, type Parties } from '../scoring/bets.ts';

/** What was answered, by the key of the fact or field. */
type Answers = Readonly<Record<string, string>>;
/** Points by side, `''` where there is one side only. */
type Totals = Readonly<Record<string, number>>;

interface Cited {
  readonly book: BookId;
  /** What happened, in a sentence. */
  readonly story: string;
  readonly cite: Citation;
}

/** A ruling. */
export interface LawExample<K extends string = string> extends Cited {
  readonly kind: 'law';
  /** Key of the law in its game or variant. */
  readonly law: K;
  readonly answers: Answers;
  /** A piece of the ruling's English that must be there. */
  readonly ruling: string;
  /** Key of the diagram that shows the position, among those of its game or variant. */
  readonly board?: string;
}

/** A count. */
export interface ScoreExample<K extends string = string> extends Cited {
  readonly kind: 'score';
  /** Key of the scorer in its game or variant. */
  readonly scorer: K;
  readonly input: Answers;
  readonly totals?: Totals;
  /** A piece of the headline that must be there. */
  readonly headline?: string;
}

/** A whole game on a sheet. */
export interface SheetExample<K extends string = string> extends Cited {
  readonly kind: 'sheet';
  /** Key of the sheet in its game or variant. */
  readonly sheet: K;
  readonly setup: Answers;
  readonly entries: readonly Answers[];
  /** Totals by side at the end. */
  readonly totals: Totals;
  /** A piece of the running state or of the end that must be there. */
  readonly state?: string;
}

/** What a book gives for a score item on which no count rests: the number of points, or a piece of the book's rule in our words. */
export interface ValueExample<P extends string = string> extends Cited {
  readonly kind: 'worth';
  /** Key of the score item in its game or variant. */
  readonly item: P;
  readonly gives: number | string;
}

/**
 * A case taken from a book: at once a test, a worked example on the page and a sample of the API.
 * `L`, `S` and `P`: keys of laws, of scorers and of score items.
 */
export type Example<L extends string = string, S extends string = string, P extends string = string> =
  | LawExample<L>
  | ScoreExample<S>
  | SheetExample<S>
  | ValueExample<P>;

/** What a book has of a law or an item, as far as a case needs it. */
type Entry = { readonly status: string; readonly cites?: readonly Citation[] } | undefined;

/** The citation of a reading or a worth as its row has it, doubt and all, so that its case carries the doubt as well; `at`: which of several, from 0. Throws where there is none. */
export function citedBy(entry: Entry, at = 0): Citation {
  const cite = entry?.cites?.[at];
  if (cite === undefined) throw new Error(`expected a row with a citation ${at}, found ${entry === undefined ? 'a book that has none' : entry.status}`);
  return cite;
}

/** A case of a law by the book that is cited: the answers given, what happened, a piece of the ruling's English, the diagram that shows it. */
export function lawExample<const K extends string>(law: K, cite: Citation, answers: Answers, story: string, says: string, board?: string): LawExample<K> {
  return { kind: 'law', law, book: cite.book, story, answers, ruling: says, cite, ...(board === undefined ? {} : { board }) };
}

/**
 * A worked score from the book that is cited. The outcome is the total of the one side there is, the totals by side,
 * or a piece of the headline; a headline may also stand after totals.
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

/** A whole game from the book that is cited: how the sheet is set up, its entries, the totals at the end, a piece of its state. */
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
 * A case of a score item on which no line of a count rests (a game's length, an order of counting, a stake), from the book that is cited:
 * what happened at the table, and what the book gives for it.
 */
export function valueExample<const P extends string>(item: P, cite: Citation, story: string, gives: number | string): ValueExample<P> {
  return { kind: 'worth', item, book: cite.book, story, gives, cite };
}

/** A worked settlement of bets: what the player gains, less than nothing where the bank does, or a piece of the headline. */
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
