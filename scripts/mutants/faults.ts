// Every small mutation of a row, as data: the path, the old value and the new value.
import { type BookId, type Game, isParty, type Law, MOMENT_IDS, UNITS, type Variant } from '../../src/rules-engine/index.ts';
import { pick } from '../seeded.ts';

type Row = Record<string, unknown>;
type CaseRow = { readonly when?: Readonly<Record<string, string | readonly string[]>>; readonly then: unknown };
export type FaultKind =
  | 'party'
  | 'limit'
  | 'condition'
  | 'moved'
  | 'number'
  | 'word'
  | 'remedy'
  | 'case'
  | 'claim'
  | 'page'
  | 'law-number'
  | 'moment'
  | 'option'
  | 'unit'
  | 'worth'
  | 'consult'
  | 'repeal';

/** One mutation: in the row at `id`, the value at `path` becomes `to`. */
export interface Fault {
  readonly kind: FaultKind;
  /** The id of the row: `euchre/railroad.law.misdeal`. */
  readonly id: string;
  readonly row: Row;
  readonly path: readonly (string | number)[];
  readonly from: unknown;
  readonly to: unknown;
}

const PARTY_KEYS = new Set(['by', 'from', 'to', 'who', 'whose', 'calledBy']);
const WORD_KEYS = new Set(['what', 'act', 'amount', 'each']);

/** The strings that a game uses for each key, so that a word is replaced by a plausible one. */
function vocabularyOf(rows: readonly (readonly [string, Row])[]): Map<string, string[]> {
  const words = new Map<string, Set<string>>();
  const walk = (value: unknown, key: string): void => {
    if (typeof value === 'string') words.set(key, (words.get(key) ?? new Set()).add(value));
    else if (Array.isArray(value)) for (const one of value) walk(one, key);
    else if (typeof value === 'object' && value !== null) for (const [name, one] of Object.entries(value)) walk(one, name);
  };
  for (const [, row] of rows) walk(row, '');
  return new Map([...words].map(([key, set]) => [key, [...set]]));
}

/** The next page: "7" becomes "8", "7-8" becomes "8-9". */
const turned = (page: string): string => page.replace(/\d+/g, (digits) => String(Number(digits) + 1));

/** Yields the faults of a row. */
function* faultsOf(id: string, row: Row, words: ReadonlyMap<string, readonly string[]>, next: () => number): Generator<Fault> {
  const other = (list: readonly string[], not: string): string | undefined => {
    const rest = list.filter((one) => one !== not);
    return rest.length === 0 ? undefined : pick(rest, next);
  };
  const fault = (kind: FaultKind, path: Fault['path'], from: unknown, to: unknown): Fault => ({ kind, id, row, path, from, to });
  const facts = row.facts as Law['facts'] | undefined;

  function* walk(value: unknown, path: readonly (string | number)[]): Generator<Fault> {
    const key = path.at(-1);
    const last = typeof key === 'string' ? key : '';
    if (typeof value === 'string') {
      const to = (list: readonly string[]) => other(list, value);
      // A game's own party has its English words under `party`.
      const isWho = (one: string) => last === 'party' || (PARTY_KEYS.has(last) && isParty(one));
      const party = isWho(value) ? to((words.get(last) ?? []).filter(isWho)) : undefined;
      if (party !== undefined) yield fault('party', path, value, party);
      if ((last === 'until' || last === 'from') && (MOMENT_IDS as readonly string[]).includes(value)) {
        const at = (MOMENT_IDS as readonly string[]).indexOf(value);
        yield fault('limit', path, value, MOMENT_IDS[at === MOMENT_IDS.length - 1 ? at - 1 : at + 1]);
      }
      if (last === 'moment') yield fault('moment', path, value, to(words.get('moment') ?? MOMENT_IDS) ?? 'any-time');
      if (last === 'unit') yield fault('unit', path, value, to(Object.keys(UNITS)));
      const word = WORD_KEYS.has(last) ? to(words.get(last) ?? []) : undefined;
      if (word !== undefined) yield fault('word', path, value, word);
      if (last === 'page') yield fault('page', path, value, turned(value));
      if (last === 'law' && /^\d+$/.test(value)) yield fault('law-number', path, value, turned(value));
      return;
    }
    if (typeof value === 'number' && (last === 'points' || last === 'tricks')) {
      yield fault('number', path, value, value + 1);
      yield fault('number', path, value, value === 0 ? 2 : value * 2);
      return;
    }
    if (typeof value === 'boolean' && last === 'may') yield fault('consult', path, value, !value);
    if (typeof value !== 'object' || value === null) return;
    if (last === 'claim') yield fault('claim', path, value, undefined);
    if (last === 'when') yield* conditions(value as Record<string, string | readonly string[]>, path);
    if (Array.isArray(value) && last === 'then') {
      if (value.length > 1) yield fault('remedy', path, value, value.slice(0, -1));
      const none = value.length === 1 && (value[0] as Row).kind === 'no-penalty';
      yield fault('remedy', path, value, [none ? { kind: 'misdeal' } : { kind: 'no-penalty' }]);
    }
    if (Array.isArray(value) && last === 'cases' && value.length > 1) {
      const [one, two] = [value[0] as Row, value[1] as Row];
      if (JSON.stringify(one.then) !== JSON.stringify(two.then)) {
        yield fault('case', path, value, [{ ...one, then: two.then }, { ...two, then: one.then }, ...value.slice(2)]);
      }
      yield fault('case', path, value, value.slice(0, -1));
      yield* moved(value as readonly CaseRow[], path);
    }
    if (last === 'options' && path.includes('facts')) {
      const [[a, first] = ['', ''], [b, second] = ['', '']] = Object.entries(value as Record<string, string>);
      yield fault('option', path, value, { ...value, [a]: second, [b]: first });
    }
    if (path.length === 2 && path[0] === 'books') {
      const given = value as Row;
      if (given.status === 'stated') yield fault('worth', path, value, { status: 'silent' });
      if (given.per !== undefined) yield fault('worth', [...path, 'per'], given.per, undefined);
    }
    for (const [name, one] of Object.entries(value)) yield* walk(one, [...path, Array.isArray(value) ? Number(name) : name]);
  }
  /** Moves an answer from one case to another: the table stays complete, but has a wrong ruling. */
  function* moved(cases: readonly CaseRow[], path: Fault['path']): Generator<Fault> {
    for (const [n, one] of cases.entries()) {
      for (const [name, allowed] of Object.entries(one.when ?? {})) {
        const list = [allowed].flat();
        const to = cases.findIndex((two, m) => m !== n && two.when?.[name] !== undefined && JSON.stringify(two.then) !== JSON.stringify(one.then));
        const there = cases[to];
        if (list.length < 2 || there === undefined || Object.keys(there.when ?? {}).length !== Object.keys(one.when ?? {}).length) continue;
        const after = [...cases];
        after[n] = { ...one, when: { ...one.when, [name]: list.slice(1) } };
        after[to] = { ...there, when: { ...there.when, [name]: [...[there.when?.[name] ?? []].flat(), list[0] ?? ''] } };
        yield fault('moved', path, cases, after);
      }
    }
  }
  function* conditions(when: Record<string, string | readonly string[]>, path: Fault['path']): Generator<Fault> {
    for (const [name, allowed] of Object.entries(when)) {
      const list = [allowed].flat();
      const rest = Object.keys(facts?.[name]?.options ?? {}).filter((option) => !list.includes(option));
      if (rest.length > 0) yield fault('condition', [...path, name], allowed, [...list.slice(1), pick(rest, next)]);
      if (rest.length > 1) yield fault('condition', [...path, name], allowed, [...list, pick(rest, next)]);
      if (list.length > 1) yield fault('condition', [...path, name], allowed, list.slice(1));
    }
  }
  yield* walk(row, []);
}

