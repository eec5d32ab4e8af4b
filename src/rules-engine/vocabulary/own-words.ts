// A word that two or more games use stands in core's lists and is named by its key. A word that one game alone uses stands in that game's
// `words.ts` and carries its own English, so that a ruling can be told without asking whose word it is. Own words are plain data, because
// outcomes are compared as JSON, and a word that a scorer does not use costs its bundle nothing (hence the marks).

import type { Feature } from './features.ts';
import type { Moment } from './moments.ts';

interface Brief {
  /** What a law told in one line says for it, where the English is longer than a few words. */
  readonly brief?: string;
}
const briefly = /* @__NO_SIDE_EFFECTS__ */ (brief: string | undefined): Brief => (brief === undefined ? {} : { brief });

/** Who a ruling speaks of, in one game: `party('the seller')`. */
export interface OwnParty extends Brief {
  readonly party: string;
  readonly several?: true;
}
export const party = /* @__NO_SIDE_EFFECTS__ */ (name: string, brief?: string): OwnParty => ({ party: name, ...briefly(brief) });
/** Several who take the plural verb: `parties('the players who are clear')`. */
export const parties = /* @__NO_SIDE_EFFECTS__ */ (name: string, brief?: string): OwnParty => ({ party: name, several: true, ...briefly(brief) });

/** What a ruling acts upon, in one game: `thing('the straddle')`. */
export interface OwnThing {
  readonly thing: string;
  readonly several?: true;
}
export const thing = /* @__NO_SIDE_EFFECTS__ */ (name: string): OwnThing => ({ thing: name });
export const things = /* @__NO_SIDE_EFFECTS__ */ (name: string): OwnThing => ({ thing: name, several: true });

/** What a party of one game must, may or may not do, without "to": `act('take the dice')`. */
export interface OwnAct extends Brief {
  readonly act: string;
  /** What a place must have for it: where it is missing, forbidding or allowing the act says nothing and is left out. */
  readonly needs?: Feature;
}
export const act = /* @__NO_SIDE_EFFECTS__ */ (infinitive: string, brief?: string, needs?: Feature): OwnAct => ({
  act: infinitive,
  ...briefly(brief),
  ...(needs === undefined ? {} : { needs }),
});

/** An amount that depends on the table, in one game: `amount('the price of a euchre')`. */
export interface OwnAmount extends Brief {
  readonly amount: string;
}
export const amount = /* @__NO_SIDE_EFFECTS__ */ (what: string, brief?: string): OwnAmount => ({ amount: what, ...briefly(brief) });

/** What a number is multiplied by, as the end of "5 points for each ...", in one game: `each('red three')`. */
export interface OwnEach {
  readonly each: string;
}
export const each = /* @__NO_SIDE_EFFECTS__ */ (what: string): OwnEach => ({ each: what });

/** What one game counts, one of it and several: `unit('leg')`, `unit('fish', 'fish')`. */
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

/** A moment that one game alone knows, in its place among the others: `moment('The clock is stopped', { after: 'move' })`. */
export interface OwnMoment {
  readonly moment: string;
  /** The moment that it follows, core's or another of the game. */
  readonly after: Moment;
  /** The end of "until ...", where the name does not read as one. */
  readonly limit?: string;
}
export const moment = /* @__NO_SIDE_EFFECTS__ */ (name: string, more: { after: Moment; limit?: string }): OwnMoment => ({ moment: name, ...more });
