// How books stand to each other: compared by what they order, never by their English, with the same few lines in the engine and
// in the browser.
import { type Answers, combinations, matching, type TableRow } from '../decide.ts';

/** A row as books are compared. */
export interface ComparedRow extends TableRow {
  /** What is decided, one key a remedy; none where the book leaves the case open. */
  readonly orders: readonly string[];
  /** Whether anything is left open. */
  readonly open: boolean;
  /** Who may claim it, and from when until when, as keys. */
  readonly by?: string;
  readonly time?: string;
}
export interface ComparedTable {
  readonly facts: Readonly<Record<string, readonly string[]>>;
  /** One list of rows per book. */
  readonly columns: readonly (readonly ComparedRow[])[];
}

/** How columns stand; they are named by their numbers. */
export interface Standing {
  /**
   * `none`: there is no column; `open`: none decides; `one`: one alone decides; `agree`: no two conflict; `apart`: no two decide the
   * same case; `part`: two conflict on some combination of facts.
   */
  readonly kind: 'none' | 'open' | 'one' | 'agree' | 'apart' | 'part';
  /** Columns that rule; where they part, a group for each ruling. */
  readonly groups: readonly (readonly number[])[];
  /** Columns that decide nothing here; where the others part, those that leave that very question open. */
  readonly open: readonly number[];
  /** Columns that decide and leave a case or a part of one open. */
  readonly partly: readonly number[];
  /** Combinations of facts on which two conflict; `everywhere` where there is no other. */
  readonly parting: readonly Answers[];
  readonly everywhere: boolean;
  /** Of books that agree: whether they part on who may claim or on the time, and which alone limit the claim (none: all or nobody). */
  readonly claim: { readonly who: boolean; readonly time: boolean; readonly limits: readonly number[] };
}

const within = (a: ComparedRow, b: ComparedRow): boolean => a.orders.every((order) => b.orders.includes(order));

/**
 * Whether two rows cannot both be followed as they stand. A row that decides nothing conflicts with none; of one that leaves a part
 * open, what it does decide must stand in the other; the order in which remedies are told is no difference.
 */
export function conflict(a: ComparedRow, b: ComparedRow): boolean {
  if (a.orders.length === 0 || b.orders.length === 0) return false;
  if (a.open && b.open) return !within(a, b) && !within(b, a);
  return (!b.open && !within(a, b)) || (!a.open && !within(b, a));
}

/** Compares the columns over every combination of facts that the answers leave possible. */
export function standingOf({ facts, columns }: ComparedTable, answers: Answers = {}): Standing {
  const all = columns.map((_, n) => n);
  const met: { so: Answers; rows: (ComparedRow | undefined)[] }[] = [];
  for (const so of combinations(facts, answers)) met.push({ so, rows: columns.map((rows) => matching(rows, so)[0] as ComparedRow | undefined) });
  const rules = (row: ComparedRow | undefined): row is ComparedRow => row !== undefined && row.orders.length > 0;
  const pairs = (rows: readonly (ComparedRow | undefined)[], test: (a: ComparedRow, b: ComparedRow, n: number, m: number) => void) => {
    rows.forEach((a, n) => {
      rows.slice(n + 1).forEach((b, m) => {
        if (rules(a) && rules(b)) test(a, b, n, n + 1 + m);
      });
    });
  };
  const deciding = all.filter((n) => met.some(({ rows }) => rules(rows[n])));
  const partly = deciding.filter((n) => met.some(({ rows }) => rows[n]?.open !== false));
  const against = all.map(() => new Set<number>());
  const parting = met.filter(({ rows }) => {
    let parts = false;
    pairs(rows, (a, b, n, m) => {
      if (!conflict(a, b)) return;
      against[n]?.add(m);
      against[m]?.add(n);
      parts = true;
    });
    return parts;
  });
  const claim = { who: false, time: false, limits: [] as number[] };
  const said = { groups: [deciding], open: all.filter((n) => !deciding.includes(n)), partly, parting: [], everywhere: false, claim };
  if (columns.length === 0) return { kind: 'none', ...said, groups: [] };
  if (deciding.length === 0) return { kind: 'open', ...said, groups: [] };
  if (deciding.length === 1) return { kind: 'one', ...said };
  if (parting.length > 0) {
    const groups: number[][] = [];
    const taking = all.filter((n) => (against[n]?.size ?? 0) > 0);
    for (const n of taking) {
      const alike = groups.find((group) => group.every((m) => against[n]?.has(m) !== true));
      if (alike === undefined) groups.push([n]);
      else alike.push(n);
    }
    const everywhere = parting.length === met.length;
    return { kind: 'part', groups, open: all.filter((n) => !taking.includes(n)), partly, parting: parting.map(({ so }) => so), everywhere, claim };
  }
  let shared = false;
  const limits = new Set<number>();
  for (const { rows } of met) {
    pairs(rows, (a, b, n, m) => {
      shared = true;
      if (a.by !== undefined && b.by !== undefined) {
        claim.who ||= a.by !== b.by;
        claim.time ||= a.time !== b.time;
      } else if (a.by !== undefined) limits.add(n);
      else if (b.by !== undefined) limits.add(m);
    });
  }
  return { kind: shared ? 'agree' : 'apart', ...said, claim: { ...claim, limits: [...limits].sort() } };
}
