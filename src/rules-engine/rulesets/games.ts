import type { BookId, Citation } from '../books.ts';
import type { Cites } from '../laws/cites.ts';
import type { Example } from '../laws/examples.ts';
import { evaluate, type Facts, type FactsOf, type Law, type LawAmendment, type Readings } from '../laws/laws.ts';
import type { Following, NotChecked } from '../mechanics/revoke/following.ts';
import type { Tables } from '../patience/table.ts';
import type { Picture } from '../pictures/picture.ts';
import type { CountRow } from '../scoring/counts.ts';
import type { ScoreItem } from '../scoring/points.ts';
import type { AnyPackId } from '../vocabulary/all-packs.ts';
import type { Diagram } from '../vocabulary/diagrams.ts';
import type { Feature } from '../vocabulary/features.ts';
import type { Moment } from '../vocabulary/moments.ts';
import type { Party } from '../vocabulary/parties.ts';
import type { PlainFactRow } from '../vocabulary/plain-facts.ts';
import type { Moved } from './moved-ids.ts';

/** Shelves: how the books group their games. */
export const SHELVES = {
  'whist-and-bridge': 'Whist and bridge',
  hearts: 'Trick avoidance',
  euchre: 'Euchre and related games',
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
  tiles: 'Tiles',
  board: 'Board',
  billiards: 'Billiards',
  bowling: 'Bowling',
  code: 'A code of laws',
} as const;
export type Kind = keyof typeof KINDS;

/** Where a book treats a game. */
export interface Treatment<L extends string = string> {
  readonly heading: string;
  readonly pages: string;
  /**
   * The book's own clause that sends the reader to another code for what this one leaves out ("otherwise as in Euchre").
   * `from` is a game id; only a clause makes a parent's law this book's answer.
   * `except` are keys of laws that the clause itself leaves out ("except as to the manner of bidding"); `only` is there where the clause
   * speaks of the schedule and of no law; `reads` says how the laws that it brings are to be read here.
   */
  readonly inherits?: {
    readonly from: string;
    readonly cite: Citation;
    readonly except?: readonly L[];
    readonly only?: 'points';
    readonly reads?: ReadAs;
  };
}

/**
 * Who the parties of another code are here: among more than two, the opponent of billiards is any of the others. Where the change comes with
 * a moment of the deal (in the play of auction, the dealer of bridge is declarer), earlier laws and those of no one moment stay as they are.
 */
export interface ReadAs {
  readonly from?: Moment;
  readonly parties: Readonly<Record<string, Party>>;
}

interface Described {
  readonly title: string;
  readonly aliases: readonly string[];
  /** Only the books that have the game. */
  readonly books: Readonly<Partial<Record<BookId, Treatment>>>;
  /** Fewest and most players; `usual` where one number is preferred. */
  readonly players: { readonly min: number; readonly max: number; readonly usual?: number; readonly say?: string };
  readonly packs: readonly AnyPackId[];
  /** Key facts, label to text: three to seven. A figure of the schedule is named: `{points.game}`, or `{points.game donohue}` where books disagree. */
  readonly glance: Readonly<Record<string, string>>;
  /** Up to three figures for the head of the page, beside the number of players, each with a few words; otherwise they are read from `glance`. */
  readonly figures?: readonly (readonly [figure: string, words: string])[];
  /** What it is played with, for the head of its page; left out where a diagram shows it. */
  readonly picture?: Picture;
  /** Where plain questions are answered, as far as the names of rules do not show it: see lib/catalogue/plain-facts.ts. */
  readonly facts?: PlainFactRow;
  /** What may be moved where at a patience, by book. */
  readonly patience?: Tables;
  /** Laws from above that stay although they speak of what this place has not, key to the reason, which is printed. */
  readonly keeps?: Readonly<Record<string, string>>;
}

