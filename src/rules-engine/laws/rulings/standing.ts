// How books compare on a law: by the effects of their rulings, never by their English. Shared by the engine and the browser.
import { type Answers, combinations, matching, type TableRow } from '../decide.ts';

/** A table row in the form in which books are compared. */
export interface ComparedRow extends TableRow {
  /** What is decided, one key per effect ("score:others=2 points/p"); empty if the book leaves the case open. */
  readonly orders: readonly string[];
  /** Whether any part is left open. */
  readonly open: boolean;
  /** Who may claim it (`by`), and from when until when (`time`), as keys. */
  readonly by?: string;
  readonly time?: string;
}
export interface ComparedTable {
  readonly facts: Readonly<Record<string, readonly string[]>>;
  /** One list of rows per book. */
  readonly columns: readonly (readonly ComparedRow[])[];
}

/** How columns compare. Columns are identified by number. */
export interface Standing {
  /**
   * `none`: there is no column; `open`: none decides; `one`: only one decides; `agree`: all that decide a case order the same; `adds`: one orders more;
   * `distinguishes`: only one treats some case differently; `apart`: no two decide the same case, or they ask different questions; `disagree`: two conflict in
   * the same case.
   */
  readonly kind: 'none' | 'open' | 'one' | 'agree' | 'adds' | 'distinguishes' | 'apart' | 'disagree';
  /** Columns that decide; if they disagree, one group per ruling. */
  readonly groups: readonly (readonly number[])[];
  /** Columns that decide nothing; if others disagree, those that leave the disputed cases open. */
  readonly open: readonly number[];
  /** If others disagree: columns that also decide there and conflict with none of them. */
  readonly beside: readonly number[];
  /** Columns that decide, but leave a case or part of one open. */
  readonly partly: readonly number[];
  /** Combinations of facts on which two columns conflict (`everywhere`: all of them), or on which one column alone distinguishes. */
  readonly parting: readonly Answers[];
  readonly everywhere: boolean;
  /** Columns that order more than another, or are alone in distinguishing a case. */
  readonly more: readonly number[];
  /** Whether a column that decides some case leaves open one that another column decides. */
  readonly partial: boolean;
  /** For books that agree: whether they differ on who may claim or on the time, and which are alone in limiting the claim. */
  readonly claim: { readonly who: boolean; readonly time: boolean; readonly limits: readonly number[] };
}

export type Relation = 'same' | 'first adds' | 'second adds' | 'both add' | 'conflict';

const slotOf = (key: string) => key.slice(0, key.indexOf('='));
const valueIn = (key: string) => key.slice(key.indexOf('=') + 1, key.lastIndexOf('/'));
/** The first letter of its class: penal, state, duty, right, none, unpriced. */
const classOf = (key: string) => key.slice(key.lastIndexOf('/') + 1);
/** Nothing happens: there is no penalty, it stands, it is allowed. */
const isMild = (key: string) => isNone(key) || valueIn(key) === 'stands' || (classOf(key) === 'd' && valueIn(key) === 'may');
const isNone = (key: string) => classOf(key) === 'n';

const isUnpricedKey = (key: string) => classOf(key) === 'u';
const isOrder = (key: string) => !isUnpricedKey(key);
const isUnpriced = ({ orders }: ComparedRow) => orders.some(isUnpricedKey);
const isDuty = (key: string) => classOf(key) === 'd' || classOf(key) === 'r';

