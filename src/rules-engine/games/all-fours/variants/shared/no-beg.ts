import type { LawReasons, PointReasons } from '../../../../rulesets/games.ts';
import type { AllFours } from '../../code.ts';

const NO_BEG = 'The trump is fixed before the play, and nobody begs.';

/** Laws of all fours that do not apply when the trump comes from the stock, in California jack and in Shasta Sam. */
export const LAWS_OF_THE_BEG = {
  beg: NO_BEG,
  'who-may-beg': NO_BEG,
  bunching: NO_BEG,
  'same-suit-turned': NO_BEG,
  'jack-turned-again': NO_BEG,
  'turned-jack-and-misdeal': NO_BEG,
  'looked-before-beg': NO_BEG,
} as const satisfies LawReasons<AllFours>;

/** Score items that do not apply there. */
export const POINTS_OF_THE_BEG = {
  'turned-jack': 'No jack is turned for a point.',
  gift: NO_BEG,
  'long-target': 'Ten is the game where the book says so.',
} as const satisfies PointReasons<AllFours>;
