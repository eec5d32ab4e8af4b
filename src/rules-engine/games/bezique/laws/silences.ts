import { silent } from '../../../laws/laws.ts';

/** The 2002 manual describes the game only as an ancestor of pinochle. */
export const HISTORY = silent('It tells in a paragraph where the game came from and gives none of its rules.');
