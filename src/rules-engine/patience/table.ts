// What may be moved where at a patience, as data: from it come the text, the picture, the questions and the comparison of all patiences.
import type { BookId, Citation } from '../books.ts';

/** A point on which a book speaks. */
export interface Stated<T> {
  readonly is: T;
  readonly cites: readonly [Citation, ...Citation[]];
  /** The book gives it as counsel for playing well, and no rule. */
  readonly advice?: true;
  /** It is drawn from an example: what that does not show is open. */
  readonly example?: true;
  /** What it adds: a sentence of ours. */
  readonly note?: string;
  /** On which of its rulings the doubt of its passage bears: on what it allows, or on what it bars. */
  readonly unsure?: 'allowed' | 'barred';
}
/** A rule of the book. */
export function stated<const T>(is: T, cites: Citation | readonly [Citation, ...Citation[]], note?: string): Stated<T> {
  return { is, cites: Array.isArray(cites) ? (cites as [Citation, ...Citation[]]) : [cites as Citation], ...(note === undefined ? {} : { note }) };
}
/** What the book counsels without saying that it must be so. */
export const advised = <const T>(is: T, cites: Citation | readonly [Citation, ...Citation[]], note?: string): Stated<T> => ({
  ...stated(is, cites, note),
  advice: true,
});
/** What an example of the book shows, where no rule is printed. */
export const shown = <const T>(is: T, cites: Citation | readonly [Citation, ...Citation[]], note?: string): Stated<T> => ({
  ...stated(is, cites, note),
  example: true,
});

/** A point with the rulings on which the doubt of its passage bears. */
export const unsure = <T>(on: 'allowed' | 'barred', point: Stated<T>): Stated<T> => ({ ...point, unsure: on });

/** How the next card stands to the one on which it is laid: by how many it is higher or lower, and of which suit. */
export interface Build {
  readonly way: 'up' | 'down' | 'either';
  /** `color`: red on black and black on red. */
  readonly by: 'suit' | 'color' | 'any';
  /** 1 unless told. */
  readonly step?: 2;
  /** Ace and king are neighbours too. */
  readonly corner?: true;
}
/** Where a card may come from: another column, a reserve, the cards laid aside, the pack; at a game for two also from piles of the other player. */
export type Pile = 'column' | 'reserve' | 'waste' | 'pack' | 'their-reserve' | 'their-waste';
/** What a game calls its piles, where it has words of its own. */
export type PileNames = Readonly<Partial<Record<'columns' | 'reserve' | 'waste' | 'pack', string>>>;
/** The layout by its cards, which together are the pack. */
export interface Dealt {
  /** Each of two players lays this out. */
  readonly each?: true;
  /** How many cards lie in each column, and which of them face up. */
  readonly columns?: { readonly of: readonly [number, ...number[]]; readonly up: 'all' | 'last' };
  /** Cards with which foundations begin. */
  readonly foundations?: number;
  readonly reserve?: number;
  readonly pack: number;
  readonly names?: PileNames;
  /** What is laid out as the pack is turned: words of ours. */
  readonly then?: string;
}
export interface Foundations {
  /** How many there are, where that is told. */
  readonly count?: number;
  readonly base: 'ace' | 'ace-and-king' | 'chosen' | 'any';
  readonly build?: Build;
  /** A card that begins one has to be laid out as soon as it can be. */
  readonly begun?: 'at-once';
}
/** What fills a space of the layout. */
export interface Space {
  readonly cards: 'any' | 'king' | 'ace';
  /** It may wait. */
  readonly late?: true;
  /** The book says that no other card may. Without it the others are open. */
  readonly only?: true;
  /** The piles that the card may come from, and those that it may not. */
  readonly from?: readonly Pile[];
  readonly never?: readonly Pile[];
  /** Piles of which the book does not say whether the card may come from them, each with what it says instead. */
  readonly open?: Readonly<Partial<Record<Pile, string>>>;
}
/** What may be built on the piles of the other player. */
export interface Theirs {
  readonly on: readonly ['reserve' | 'waste', ...('reserve' | 'waste')[]];
  /** Absent where the book does not say which card fits. */
  readonly build?: Build;
  /** The piles that the card may come from, and those that it may not. */
  readonly from?: readonly Pile[];
  readonly never?: readonly Pile[];
}
/** Whose cards may be played, at a game for two. */
export interface Used {
  readonly own: readonly Pile[];
  readonly theirs: 'allowed' | 'open';
}
/** Cards that go off: together, or each `next` in rank to the one before. */
export type Taken = { readonly sum: number } | 'pair' | 'run-of-three' | 'next';
/** A pile beside the layout whose cards are played from. */
export interface Reserve {
  readonly holds?: number;
  readonly only?: 'king';
}

/** `stuck`: nothing more can be built; `dealt-out`: the cards are through for the last time. What it then is: lost, or counted by the cards that are out, or by those that are left. */
export interface Ending {
  readonly when: 'stuck' | 'dealt-out';
  readonly as: 'lost' | 'out' | 'left';
}

/** What one book tells of a patience; what is absent it does not tell. */
export interface Table {
  /** The two principles, and what follows neither: cards laid in lines that score, tricks played against the pack, chance alone. */
  readonly principle?: Stated<'building' | 'taking' | 'lines' | 'tricks'>;
  /** The layout by its cards; in a few words where the book does not count them. */
  readonly layout?: Stated<string | Dealt>;
  readonly sight?: Stated<'all' | 'hidden'>;
  readonly foundations?: Stated<Foundations>;
  /** `free`: any card on any. */
  readonly columns?: Stated<Build | 'none' | 'free'>;
  readonly theirs?: Stated<Theirs>;
  readonly used?: Stated<Used>;
  /** `one`: a card alone; `run`: cards in sequence together; `file`: all that lies face up in a column, or its only card. */
  readonly moved?: Stated<'one' | 'run' | 'file'>;
  readonly space?: Stated<Space>;
  readonly reserve?: Stated<Reserve>;
  readonly taken?: Stated<Taken>;
  /** When the stock is turned. */
  readonly stock?: Stated<'after-moves'>;
  /** How often the cards may be gone through again; `free` for as often as one likes, `some` where the number is not told. */
  readonly redeals?: Stated<number | 'free' | 'some'>;
  /** A pile may be looked into. */
  readonly peek?: Stated<'allowed'>;
  /** When the game is over although it has not come out. */
  readonly ends?: Stated<Ending>;
  readonly choice?: Stated<'none'>;
  readonly clock?: Stated<'timed'>;
}
export type Tables = Readonly<Partial<Record<BookId, Table>>>;
export type Point = keyof Table;
