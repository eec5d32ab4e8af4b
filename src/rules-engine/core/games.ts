import type { BookId, Citation } from '../books.ts';
import type { Cites } from './cites.ts';
import type { CountRow } from './counts.ts';
import type { Diagram } from './diagrams.ts';
import type { Example } from './examples.ts';
import type { Feature } from './features.ts';
import { evaluate, type Facts, type Law, type Readings, type ReadingsOf } from './laws.ts';
import type { Moved } from './moved.ts';
import type { PackId } from './packs.ts';
import type { Party } from './parties.ts';
import type { ScoreItem } from './points.ts';

/** Shelves: how the books group their games. */
export const SHELVES = {
  'whist-and-bridge': 'Whist and bridge',
  hearts: 'Trick avoidance',
  euchre: 'Euchre and its kin',
  'all-fours': 'All fours',
  'bezique-and-skat': 'Marriages, matadors and ace-ten games',
  adding: 'Counting and fishing',
  rummy: 'Rummy and melding',
  poker: 'Poker and vying',
  stops: 'Stops and layout',
  family: 'Round and family games',
  banking: 'Banking games',
  dice: 'Dice',
  dominoes: 'Dominoes',
  board: 'Board games',
  billiards: 'Billiards and pool',
  bowling: 'Bowling and alley games',
  reference: 'Laws, odds and words',
  solitaire: 'Solitaire and patience',
} as const;
export type Shelf = keyof typeof SHELVES;
export const KINDS = {
  card: 'Cards',
  dice: 'Dice',
  dominoes: 'Dominoes',
  board: 'Board',
  billiards: 'Billiards',
  bowling: 'Bowling',
  code: 'A code of laws',
} as const;
export type Kind = keyof typeof KINDS;

/** Where a book treats a game. */
export interface Treatment {
  readonly heading: string;
  readonly pages: string;
  /**
   * The book's own clause that sends the reader to another code for what this one leaves out ("otherwise as in Euchre").
   * `from` is a game id; only a clause makes a parent's law this book's answer.
   * `except` are keys of laws that the clause itself leaves out ("except as to the manner of bidding").
   */
  readonly inherits?: { readonly from: string; readonly cite: Citation; readonly except?: readonly string[] };
}

interface Described {
  readonly title: string;
  readonly aliases: readonly string[];
  /** Only the books that have the game. */
  readonly books: Readonly<Partial<Record<BookId, Treatment>>>;
  /** Fewest and most players; `usual` where one number is preferred. */
  readonly players: { readonly min: number; readonly max: number; readonly usual?: number; readonly say?: string };
  readonly packs: readonly PackId[];
  /**
   * At a glance: what wins, and the numbers people forget. Label to text, three to seven of them. A figure of the schedule is named, not
   * typed: `{points.game}`, or `{points.game uspc-1898 donohue}` where the books part.
   */
  readonly glance: Readonly<Record<string, string>>;
  /** Laws from above that stay although they speak of what this place has not, key to the reason, which is printed. */
  readonly keeps?: Readonly<Record<string, string>>;
}

/** A game: a folder of the engine and one MDX file. */
export interface Game extends Described {
  readonly id: string;
  /** What the game has of all that a variant or another code may lack. Left out: everything. */
  readonly has?: readonly Feature[];
  readonly shelf: Shelf;
  readonly kind: Kind;
  /** Every passage that the game, its variants and their text cite, each once. */
  readonly cites: Cites;
  readonly laws: Readonly<Record<string, Law>>;
  readonly points: Readonly<Record<string, ScoreItem>>;
  /** Calculators of a deal and sheets of a whole game, by key. */
  readonly scorers: Readonly<Record<string, CountRow>>;
  /** Layouts and boards, by the key that the text names. */
  readonly diagrams?: Readonly<Record<string, Diagram>>;
  readonly variants: Readonly<Record<string, Variant>>;
  readonly examples: readonly Example[];
  /** Ids and places of former editions, its variants' among them: where each lives now, or why it was withdrawn. */
  readonly moved?: Moved;
}

/** Words of a law or of a score item that a variant says otherwise. */
type LawWords = Partial<Pick<Law, 'title' | 'gist' | 'aka' | 'moment' | 'see'>>;

/**
 * What a variant changes in a law of its parent: any of its words, readings by book, and facts: a question of the same key is asked
 * in these words instead, and a new one joins the others.
 */
export interface LawAmendment extends LawWords {
  readonly facts?: Facts;
  readonly readings?: ReadingsOf<Facts>;
}
/** An amendment with its readings by book. */
export type Amended = Omit<LawAmendment, 'readings'> & { readonly readings: Readings };
/** What a variant says otherwise of a score item. */
export type ItemAmendment = Partial<ScoreItem>;

/** A variant stores its difference from the game: amend, add, repeal. */
export interface Variant extends Described {
  /** What it has and its game has not, or the other way about. */
  readonly has?: Readonly<Partial<Record<Feature, boolean>>>;
  /** Who the parties of a ruling from above are at this table: of two players, `opponents` are one `opponent`. */
  readonly seats?: Readonly<Record<string, Party>>;
  readonly laws: {
    readonly amend?: Readonly<Record<string, Amended>>;
    readonly add?: Readonly<Record<string, Law>>;
    /** Laws of the parent that have no place here, with the reason. */
    readonly repeal?: Readonly<Record<string, string>>;
  };
  readonly points: {
    readonly amend?: Readonly<Record<string, ItemAmendment>>;
    readonly add?: Readonly<Record<string, ScoreItem>>;
    readonly repeal?: Readonly<Record<string, string>>;
  };
  readonly scorers: Readonly<Record<string, CountRow>>;
  /** Scorers and sheets of the parent that do not fit here, with the reason; all others count here too, by the books whose clause leads to it. */
  readonly repealScorers?: Readonly<Record<string, string>>;
  /** Layouts and boards, by the key that the text names. */
  readonly diagrams?: Readonly<Record<string, Diagram>>;
  readonly examples: readonly Example[];
}

/** A variant as it is written: the readings that it amends are functions of `says`. */
export interface VariantRow extends Omit<Variant, 'laws'> {
  readonly laws: Omit<Variant['laws'], 'amend'> & { readonly amend?: Readonly<Record<string, LawAmendment>> };
}

/** Declares a game. */
export function game(row: Game): Game {
  return row;
}

/** Declares a variant. */
export function variant(row: VariantRow): Variant {
  const { amend, ...laws } = row.laws;
  if (amend === undefined) return { ...row, laws };
  const amended = Object.entries(amend).map(([key, { readings, ...words }]) => [key, { ...words, readings: readings === undefined ? {} : evaluate(readings) }]);
  return { ...row, laws: { ...laws, amend: Object.fromEntries(amended) } };
}
