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

/** Shelves: groups of games, as in the books. */
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

/** A book's section on a game. */
export interface Treatment<L extends string = string> {
  readonly heading: string;
  readonly pages: string;
  /**
   * The book's clause that refers to another game's code for what is missing here ("otherwise as in Euchre"). `from`: its id; only a clause makes a parent's
   * law this book's answer. `except`: keys of laws that the clause excludes ("except as to the manner of bidding"); `only`: the clause covers score items but
   * no laws; `reads`: how its laws are to be read here.
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
 * Which parties here correspond to those of the other code: with more than two players, the opponent of billiards is any other player. If the roles change at a
 * moment `from` (in the play of auction, the dealer of bridge is declarer), laws of earlier moments and of any time are unchanged.
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
  /** Fewest and most players; `usual` if one number is preferred. */
  readonly players: { readonly min: number; readonly max: number; readonly usual?: number; readonly say?: string };
  readonly packs: readonly AnyPackId[];
  /** Three to seven key facts, label to text. Figures come from score items: `{points.game}`, or `{points.game donohue}` if books disagree. */
  readonly glance: Readonly<Record<string, string>>;
  /** Up to three figures for the head of the page, beside the number of players, each with a few words; default: taken from `glance`. */
  readonly figures?: readonly (readonly [figure: string, words: string])[];
  /** The equipment, drawn at the head of the page; left out if a diagram shows it. */
  readonly picture?: Picture;
  /** Where basic questions are answered, if the names of rules do not show it: see lib/catalogue/facts/plain-facts.ts. */
  readonly facts?: PlainFactRow;
  /** Legal moves at a patience, by book. */
  readonly patience?: Tables;
  /** Inherited laws that are kept although they mention features missing here: key to the reason, which is printed. */
  readonly keeps?: Readonly<Record<string, string>>;
}

/** A game: a folder of the engine and one MDX file. */
export interface Game extends Described {
  readonly id: string;
  /** The features of the game that a variant or another code may lack. Default: all. */
  readonly has?: readonly Feature[];
  readonly shelf: Shelf;
  /** How suit is followed, for the revoke check, or why the tricks cannot show a revoke; left out if the game has no law on revokes. */
  readonly following?: Following | NotChecked;
  readonly kind: Kind;
  /** Every passage cited by the game, its variants and their text, once each. */
  readonly cites: Cites;
  readonly laws: Readonly<Record<string, Law>>;
  readonly points: Readonly<Record<string, ScoreItem>>;
  /** Calculators of a deal and sheets of a whole game, by key. */
  readonly scorers: Readonly<Record<string, CountRow>>;
  /** Layouts and boards, by the key used in the text. */
  readonly diagrams?: Readonly<Record<string, Diagram>>;
  readonly variants: Readonly<Record<string, Variant>>;
  readonly examples: readonly Example[];
  /** Former ids and places of the game and its variants: the current name of each, or why it was withdrawn. */
  readonly moved?: Moved;
}

/** An amendment with its readings by book. */
export type Amended = Omit<LawAmendment, 'facts' | 'readings'> & { readonly facts?: Facts; readonly readings: Readings };
/** What a variant changes in a score item. */
export type ItemAmendment = Partial<ScoreItem>;

/** A variant stores only its differences from the game: amend, add, repeal. */
export interface Variant extends Described {
  /** Features that it adds to those of its game (true) or removes (false). */
  readonly has?: Readonly<Partial<Record<Feature, boolean>>>;
  /** The parties of inherited rulings here: with two players, `opponents` are one `opponent`. */
  readonly seats?: Readonly<Record<string, Party>>;
  readonly laws: {
    readonly amend?: Readonly<Record<string, Amended>>;
    readonly add?: Readonly<Record<string, Law>>;
    /** Laws of the parent that do not apply here, with the reason. */
    readonly repeal?: Readonly<Record<string, string>>;
  };
  readonly points: {
    readonly amend?: Readonly<Record<string, ItemAmendment>>;
    readonly add?: Readonly<Record<string, ScoreItem>>;
    readonly repeal?: Readonly<Record<string, string>>;
  };
  readonly scorers: Readonly<Record<string, CountRow>>;
  /** Scorers and sheets of the parent that do not fit here, with the reason. All others apply, for the books whose clause leads to the parent. */
  readonly repealScorers?: Readonly<Record<string, string>>;
  /** Layouts and boards, by the key used in the text. */
  readonly diagrams?: Readonly<Record<string, Diagram>>;
  readonly examples: readonly Example[];
}

