/** The book has no score for Halma. */
export const points = {};
