// Notes on what the book leaves uncertain, used in both the score items and the scorers.

/** The doubt about the tricks of players who did not bid. */
export const BOTH_SIDES = 'Each trick counts, the book says, and names no side; we count those of both.';
/** The doubt about the tricks of a bidder who is set back. */
export const SET_BACK = 'The tricks taken by a bidder who fails are not counted beside the set-back; the book does not say whether they are.';
