// Helpers for the laws of chess in Blue Ribbon (p. 155-184) and Donohue (p. 277-283).
import { ruling, type WholeLaw, type WholeReading, type WholeRuling } from '../../whole.ts';

type Moment = WholeLaw['moment'];
type Reading = Readonly<Partial<Record<'blue-ribbon-1940' | 'donohue', WholeReading>>>;

/** Penalties can be enforced only at the time, before any move is made thereafter (Blue Ribbon, p. 178). */
const AT_ONCE = 'opponent until next-move';

/** A reading of Blue Ribbon; its pages and laws are separated by semicolons. */
export const blue = (pages: string, cases: readonly WholeRuling[]): Reading => ({
  'blue-ribbon-1940': { at: pages.split('; ').map((one) => (one.startsWith('law') ? one : `p. ${one}`)), cases },
});
export const donohue = (at: string, cases: readonly WholeRuling[]): Reading => ({ donohue: { at: at.split('; '), cases } });

/** A case with a penalty that has to be demanded at once. */
export const due = (when: WholeRuling['when'], ...does: readonly string[]): WholeRuling => ({ when, does, claim: AT_ONCE });
/** The only case, with a penalty that has to be demanded at once. */
export const dueAlways = (...does: readonly string[]): readonly WholeRuling[] => [due({}, ...does)];

/** A law that only Blue Ribbon has, without questions. */
export const one = (moment: Moment, pages: string, ...does: readonly string[]): WholeLaw => ({ moment, books: blue(pages, ruling(...does)) });

export const NOT_NAMED = 'cost = not named';
export const MOVE_IT = 'act:offender:move the man touched = must';
export const KING = 'act:offender:move the king = must';
export const LOST = ['game = won by others'];
export const ANNULLED = [
  'thing:the game = annulled, as if it had never been begun',
  'act:the player who had the first move:have the first move in the next game = must',
];
export const MOVE_STANDS = ['thing:the move = stands'];
export const TAKEN_BACK = ['thing:the move = taken back'];
export const NO_CASTLING = ['act:player:castle = may not'];
export const YES_NO = { yes: 'Yes', no: 'No' };