/** Compares what two rows order. Both must decide something. */
export function relationOf(a: ComparedRow, b: ComparedRow): Relation {
  const [all, others] = [a.orders.filter(isOrder), b.orders.filter(isOrder)];
  const ours = all.filter((key) => !others.includes(key));
  const theirs = others.filter((key) => !all.includes(key));
  if (ours.length === 0 && theirs.length === 0) return 'same';
  if (all.every(isMild) && others.every(isMild)) return 'same';
  if (theirs.length === 0) return 'first adds';
  if (ours.length === 0) return 'second adds';
  if (ours.some((key) => classOf(key) !== 'r' && theirs.some((other) => slotOf(other) === slotOf(key)))) return 'conflict';
  // One book gives a rule without a penalty, and the other names the penalty.
  if (isUnpriced(a) && ours.every(isDuty) && !theirs.some(isNone)) return 'second adds';
  if (isUnpriced(b) && theirs.every(isDuty) && !ours.some(isNone)) return 'first adds';
  if (all.some(isNone) !== others.some(isNone)) return 'conflict';
  const onlyRights = (keys: readonly string[]) => keys.every((key) => classOf(key) === 'r');
  if (onlyRights(ours) || onlyRights(theirs)) return onlyRights(ours) ? (onlyRights(theirs) ? 'same' : 'second adds') : 'first adds';
  const penal = (keys: readonly string[]) => keys.some((key) => classOf(key) === 'p');
  if (penal(ours) && penal(theirs)) return 'conflict';
  const common = all.filter((key) => others.includes(key));
  return penal(common) ? 'both add' : 'conflict';
}

/** Whether two rows cannot both be followed. A row that decides nothing conflicts with none. */
export const conflict = (a: ComparedRow, b: ComparedRow): boolean => a.orders.length > 0 && b.orders.length > 0 && relationOf(a, b) === 'conflict';

const decides = (row: ComparedRow | undefined): row is ComparedRow => row !== undefined && row.orders.length > 0;

const rowAt = ({ columns }: ComparedTable, n: number, so: Answers) => matching(columns[n] ?? [], so)[0] as ComparedRow | undefined;
const turnsOn = ({ columns }: ComparedTable, n: number, fact: string) => (columns[n] ?? []).some(({ when }) => when?.[fact] !== undefined);
/** Whether a book has one mild ruling for everything: it then does rule on what another distinguishes. */
function isSweeping({ columns }: ComparedTable, n: number): boolean {
  const [only, ...more] = columns[n] ?? [];
  return more.length === 0 && only !== undefined && only.orders.every(isMild);
}

/** Whether a conflict is only a distinction of column `n`: for some other answer to a fact that column `m` does not use, the two do not conflict. */
const distinguishes = (table: ComparedTable, n: number, m: number, so: Answers): boolean =>
  !isSweeping(table, m) &&
  Object.entries(table.facts).some(
    ([fact, options]) =>
      turnsOn(table, n, fact) &&
      !turnsOn(table, m, fact) &&
      options.some((option) => {
        const there = { ...so, [fact]: option };
        const [ours, theirs] = [rowAt(table, n, there), rowAt(table, m, there)];
        return option !== so[fact] && decides(ours) && decides(theirs) && relationOf(ours, theirs) !== 'conflict';
      }),
  );

/** Books whose conditions share no fact ask different questions: their cases cannot be compared. */
function asksOtherwise(table: ComparedTable, n: number, m: number): boolean {
  const factsOf = (column: number) => Object.keys(table.facts).filter((fact) => turnsOn(table, column, fact));
  const [ours, theirs] = [factsOf(n), factsOf(m)];
  return ours.length > 0 && theirs.length > 0 && !ours.some((fact) => theirs.includes(fact));
}

/** The answers to every fact, with the row of each column. */
interface Met {
  readonly so: Answers;
  readonly rows: readonly (ComparedRow | undefined)[];
}

