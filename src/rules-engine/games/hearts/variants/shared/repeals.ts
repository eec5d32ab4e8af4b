/** Rows of the main game that stand on the modern form and have no place in the older ways of settling. */
export const OLD_PLAY = { 'passed-cards-seen': 'No cards are passed in this form.', 'hearts-not-broken': 'No suit is kept from being led in this form.' };
export const NO_MOON = { 'shooting-the-moon': 'Taking everything is not rewarded in this form.' };
export const NO_BREAKING = { 'hearts-not-broken': 'No suit is kept from being led in this form.' };
export const NO_TIE = { 'tie-for-fewest': 'The settlement does not turn on the fewest hearts.' };

/** For a form that only the book of 1940 has. */
export const BLUE_ONLY = { ...OLD_PLAY, ...NO_MOON };
