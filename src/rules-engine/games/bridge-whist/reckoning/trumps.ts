import type { BookId } from '../../../books.ts';

/** Books that print a schedule, newest first. */
export const BOOKS = ['donohue', 'uspc-1898'] as const satisfies readonly BookId[];

export const TRUMPS = { spades: 'Spades', clubs: 'Clubs', diamonds: 'Diamonds', hearts: 'Hearts', none: 'No trumps' } as const;
export type Trump = keyof typeof TRUMPS;

/** The item that prices a trick over six. */
export const trickOf = (trump: Trump) => (trump === 'none' ? 'trick-no-trumps' : (`trick-${trump}` as const));

/** How honours lie in the two hands of a side, from the fewest up. */
export type Holding = 'honours-three' | 'honours-four' | 'honours-five' | 'four-in-hand' | 'four-in-hand-fifth-with-partner' | 'five-in-hand';