/** The rows of a game and its variants, each with the id under which it is written. */
export function rowsOf(game: Game): (readonly [string, Row])[] {
  const part = (id: string, kind: string, rows: object | undefined) =>
    Object.entries(rows ?? {}).map(([key, row]) => [`${id}.${kind}.${key}`, row as Row] as const);
  const own = [...part(game.id, 'law', game.laws), ...part(game.id, 'points', game.points)];
  const forms = Object.entries(game.variants).flatMap(([key, { laws, points }]: [string, Variant]) => {
    const id = `${game.id}/${key}`;
    return [...part(id, 'law', laws.amend), ...part(id, 'law', laws.add), ...part(id, 'points', points.amend), ...part(id, 'points', points.add)];
  });
  return [...own, ...forms];
}

/** Every fault that can be planted in the rows of a game, including forgotten repeals. */
export function faultsIn(game: Game, next: () => number): Fault[] {
  const rows = rowsOf(game);
  const words = vocabularyOf(rows);
  const faults = rows.flatMap(([id, row]) => [...faultsOf(id, row, words, next)]);
  for (const [key, { laws, points }] of Object.entries(game.variants)) {
    for (const [kind, repeal] of [
      ['law', laws.repeal],
      ['points', points.repeal],
    ] as const) {
      for (const name of Object.keys(repeal ?? {})) {
        const row = repeal as Row;
        faults.push({ kind: 'repeal', id: `${game.id}/${key}.${kind}.${name}`, row, path: [name], from: row[name], to: undefined });
      }
    }
  }
  return faults;
}

function changed(value: unknown, [first, ...rest]: Fault['path'], to: unknown): unknown {
  if (first === undefined) return to;
  const copy: unknown[] | Row = Array.isArray(value) ? [...value] : { ...(value as Row) };
  const inner = changed((value as Row)[first], rest, to);
  if (inner === undefined) delete (copy as Row)[first];
  else (copy as Row)[first] = inner;
  return copy;
}

/** Plants a fault, calls `ask`, and removes the fault. The row is mutated in place, so that a scorer with a reference to it sees the change. */
export function withFault<T>({ row, path, to }: Fault, ask: () => T): T {
  const before = { ...row };
  const after = changed(row, path, to) as Row;
  try {
    for (const key of Object.keys(row)) delete row[key];
    Object.assign(row, after);
    return ask();
  } finally {
    for (const key of Object.keys(row)) delete row[key];
    Object.assign(row, before);
  }
}

/** The book that a fault affects, if it affects one. */
export function bookOf({ path }: Fault): BookId | undefined {
  return path[0] === 'readings' || path[0] === 'books' || path[0] === 'consult' ? (path[1] as BookId) : undefined;
}
