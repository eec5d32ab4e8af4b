// Closed lists: conditions on remedies, and questions that a book leaves open beside what it rules. Alphabetical; tests fail on a word that no law uses.

/** Conditions of a remedy, completing "if ..." or "unless ...". */
export const PROVISOS = {
  'asker-still-in': 'the player who asks is still in the pot',
  demanded: 'it is demanded',
  'had-the-suit': 'the player held a card of the suit',
  'offender-caused-it': 'the player at fault caused it',
  provable: 'the revoke can be proved',
} as const;
export type Proviso = keyof typeof PROVISOS;

/** What is left open, completing "the book does not say ...". */
export const OPEN_QUESTIONS = {
  'balls-made': 'whether balls pocketed by the same stroke count',
  'felled-pins': 'what pins felled by it count',
  'forfeit-amount': 'what is forfeited',
  'lone-man-on-third': 'whether the one man on third base is out',
  'new-deal': 'whether there may be a new deal',
  'next-dealer': 'who deals',
  pot: 'what becomes of the pot',
  'pot-played-for': 'how the pot is played for',
  'which-opponent': 'which of the opponents scores',
} as const;
export type OpenQuestion = keyof typeof OPEN_QUESTIONS;
