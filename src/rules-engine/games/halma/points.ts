/** The book counts nothing at Halma. */
export const points = {};
