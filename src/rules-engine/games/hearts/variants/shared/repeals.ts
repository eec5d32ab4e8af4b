/** Rows of the main game that stand on the modern form and have no place in the older ways of settling. */
export const NO_PASSING = { 'passed-cards-seen': 'No cards are passed in this form.' };
export const NO_MOON = { 'shooting-the-moon': 'Taking everything is not rewarded in this form.' };
export const NO_BREAKING = { 'hearts-not-broken': 'The book keeps no suit from being led.' };
export const NO_TIE = { 'tie-for-fewest': 'The settlement does not turn on the fewest hearts.' };

/** For a form that only the book of 1940 has. */
export const BLUE_ONLY = { ...NO_PASSING, ...NO_MOON, ...NO_BREAKING };
