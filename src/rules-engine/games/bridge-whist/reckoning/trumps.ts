import type { BookId } from '../../../books.ts';

/** The books with a schedule, newest first. */
export const BOOKS = ['donohue', 'uspc-1898'] as const satisfies readonly BookId[];

export const TRUMPS = { spades: 'Spades', clubs: 'Clubs', diamonds: 'Diamonds', hearts: 'Hearts', none: 'No trumps' } as const;
export type Trump = keyof typeof TRUMPS;

/** The score item of a trick over six. */
export const trickOf = (trump: Trump) => (trump === 'none' ? 'trick-no-trumps' : (`trick-${trump}` as const));

/** The honours in the two hands of a side, from the fewest up. */
export type Holding = 'honours-three' | 'honours-four' | 'honours-five' | 'four-in-hand' | 'four-in-hand-fifth-with-partner' | 'five-in-hand';
