import { UNKNOWN } from './laws.ts';

/**
 * A decision table with only what deciding needs. Outcomes are opaque strings that are only compared, so the engine (remedies as keys), the page's script (row
 * numbers) and the terminal share this code.
 */
export interface Table {
  /** Options of each fact by key, in the order in which the facts are asked. */
  readonly facts: Readonly<Record<string, readonly string[]>>;
  /** One list of rows per book. A row without `when` matches whatever no other row of the list matches. */
  readonly columns: readonly (readonly TableRow[])[];
}
export interface TableRow {
  readonly when?: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly outcome: string;
}
export type Answers = Readonly<Record<string, string | undefined>>;

export type Decision =
  /** Every column is settled, with one outcome each. `idle`: unanswered facts that make no difference. */
  | { readonly kind: 'settled'; readonly outcomes: readonly string[]; readonly idle: readonly string[] }
  /** More than one outcome is still possible; `fact` is the next one to ask. */
  | { readonly kind: 'ask'; readonly fact: string; readonly live: readonly (readonly string[])[] }
  /** The result depends only on facts answered "don't know". `byOption`: the possible outcomes for each answer to the deciding fact. */
  | {
      readonly kind: 'depends';
      readonly fact: string;
      readonly live: readonly (readonly string[])[];
      readonly byOption: Readonly<Record<string, readonly (readonly string[])[]>>;
    };

function holds(when: TableRow['when'], facts: Answers): boolean {
  return Object.entries(when ?? {}).every(([fact, allowed]) => {
    const value = facts[fact];
    return allowed === undefined || value === undefined || (typeof allowed === 'string' ? allowed === value : allowed.includes(value));
  });
}

/** Returns every full set of facts that agrees with the answers. A fact that is missing or `unknown` takes all its options. */
export function combinations(facts: Table['facts'], answers: Answers = {}): Record<string, string>[] {
  let all: Record<string, string>[] = [{}];
  for (const [key, options] of Object.entries(facts)) {
    const given = answers[key];
    const open = given === undefined || given === UNKNOWN ? options : [given];
    all = all.flatMap((so) => open.map((option) => ({ ...so, [key]: option })));
  }
  return all;
}

/** Returns the rows that match a full set of facts: exactly one if the table is sound. A row without a condition matches only if no other does. */
export function matching(rows: readonly TableRow[], facts: Answers): readonly TableRow[] {
  const named = rows.filter((row) => row.when !== undefined && holds(row.when, facts));
  return named.length > 0 ? named : rows.filter((row) => row.when === undefined);
}

function liveOutcomes(table: Table, answers: Answers): string[][] {
  const live = table.columns.map(() => new Set<string>());
  for (const facts of combinations(table.facts, answers)) {
    table.columns.forEach((rows, n) => {
      for (const row of matching(rows, facts)) live[n]?.add(row.outcome);
    });
  }
  return live.map((set) => [...set]);
}

/** Whether the value of a fact can change any column's outcome, given the other answers. */
function divides(table: Table, answers: Answers, fact: string): boolean {
  const options = table.facts[fact] ?? [];
  const others = { ...table.facts, [fact]: [options[0] ?? ''] };
  for (const so of combinations(others, { ...answers, [fact]: undefined })) {
    for (const rows of table.columns) {
      const outcomes = new Set(options.flatMap((option) => matching(rows, { ...so, [fact]: option }).map((row) => row.outcome)));
      if (outcomes.size > 1) return true;
    }
  }
  return false;
}

/**
 * Decides as far as the answers allow. Asks a fact only while it can still change an outcome. If no open fact can, the table is settled. If only facts answered
 * "don't know" can, shows the outcomes by the fact that leaves the fewest of them.
 */
export function decide(table: Table, answers: Answers): Decision {
  const open = Object.keys(table.facts).filter((fact) => answers[fact] === undefined || answers[fact] === UNKNOWN);
  const dividing = open.filter((fact) => divides(table, answers, fact));
  const live = liveOutcomes(table, answers);
  if (dividing.length === 0) return { kind: 'settled', outcomes: live.map((outcomes) => outcomes[0] ?? ''), idle: open };
  const next = dividing.find((fact) => answers[fact] === undefined);
  if (next !== undefined) return { kind: 'ask', fact: next, live };
  const split = (fact: string) => Object.fromEntries((table.facts[fact] ?? []).map((option) => [option, liveOutcomes(table, { ...answers, [fact]: option })]));
  const left = (fact: string) => Object.values(split(fact)).flat(2).length / Math.max(1, table.facts[fact]?.length ?? 1);
  const fact = dividing.reduce((best, one) => (left(one) < left(best) ? one : best));
  return { kind: 'depends', fact, live, byOption: split(fact) };
}