/** Compares every two columns that decide a case, case by case. */
function compareRows(table: ComparedTable, met: readonly Met[]) {
  const all = table.columns.map((_, n) => n);
  const found = {
    /** For each column, those that it conflicts with; and the cases of any conflict. */
    against: all.map(() => new Set<number>()),
    conflicts: [] as Answers[],
    /** Columns that order more than another. */
    more: new Set<number>(),
    /** Columns that distinguish a case, and these cases. */
    alone: new Set<number>(),
    aloneAt: [] as Answers[],
    /** Whether two columns decide one case, and whether two ask different questions. */
    shared: false,
    crossed: false,
    claim: { who: false, time: false },
    limits: new Set<number>(),
  };
  const { against, more, alone, claim, limits } = found;
  for (const { so, rows } of met) {
    let isConflict = false;
    let isAlone = false;
    for (const n of all)
      for (const m of all.slice(n + 1)) {
        const [a, b] = [rows[n], rows[m]];
        if (!decides(a) || !decides(b)) continue;
        found.shared = true;
        const relation = relationOf(a, b);
        if (relation === 'conflict' && asksOtherwise(table, n, m)) {
          found.crossed = true;
          continue;
        }
        if (relation === 'first adds' || relation === 'both add') more.add(n);
        if (relation === 'second adds' || relation === 'both add') more.add(m);
        if (relation !== 'conflict') {
          if (a.by !== undefined && b.by !== undefined) {
            claim.who ||= a.by !== b.by;
            claim.time ||= a.time !== b.time;
          } else if (a.by !== undefined) limits.add(n);
          else if (b.by !== undefined) limits.add(m);
        } else if (distinguishes(table, n, m, so) || distinguishes(table, m, n, so)) {
          alone.add(distinguishes(table, n, m, so) ? n : m);
          isAlone = true;
        } else {
          against[n]?.add(m);
          against[m]?.add(n);
          isConflict = true;
        }
      }
    if (isConflict) found.conflicts.push(so);
    if (isAlone) found.aloneAt.push(so);
  }
  return found;
}

/** Puts columns into groups without a conflict. */
function withoutConflict(columns: readonly number[], against: readonly ReadonlySet<number>[]): number[][] {
  const groups: number[][] = [];
  for (const n of columns) {
    const alike = groups.find((group) => group.every((m) => against[n]?.has(m) !== true));
    if (alike === undefined) groups.push([n]);
    else alike.push(n);
  }
  return groups;
}

/** Compares the columns over every combination of facts that the answers leave possible. */
export function standingOf(table: ComparedTable, answers: Answers = {}): Standing {
  const all = table.columns.map((_, n) => n);
  const met = combinations(table.facts, answers).map((so): Met => ({ so, rows: all.map((n) => rowAt(table, n, so)) }));
  const deciding = all.filter((n) => met.some(({ rows }) => decides(rows[n])));
  const said = {
    groups: [deciding],
    open: all.filter((n) => !deciding.includes(n)),
    beside: [],
    partly: deciding.filter((n) => met.some(({ rows }) => rows[n]?.open !== false)),
    parting: [],
    partial: met.some(({ rows }) => deciding.some((n) => decides(rows[n])) && deciding.some((n) => !decides(rows[n]))),
    everywhere: false,
    more: [],
    claim: { who: false, time: false, limits: [] },
  };
  if (table.columns.length === 0) return { kind: 'none', ...said, groups: [] };
  if (deciding.length === 0) return { kind: 'open', ...said, groups: [] };
  if (deciding.length === 1) return { kind: 'one', ...said };
  const { against, conflicts, more, alone, aloneAt, shared, crossed, claim, limits } = compareRows(table, met);
  if (conflicts.length > 0) {
    const taking = all.filter((n) => (against[n]?.size ?? 0) > 0);
    const rest = all.filter((n) => !taking.includes(n));
    const decidesThere = (n: number) => conflicts.some((so) => decides(rowAt(table, n, so)));
    return {
      ...said,
      kind: 'disagree',
      groups: withoutConflict(taking, against),
      open: rest.filter((n) => !decidesThere(n)),
      beside: rest.filter(decidesThere),
      parting: conflicts,
      everywhere: conflicts.length === met.length,
    };
  }
  const agreed = { ...said, claim: { ...claim, limits: [...limits].sort() } };
  if (crossed) return { ...agreed, kind: 'apart' };
  if (alone.size > 0) return { ...agreed, kind: 'distinguishes', more: [...alone].sort(), parting: aloneAt };
  if (more.size > 0) return { ...agreed, kind: 'adds', more: [...more].sort() };
  return { ...agreed, kind: shared ? 'agree' : 'apart' };
}
