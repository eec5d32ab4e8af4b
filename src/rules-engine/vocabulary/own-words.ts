// A word that two or more games use is in the engine's lists and is referred to by key. A word of one game is in that game's `words.ts` and carries its own
// English, so that a ruling can be worded without knowing the game. Plain data, because outcomes are compared as JSON; marked free of side effects, so that
// bundles of scorers drop unused words.

import type { Feature } from './features.ts';
import type { Moment } from './moments.ts';

interface Brief {
  /** A short form for one-line summaries, where the English is longer than a few words. */
  readonly brief?: string;
}
const briefly = /* @__NO_SIDE_EFFECTS__ */ (brief: string | undefined): Brief => (brief === undefined ? {} : { brief });

/** A party of one game: `party('the seller')`. */
export interface OwnParty extends Brief {
  readonly party: string;
  readonly several?: true;
}
export const party = /* @__NO_SIDE_EFFECTS__ */ (name: string, brief?: string): OwnParty => ({ party: name, ...briefly(brief) });
/** A party with a plural verb: `parties('the players who are clear')`. */
export const parties = /* @__NO_SIDE_EFFECTS__ */ (name: string, brief?: string): OwnParty => ({ party: name, several: true, ...briefly(brief) });

/** What a ruling acts on, in one game: `thing('the straddle')`. */
export interface OwnThing {
  readonly thing: string;
  readonly several?: true;
}
export const thing = /* @__NO_SIDE_EFFECTS__ */ (name: string): OwnThing => ({ thing: name });
export const things = /* @__NO_SIDE_EFFECTS__ */ (name: string): OwnThing => ({ thing: name, several: true });

/** What a party of one game must, may or may not do, without "to": `act('take the dice')`. */
export interface OwnAct extends Brief {
  readonly act: string;
  /** The feature that it needs: without it, forbidding or allowing the act is pointless and is left out. */
  readonly needs?: Feature;
}
export const act = /* @__NO_SIDE_EFFECTS__ */ (infinitive: string, brief?: string, needs?: Feature): OwnAct => ({
  act: infinitive,
  ...briefly(brief),
  ...(needs === undefined ? {} : { needs }),
});

/** An amount that depends on the state of the game, in one game: `amount('the price of a euchre')`. */
export interface OwnAmount extends Brief {
  readonly amount: string;
}
export const amount = /* @__NO_SIDE_EFFECTS__ */ (what: string, brief?: string): OwnAmount => ({ amount: what, ...briefly(brief) });

/** What a number is multiplied by, completing "5 points for each ...", in one game: `each('red three')`. */
export interface OwnEach {
  readonly each: string;
}
export const each = /* @__NO_SIDE_EFFECTS__ */ (what: string): OwnEach => ({ each: what });

/** A unit of one game, singular and plural: `unit('leg')`, `unit('fish', 'fish')`. */
export interface OwnUnit {
  readonly unit: string;
  readonly units: string;
}
export const unit = /* @__NO_SIDE_EFFECTS__ */ (one: string, several = `${one}s`): OwnUnit => ({ unit: one, units: several });

/** What is done in one game, where a book does not say by whom: `deed('the moves', 'retraced', 'several')`. */
export interface OwnDeed {
  readonly deed: string;
  readonly to: string;
  readonly several?: true;
}
export const deed = /* @__NO_SIDE_EFFECTS__ */ (to: string, done: string, many?: 'several'): OwnDeed => ({
  deed: done,
  to,
  ...(many === undefined ? {} : { several: true }),
});

/** A moment of one game, placed among the others: `moment('The clock is stopped', { after: 'move' })`. */
export interface OwnMoment {
  readonly moment: string;
  /** The moment before it: a standard one or another of the game. */
  readonly after: Moment;
  /** Words for "until ...", where the name does not fit. */
  readonly limit?: string;
}
export const moment = /* @__NO_SIDE_EFFECTS__ */ (name: string, more: { after: Moment; limit?: string }): OwnMoment => ({ moment: name, ...more });
