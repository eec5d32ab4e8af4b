import type { LawReasons } from '../../../../rulesets/games.ts';
import type { Pinochle } from '../../code.ts';
/** Laws of the game for two that do not apply where all melds are laid down together. */
export const TOGETHER = {
  'melds-at-once': 'All the melds of a hand are laid down together.',
  'meld-out-of-time': 'Melds are not tied to tricks won from a stock; the time for them has a law of its own.',
  'single-before-double': 'Both pinochles are laid down together.',
  'dix-and-meld': 'The dix is shown along with the melds.',
  'second-dix': 'There is no stock; two holders of the dix have a law of their own.',
} as const satisfies LawReasons<Pinochle>;

/** The same, for the games of the Sierra manual with melds before the play. */
export const TABLED = {
  ...TOGETHER,
  'second-dix': 'No card is turned.',
  'no-fresh-card': 'A card serves once in each type of meld, and nothing is laid in turn.',
  'wrong-meld': 'Melds are taken up again before anyone plays.',
  'false-claim': 'Nobody calls out; the score is written after each deal.',
} as const satisfies LawReasons<Pinochle>;
