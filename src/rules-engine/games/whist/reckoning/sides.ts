import { across, SIDES as BOTH, type Side } from '../../../mechanics/sides.ts';

/** The names of the two sides, in a deal and on a sheet. */
export const SIDES: Readonly<Record<Side, string>> = { we: 'We', they: 'They' };
export { across as other, BOTH, type Side };

/** The number of tricks in a deal, and of those that score nothing. */
export const TRICKS = 13;
export const BOOK = 6;
export const trickWord = (tricks: number): string => (tricks === 1 ? '1 trick' : `${tricks} tricks`);
