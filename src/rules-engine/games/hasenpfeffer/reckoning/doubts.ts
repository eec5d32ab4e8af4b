// What the book leaves unsure of the count, as the schedule and the counts both say it.

/** What is unsure of the tricks of those who did not bid. */
export const BOTH_SIDES = 'Each trick counts, the book says, and names no side; we count those of both.';
/** What is unsure of the tricks of a bidder who is set back. */
export const SET_BACK = 'The tricks taken by a bidder who fails are not counted beside the set-back; the book does not say whether they are.';
