// Helpers for whole rulings: the cases of one question, and duties, rights and bans as effects.
import type { WholeRuling } from './whole.ts';

/** The cases of a law with one question: the effects of each answer. */
export const by = (fact: string, does: Readonly<Record<string, readonly string[]>>): readonly WholeRuling[] =>
  Object.entries(does).map(([answer, orders]) => ({ when: { [fact]: answer }, does: orders }));

export const must = (who: string, ...whats: readonly string[]): readonly string[] => whats.map((what) => `act:${who}:${what} = must`);
export const mayNot = (who: string, what: string): readonly string[] => [`act:${who}:${what} = may not`];
export const may = (who: string, what: string): readonly string[] => [`act:${who}:${what} = may`];

/** A broken rule without a stated penalty. */
export const unpriced = (orders: readonly string[]): readonly string[] => [...orders, 'cost = not named'];
