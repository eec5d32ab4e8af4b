import { type Case, type Condition, claimOf, type Facts, outcomeOf, type People, sayClaim, sayRemedies, sayWhen } from '../../rules-engine/index.ts';

/** The condition of a case, shown over its ruling: "Before the trick is turned over, if only one side revoked"; empty if the book has one ruling. */
export function sayCondition(when: Condition | undefined, facts: Facts): string {
  const said = sayWhen(facts, when);
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** The heading of a case that covers everything that no other case does. */
export const OTHERWISE = 'In every other case';

/** A ruling in English. `claim` and `notes` are empty if there is none. */
export interface SaidRuling {
  readonly remedies: string;
  readonly claim: string;
  readonly notes: readonly string[];
}

/** One case in English. */
export function sayRuling(one: Case, people: People): SaidRuling {
  const claim = claimOf(one);
  return {
    remedies: sayRemedies(one.then, people),
    claim: claim === undefined ? '' : sayClaim(claim, one.then, people),
    notes: one.note === undefined ? [] : [one.note],
  };
}

/** Cases in English; cases with the same outcome are merged, with the notes of all. */
export function sayRulings(cases: readonly Case[], people: People): SaidRuling[] {
  const said = new Map<string, SaidRuling>();
  for (const one of cases) {
    const known = said.get(outcomeOf(one));
    const ruling = sayRuling(one, people);
    said.set(outcomeOf(one), known === undefined ? ruling : { ...known, notes: [...new Set([...known.notes, ...ruling.notes])] });
  }
  return [...said.values()];
}

/** A ruling in one line. */
export const inOne = ({ remedies, claim, notes }: SaidRuling): string => [remedies, claim, ...notes].filter((part) => part !== '').join(' ');
