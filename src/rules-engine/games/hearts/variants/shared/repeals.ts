import type { LawReasons } from '../../../../rulesets/games.ts';
import type { Hearts } from '../../code.ts';
/** What the older forms lack: cards passed on, a moon, a queen of spades that counts, and a card whose holder leads first. */
export const OLD_FORM = { pass: false, moon: false, 'black-lady': false, 'opening-card': false } as const;

/** Laws of the main game that do not apply to the older ways of settling. */
export const NO_BREAKING = { 'hearts-not-broken': 'No suit is kept from being led in this form.' } satisfies LawReasons<Hearts>;
export const NO_TIE = { 'tie-for-fewest': 'The settlement does not turn on the fewest hearts.' } satisfies LawReasons<Hearts>;
