// What the books say on disputed facts, for one law: the laws of its game on that, or a sentence that there are none.
import type { Ruling } from './entry.ts';

/** A law on disputed facts, as sent to the browser (made by `src/lib/rulings/disputed-facts.ts`). */
export interface DisputedFacts {
  readonly title: string;
  readonly href: string;
  /** The topic that it is limited to; empty if it covers everything. */
  readonly on: string;
  readonly rulings: readonly { readonly by: string; readonly says: string }[];
}
/** All of them, by the id of the game or variant. */
export type AllDisputedFacts = Readonly<Record<string, readonly DisputedFacts[]>>;

export const NO_RULE = 'The five books give no rule for this game on what to do when players do not agree on what happened.';
export const NO_OTHER_RULE = 'Apart from that the five books give no rule for this game on what to do when players do not agree on what happened.';

/** The laws for a place that cover a dispute on a law with this topic. */
export function disputedFactsAt(all: AllDisputedFacts, place: string, topic: string): readonly DisputedFacts[] {
  const here = Object.hasOwn(all, place) ? (all[place] ?? []) : [];
  return here.filter(({ on }) => on === '' || on === topic);
}

/** The same as rulings, each under the title of its law, with a sentence if the books have no rule. */
export function sayDisputedFacts(laws: readonly DisputedFacts[]): Ruling[] {
  const rulings = laws.flatMap(({ title, rulings: all }) => all.map(({ by, says }): Ruling => ({ when: `${title}:`, by, says })));
  if (rulings.length === 0) return [{ when: '', by: '', says: NO_RULE }];
  return laws.some(({ on }) => on === '') ? rulings : [...rulings, { when: '', by: '', says: NO_OTHER_RULE }];
}
