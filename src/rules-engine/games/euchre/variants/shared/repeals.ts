/** Laws of the main game that speak of the card turned up, of ordering it up or of turning it down: they have no place where the trump is bid for. */
const REASON = 'The trump is bid for, not turned up.';
export const NO_TURN_UP: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'two-cards-turned',
    'turned-down-suit',
    'turned-card-taken-up',
    'turned-card-asked',
    'no-discard',
    'discard-changed',
    'lead-before-discard',
    'bridge-prompt',
    'all-pass',
  ].map((key) => [key, REASON]),
);

/** Laws and points of the lone hand, for games that have none, with the reason why. */
export const withoutLoneHands = (reason: string): Record<string, string> =>
  Object.fromEntries(['lone-hand-not-open', 'defending-alone', 'lone-hand-opposed', 'lone-partner-shows', 'lone-hand-unclear'].map((key) => [key, reason]));