/** Rows by key. */
export type Rows<R> = Readonly<Record<string, R>>;
export type NoRows = Readonly<Record<never, never>>;
/** What a game passes on to its variants, by key. */
export interface Code {
  readonly laws: Rows<Law>;
  readonly points: Rows<ScoreItem>;
  readonly scorers: Rows<CountRow>;
}
/** The laws, points and scorers that a game passes on to its variants, to be named by an interface: `interface Euchre extends CodeOf<typeof code> {}`. */
export type CodeOf<C extends Code> = C;
export type LawKey<C extends Code> = keyof C['laws'] & string;
export type PointKey<C extends Code> = keyof C['points'] & string;
export type ScorerKey<C extends Code> = keyof C['scorers'] & string;

/** What a variant changes in the laws of its game. */
export type AmendedLaws<C extends Code> = { readonly [K in keyof C['laws']]?: LawAmendment<FactsOf<C['laws'][K]>> };
/** What a variant changes in the score items of its game. */
export type AmendedPoints<C extends Code> = { readonly [K in keyof C['points']]?: ItemAmendment };
/** Laws of its game that do not apply in a variant, or are kept despite a missing feature, each with the reason. */
export type LawReasons<C extends Code> = { readonly [K in keyof C['laws']]?: string };
/** Scorers and sheets of its game that do not fit in a variant, each with the reason. */
export type ScorerReasons<C extends Code> = { readonly [K in keyof C['scorers']]?: string };
/** Score items of its game that do not apply in a variant, each with the reason. */
export type PointReasons<C extends Code> = { readonly [K in keyof C['points']]?: string };
/** How the laws of a variant differ. `A`: those that it adds. */
export interface VariantLaws<C extends Code = Code, A extends Rows<Law> = Rows<Law>> {
  readonly amend?: AmendedLaws<C>;
  readonly add?: A;
  readonly repeal?: LawReasons<C>;
}
/** How the points of a variant differ. `P`: the score items that it adds. */
export interface VariantPoints<C extends Code = Code, P extends Rows<ScoreItem> = Rows<ScoreItem>> {
  readonly amend?: AmendedPoints<C>;
  readonly add?: P;
  readonly repeal?: PointReasons<C>;
}
/** A case from a book for a law, a scorer or a score item of a code. */
export type ExampleOf<C extends Code> = Example<LawKey<C>, ScorerKey<C>, PointKey<C>>;

/** A variant as written in the data. `A`, `P` and `S`: its own laws, score items and scorers. */
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
/** A variant whose type keeps the keys of its own rows. */
export interface VariantOf<A, P, S> extends Omit<Variant, 'laws' | 'points' | 'scorers'> {
  readonly laws: Omit<Variant['laws'], 'add'> & { readonly add?: A };
  readonly points: Omit<Variant['points'], 'add'> & { readonly add?: P };
  readonly scorers: S;
}
/** The rows that a variant adds, for another variant whose books refer to it: `variantOf<Dominoes & AddedBy<typeof muggins>>()`. */
export type AddedBy<V> = V extends VariantOf<infer A, infer P, infer S> ? { readonly laws: A; readonly points: P; readonly scorers: S } : never;

/** Declares a game; `variants` and `examples` may be left out. */
export function game(row: Omit<Game, 'variants' | 'examples'> & Partial<Pick<Game, 'variants' | 'examples'>>): Game {
  return { variants: {}, examples: [], ...row };
}

/**
 * Returns the function that declares variants of a game, `variantOf<Euchre>()`: the compiler then knows the laws, facts, points and scorers to amend, and
 * rejects unknown keys.
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

/** The same value for several keys: `...each(['bid-six', 'bid-seven'], () => 'Bids go by five cards a hand.')`. */
export function each<const K extends string, V>(keys: readonly K[], say: (key: K) => V): { readonly [P in K]: V } {
  return Object.fromEntries(keys.map((key) => [key, say(key)])) as { readonly [P in K]: V };
}
