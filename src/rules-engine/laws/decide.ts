import { UNKNOWN } from './laws.ts';

/**
 * A decision table stripped to what deciding needs. Outcomes are compared, never read, so that the engine, the page's script and
 * the terminal decide with the same few lines: the engine gives remedies as keys, the page gives numbers of rows.
 */
export interface Table {
  /** Fact key to its options, in the order in which they are asked. */
  readonly facts: Readonly<Record<string, readonly string[]>>;
  /** One list of rows per book; `when` absent: all that no other row of the list names. */
  readonly columns: readonly (readonly TableRow[])[];
}
export interface TableRow {
  readonly when?: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly outcome: string;
}
export type Answers = Readonly<Record<string, string | undefined>>;

export type Decision =
  /** Every column is settled: its outcome each. `idle` are facts nobody answered because they make no difference. */
  | { readonly kind: 'settled'; readonly outcomes: readonly string[]; readonly idle: readonly string[] }
  /** The live rows still disagree, and this is the next fact to ask. */
  | { readonly kind: 'ask'; readonly fact: string; readonly live: readonly (readonly string[])[] }
  /** Only facts that nobody knows divide the rows: what each answer of the deciding one leads to. */
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

/** Every full set of facts that agrees with the answers; `unknown` and a missing answer leave a fact open. */
export function combinations(facts: Table['facts'], answers: Answers = {}): Record<string, string>[] {
  let all: Record<string, string>[] = [{}];
  for (const [key, options] of Object.entries(facts)) {
    const given = answers[key];
    const open = given === undefined || given === UNKNOWN ? options : [given];
    all = all.flatMap((so) => open.map((option) => ({ ...so, [key]: option })));
  }
  return all;
}

/** Rows that a full set of facts meets: one, in a sound table. The row without a condition is met when no other is. */
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

/** Whether the value of a fact can change any column's outcome, the rest being as answered. */
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
 * Rules on what is known. A fact is asked only while it can still change a column's outcome; when nothing that is open can,
 * the table is settled whatever was left unsaid; when only facts answered "don't know" can, the outcomes are shown by the one
 * that leaves the fewest open.
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
