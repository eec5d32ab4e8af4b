import { silent } from '../../../laws/laws.ts';

/** The manual only names the game, in the history of another, and has no rules for it. */
export const named = silent('It names the game among the ancestors of crazy eights, and tells none of its rules.');
