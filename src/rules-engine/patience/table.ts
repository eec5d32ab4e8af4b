// The legal moves of a patience as data: the text, the drawing, the laws and the comparison of all patiences are generated from it.
import type { BookId, Citation } from '../books.ts';

/** What a book says on a point. */
export interface Stated<T> {
  readonly is: T;
  readonly cites: readonly [Citation, ...Citation[]];
  /** The book gives it as advice for good play, not as a rule. */
  readonly advice?: true;
  /** It is taken from an example: what the example does not show is open. */
  readonly example?: true;
  /** A sentence of ours on what it adds. */
  readonly note?: string;
  /** Which of its rulings the doubt of its passage concerns: what it allows, or what it bars. */
  readonly unsure?: 'allowed' | 'barred';
}
/** A rule of the book. */
export function stated<const T>(is: T, cites: Citation | readonly [Citation, ...Citation[]], note?: string): Stated<T> {
  return { is, cites: Array.isArray(cites) ? (cites as [Citation, ...Citation[]]) : [cites as Citation], ...(note === undefined ? {} : { note }) };
}
/** Advice of the book, not a rule. */
export const advised = <const T>(is: T, cites: Citation | readonly [Citation, ...Citation[]], note?: string): Stated<T> => ({
  ...stated(is, cites, note),
  advice: true,
});
/** What an example of the book shows, if no rule is printed. */
export const shown = <const T>(is: T, cites: Citation | readonly [Citation, ...Citation[]], note?: string): Stated<T> => ({
  ...stated(is, cites, note),
  example: true,
});

/** Marks which rulings of a point the doubt of its passage concerns. */
export const unsure = <T>(on: 'allowed' | 'barred', point: Stated<T>): Stated<T> => ({ ...point, unsure: on });

/** How the next card relates to the one on which it is laid: higher or lower, by how many, and of which suit. */
export interface Build {
  readonly way: 'up' | 'down' | 'either';
  /** `color`: red on black and black on red. */
  readonly by: 'suit' | 'color' | 'any';
  /** Default: 1. */
  readonly step?: 2;
  /** Ace and king are adjacent too. */
  readonly corner?: true;
}
/** Where a card may come from: another column, a reserve, the waste, the pack; in a game for two also from the opponent's piles. */
export type Pile = 'column' | 'reserve' | 'waste' | 'pack' | 'their-reserve' | 'their-waste';
/** A game's own names for its piles. */
export type PileNames = Readonly<Partial<Record<'columns' | 'reserve' | 'waste' | 'pack', string>>>;
/** The layout by number of cards, which add up to the pack. */
export interface Dealt {
  /** Each of two players has this layout. */
  readonly each?: true;
  /** The number of cards in each column, and which are face up. */
  readonly columns?: { readonly of: readonly [number, ...number[]]; readonly up: 'all' | 'last' };
  /** Cards that begin foundations. */
  readonly foundations?: number;
  readonly reserve?: number;
  readonly pack: number;
  readonly names?: PileNames;
  /** What is laid out while the pack is turned: words of ours. */
  readonly then?: string;
}
export interface Foundations {
  /** How many there are, if the book says so. */
  readonly count?: number;
  readonly base: 'ace' | 'ace-and-king' | 'chosen' | 'any';
  readonly build?: Build;
  /** A card that begins a foundation must be laid out as soon as it can be. */
  readonly begun?: 'at-once';
}
/** What may fill a space of the layout. */
export interface Space {
  readonly cards: 'any' | 'king' | 'ace';
  /** It need not be filled at once. */
  readonly late?: true;
  /** The book forbids other cards. Otherwise they are open. */
  readonly only?: true;
  /** The piles that the card may come from (`from`), and those that it may not (`never`). */
  readonly from?: readonly Pile[];
  readonly never?: readonly Pile[];
  /** Piles for which the book does not say whether the card may come from them, each with a note. */
  readonly open?: Readonly<Partial<Record<Pile, string>>>;
}
/** What may be built on the opponent's piles. */
export interface Theirs {
  readonly on: readonly ['reserve' | 'waste', ...('reserve' | 'waste')[]];
  /** Absent if the book does not say which card fits. */
  readonly build?: Build;
  /** The piles that the card may come from (`from`), and those that it may not (`never`). */
  readonly from?: readonly Pile[];
  readonly never?: readonly Pile[];
}
/** Whose cards may be played in a game for two. */
export interface Used {
  readonly own: readonly Pile[];
  readonly theirs: 'allowed' | 'open';
}
/** Cards that are taken away: together, or each `next` in rank to the one before. */
export type Taken = { readonly sum: number } | 'pair' | 'run-of-three' | 'next';
/** A pile beside the layout from which cards are played. */
export interface Reserve {
  readonly holds?: number;
  readonly only?: 'king';
}

/** `stuck`: nothing more can be built; `dealt-out`: the last run is over. It is then lost, or the cards that are out or left are counted. */
export interface Ending {
  readonly when: 'stuck' | 'dealt-out';
  readonly as: 'lost' | 'out' | 'left';
}

/** What one book says about a patience; absent points are not mentioned. */
export interface Table {
  /** Building and taking are the two principles; other games lay cards in lines that score, or play tricks against the pack. */
  readonly principle?: Stated<'building' | 'taking' | 'lines' | 'tricks'>;
  /** The layout by number of cards; a few words if the book does not count them. */
  readonly layout?: Stated<string | Dealt>;
  readonly sight?: Stated<'all' | 'hidden'>;
  readonly foundations?: Stated<Foundations>;
  /** `free`: any card on any. */
  readonly columns?: Stated<Build | 'none' | 'free'>;
  readonly theirs?: Stated<Theirs>;
  readonly used?: Stated<Used>;
  /** `one`: a single card; `run`: cards in sequence together; `file`: all face-up cards of a column, or its only one. */
  readonly moved?: Stated<'one' | 'run' | 'file'>;
  readonly space?: Stated<Space>;
  readonly reserve?: Stated<Reserve>;
  readonly taken?: Stated<Taken>;
  /** When a card of the stock may be turned. */
  readonly stock?: Stated<'after-moves'>;
  /** How often the cards may be gone through again; `free`: without limit; `some`: the number is not given. */
  readonly redeals?: Stated<number | 'free' | 'some'>;
  /** A pile may be looked into. */
  readonly peek?: Stated<'allowed'>;
  /** When the game is over without having come out. */
  readonly ends?: Stated<Ending>;
  readonly choice?: Stated<'none'>;
  readonly clock?: Stated<'timed'>;
}
export type Tables = Readonly<Partial<Record<BookId, Table>>>;
export type Point = keyof Table;
