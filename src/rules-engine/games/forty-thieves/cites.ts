import { cite } from '../../books.ts';

export const NAPOLEON = cite('uspc-1898', '61', 'Solitaire: Napoleon at St. Helena');
/** The 1940 book has the game without a name of its own. */
export const TWO_PACKS = cite('blue-ribbon-1940', '265', 'Patience Games: With Two Packs');
// The chapter runs from page 115 to 125; our copy does not show where each page ends.
export const ADVICE = cite('sierra', '115-125', 'Solitaire: Strategies, Two Deck Games');

export const NO_RULES =
  'The manual leaves the rules of its solitaires to the help of its program; of this one it prints that the columns are built down in suit.';
