import { type Case, type Condition, claimOf, type Facts, outcomeOf, sayClaim, sayRemedies } from '../../rules-engine/index.ts';

/** One fact of a case's condition as it is read: the question and the answers for which the case holds. */
export interface SaidCondition {
  readonly ask: string;
  readonly answer: string;
}

/** What leads to a case, in the order in which it is asked; none where the case is all the rest. */
export function sayConditions(when: Condition | undefined, facts: Facts): SaidCondition[] {
  const order = Object.keys(facts);
  const named = Object.entries(when ?? {}).sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
  return named.map(([key, allowed]) => ({
    ask: facts[key]?.ask ?? key,
    answer: [allowed]
      .flat()
      .map((option) => facts[key]?.options[option] ?? option)
      .join(', or: '),
  }));
}

/** Words over a case that holds for all that no other names. */
export const OTHERWISE = 'In every other case';

/** A ruling in English. `claim` and the notes are empty where there is none. */
export interface SaidRuling {
  readonly remedies: string;
  readonly claim: string;
  readonly notes: readonly string[];
}

/** One case in English. */
export function sayRuling(one: Case): SaidRuling {
  const claim = claimOf(one);
  return { remedies: sayRemedies(one.then), claim: claim === undefined ? '' : sayClaim(claim, one.then), notes: one.note === undefined ? [] : [one.note] };
}

/** Cases that rule alike are told once, with the notes of all. */
export function sayRulings(cases: readonly Case[]): SaidRuling[] {
  const said = new Map<string, SaidRuling>();
  for (const one of cases) {
    const known = said.get(outcomeOf(one));
    const ruling = sayRuling(one);
    said.set(outcomeOf(one), known === undefined ? ruling : { ...known, notes: [...new Set([...known.notes, ...ruling.notes])] });
  }
  return [...said.values()];
}

/** A ruling in one line. */
export const inOne = ({ remedies, claim, notes }: SaidRuling): string => [remedies, claim, ...notes].filter((part) => part !== '').join(' ');
