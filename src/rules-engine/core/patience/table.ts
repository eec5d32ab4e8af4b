// What may be moved where at a patience, as data: from it come the text, the picture, the questions and the comparison of all patiences.
import type { BookId, Citation } from '../../books.ts';

/** A point on which a book speaks. */
export interface Told<T> {
  readonly is: T;
  readonly cites: readonly [Citation, ...Citation[]];
  /** The book gives it as counsel for playing well, and no rule. */
  readonly advice?: true;
  /** It is drawn from an example: what that does not show is open. */
  readonly example?: true;
  /** What it adds: a sentence of ours. */
  readonly note?: string;
}
/** A rule of the book. */
export function told<const T>(is: T, cites: Citation | readonly [Citation, ...Citation[]], note?: string): Told<T> {
  return { is, cites: Array.isArray(cites) ? (cites as [Citation, ...Citation[]]) : [cites as Citation], ...(note === undefined ? {} : { note }) };
}
/** What the book counsels without saying that it must be so. */
export const advised = <const T>(is: T, cites: Citation | readonly [Citation, ...Citation[]], note?: string): Told<T> => ({
  ...told(is, cites, note),
  advice: true,
});
/** What an example of the book shows, where no rule is printed. */
export const shown = <const T>(is: T, cites: Citation | readonly [Citation, ...Citation[]], note?: string): Told<T> => ({
  ...told(is, cites, note),
  example: true,
});

/** How the next card stands to the one on which it is laid: by how many it is higher or lower, and of which suit. */
export interface Build {
  readonly way: 'up' | 'down' | 'either';
  /** `color`: red on black and black on red. */
  readonly by: 'suit' | 'color' | 'any';
  /** 1 unless told. */
  readonly step?: 2;
}
export interface Foundations {
  /** How many there are, where that is told. */
  readonly count?: number;
  readonly base: 'ace' | 'ace-and-king' | 'chosen' | 'any';
  readonly build?: Build;
}
/** What fills a space of the layout. */
export interface Space {
  readonly cards: 'any' | 'king' | 'ace' | 'stock';
  /** It may wait. */
  readonly late?: true;
}
/** Cards that go off: together, or each `next` in rank to the one before. */
export type Taken = { readonly sum: number } | 'pair' | 'run-of-three' | 'next';
/** A pile beside the layout whose cards are played from. */
export interface Reserve {
  readonly holds?: number;
  readonly only?: 'king';
}

/** What one book tells of a patience; what is absent it does not tell. */
export interface Table {
  /** The two principles, and what follows neither: cards laid in lines that score, tricks played against the pack, chance alone. */
  readonly principle?: Told<'building' | 'taking' | 'lines' | 'tricks'>;
  /** The layout in a few words. */
  readonly layout?: Told<string>;
  readonly sight?: Told<'all' | 'hidden'>;
  readonly foundations?: Told<Foundations>;
  readonly columns?: Told<Build | 'none'>;
  /** `one`: a card alone; `run`: cards in sequence together; `file`: all that lies face up in a column, or its only card. */
  readonly moved?: Told<'one' | 'run' | 'file'>;
  readonly space?: Told<Space>;
  readonly reserve?: Told<Reserve>;
  readonly taken?: Told<Taken>;
  /** When the stock is turned. */
  readonly stock?: Told<'after-moves'>;
  /** How often the cards may be gone through again; `free` for as often as one likes, `some` where the number is not told. */
  readonly redeals?: Told<number | 'free' | 'some'>;
  /** A pile may be looked into. */
  readonly peek?: Told<'allowed'>;
  readonly choice?: Told<'none'>;
  readonly clock?: Told<'timed'>;
}
export type Tables = Readonly<Partial<Record<BookId, Table>>>;
export type Point = keyof Table;
