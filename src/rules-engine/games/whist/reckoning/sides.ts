import { across, SIDES as BOTH, type Side } from '../../../mechanics/sides.ts';

/** The two sides of a table, as a deal and a sheet name them. */
export const SIDES: Readonly<Record<Side, string>> = { we: 'We', they: 'They' };
export { across as other, BOTH, type Side };

/** Tricks in a deal, and those of the book, which score nothing. */
export const TRICKS = 13;
export const BOOK = 6;
export const trickWord = (tricks: number): string => (tricks === 1 ? '1 trick' : `${tricks} tricks`);
