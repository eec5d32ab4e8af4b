import { silent } from '../../../laws/laws.ts';

/** The manual has the name of the game in the history of another, and no rule of it. */
export const named = silent('It names the game among the ancestors of crazy eights, and tells none of its rules.');