/** A game: a folder of the engine and one MDX file. */
export interface Game extends Described {
  readonly id: string;
  /** What the game has of all that a variant or another code may lack. Left out: everything. */
  readonly has?: readonly Feature[];
  readonly shelf: Shelf;
  /** How suit is followed, for the check of a revoke, or why the tricks do not settle that; left out where the game has no law on revokes. */
  readonly following?: Following | NotChecked;
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

/** An amendment with its readings by book. */
export type Amended = Omit<LawAmendment, 'facts' | 'readings'> & { readonly facts?: Facts; readonly readings: Readings };
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

/** Rows by key. */
export type Rows<R> = Readonly<Record<string, R>>;
export type NoRows = Readonly<Record<never, never>>;
/** What a game hands down to its variants, each row under its key. */
export interface Code {
  readonly laws: Rows<Law>;
  readonly points: Rows<ScoreItem>;
  readonly scorers: Rows<CountRow>;
}
/** The laws, points and scorers that one game hands down to its variants, to be named by an interface: `interface Euchre extends CodeOf<typeof code> {}`. */
export type CodeOf<C extends Code> = C;
export type LawKey<C extends Code> = keyof C['laws'] & string;
export type PointKey<C extends Code> = keyof C['points'] & string;
export type ScorerKey<C extends Code> = keyof C['scorers'] & string;

/** What a variant says otherwise of the laws of its game. */
export type AmendedLaws<C extends Code> = { readonly [K in keyof C['laws']]?: LawAmendment<FactsOf<C['laws'][K]>> };
/** What a variant says otherwise of the score items of its game. */
export type AmendedPoints<C extends Code> = { readonly [K in keyof C['points']]?: ItemAmendment };
/** Laws of its game that have no place in a variant, or stay though they speak of what it has not, each with the reason. */
export type LawReasons<C extends Code> = { readonly [K in keyof C['laws']]?: string };
/** Scorers and sheets of its game that do not fit in a variant, each with the reason. */
export type ScorerReasons<C extends Code> = { readonly [K in keyof C['scorers']]?: string };
/** Score items of its game that have no place in a variant, each with the reason. */
export type PointReasons<C extends Code> = { readonly [K in keyof C['points']]?: string };
/** How a variant differs in its laws. `A`: those that it adds. */
export interface VariantLaws<C extends Code = Code, A extends Rows<Law> = Rows<Law>> {
  readonly amend?: AmendedLaws<C>;
  readonly add?: A;
  readonly repeal?: LawReasons<C>;
}
/** How a variant differs in its points. `P`: the score items that it adds. */
export interface VariantPoints<C extends Code = Code, P extends Rows<ScoreItem> = Rows<ScoreItem>> {
  readonly amend?: AmendedPoints<C>;
  readonly add?: P;
  readonly repeal?: PointReasons<C>;
}
/** A case from a book that names a law or a count of a code. */
export type ExampleOf<C extends Code> = Example<LawKey<C>, ScorerKey<C>, PointKey<C>>;

/** A variant as it is written. `A`, `P` and `S`: the laws, score items and scorers that are its own. */
export interface VariantRow<
  C extends Code = Code,
  A extends Rows<Law> = Rows<Law>,
  P extends Rows<ScoreItem> = Rows<ScoreItem>,
  S extends Rows<CountRow> = Rows<CountRow>,
> extends Omit<Variant, 'books' | 'keeps' | 'laws' | 'points' | 'scorers' | 'repealScorers' | 'examples'> {
  readonly books: Readonly<Partial<Record<BookId, Treatment<LawKey<C>>>>>;
  readonly keeps?: LawReasons<C>;
  readonly laws: VariantLaws<C, A>;
  readonly points: VariantPoints<C, P>;
  readonly scorers: S;
  readonly repealScorers?: ScorerReasons<C>;
  readonly examples: readonly Example<
    LawKey<C> | NoInfer<keyof A & string>,
    ScorerKey<C> | NoInfer<keyof S & string>,
    PointKey<C> | NoInfer<keyof P & string>
  >[];
}
/** A variant that still knows the keys of its own rows. */
export interface VariantOf<A, P, S> extends Omit<Variant, 'laws' | 'points' | 'scorers'> {
  readonly laws: Omit<Variant['laws'], 'add'> & { readonly add?: A };
  readonly points: Omit<Variant['points'], 'add'> & { readonly add?: P };
  readonly scorers: S;
}
/** The rows that a variant adds, for another whose books send the reader on to it: `variantOf<Dominoes & AddedBy<typeof muggins>>()`. */
export type AddedBy<V> = V extends VariantOf<infer A, infer P, infer S> ? { readonly laws: A; readonly points: P; readonly scorers: S } : never;

/** Declares a game; one without variants or without cases from the books leaves them out. */
export function game(row: Omit<Game, 'variants' | 'examples'> & Partial<Pick<Game, 'variants' | 'examples'>>): Game {
  return { variants: {}, examples: [], ...row };
}

/**
 * What declares the variants of a game, `variantOf<Euchre>()`: the compiler then knows the laws, facts, points and scorers that there
 * are to amend, and names the near one when a key is wrong.
 */
export function variantOf<C extends Code>(): <A extends Rows<Law> = NoRows, P extends Rows<ScoreItem> = NoRows, S extends Rows<CountRow> = NoRows>(
  row: VariantRow<C, A, P, S>,
) => VariantOf<A, P, S> {
  return (row) => {
    const { amend, ...laws } = row.laws;
    if (amend === undefined) return { ...row, laws } as never;
    const amended = Object.entries<LawAmendment | undefined>(amend).map(([key, { readings, ...words } = {}]) => [
      key,
      { ...words, readings: readings === undefined ? {} : evaluate(readings) },
    ]);
    return { ...row, laws: { ...laws, amend: Object.fromEntries(amended) } } as never;
  };
}

/** The same for each of many keys: `...each(['bid-six', 'bid-seven'], () => 'Bids go by five cards a hand.')`. */
export function each<const K extends string, V>(keys: readonly K[], say: (key: K) => V): { readonly [P in K]: V } {
  return Object.fromEntries(keys.map((key) => [key, say(key)])) as { readonly [P in K]: V };
}
