// Mutants of rows: changes one word, number, page or condition of a law or a score item in place, resolves every place that has the row again,
// and runs the detectors.
import { type Game, type Library, type Place, placesOf, resolve } from '../../src/rules-engine/index.ts';
import { pick, seeded, shuffled } from '../seeded.ts';
import { DETECTORS, type Detector, type Touched } from './detectors.ts';
import { bookOf, type Fault, type FaultKind, faultsIn, withFault } from './faults.ts';

export interface RowOptions {
  readonly seed: number;
  readonly count: number;
  readonly game: string | undefined;
  /** Names of detectors to leave out. */
  readonly without: readonly string[];
}

/** The game and the games that refer to it, by a clause or by a reading. */
function dependents(library: Library, id: string): Game[] {
  const names = new RegExp(`"(from|law)":"${id}[/.":]`);
  const [own, rest] = [library.get(id), [...library.values()].filter((game) => game.id !== id)];
  return [...(own === undefined ? [] : [own]), ...rest.filter((game) => names.test(JSON.stringify([game.books, game.laws, game.variants])))];
}

/** The detector that notices a fault, with its message; null if none does. */
export function noticed(library: Library, games: readonly Game[], fault: Fault, detectors: readonly Detector[] = DETECTORS): string | null {
  return withFault(fault, () => wrongAt(library, games, touchedBy(fault), detectors));
}

function touchedBy(fault: Fault): Touched {
  const [, kind, key] = /\.(law|points)\.(.+)$/.exec(fault.id) ?? [];
  return { kind: kind === 'points' ? 'points' : 'law', key: key ?? '' };
}

function wrongAt(library: Library, games: readonly Game[], touched: Touched, detectors: readonly Detector[]): string | null {
  const places: Place[] = [];
  try {
    for (const game of games) for (const id of placesOf(game)) places.push(resolve(library, id));
  } catch (error) {
    return `resolving: ${(error as Error).message}`;
  }
  for (const { name, notices } of detectors) {
    for (const place of places) {
      try {
        const said = notices(place, touched);
        if (said !== null) return `${name}: ${said}`;
      } catch (error) {
        return `${name}: ${(error as Error).message}`;
      }
    }
  }
  return null;
}

/** What to write so that the fault is caught. */
function remedyFor(fault: Fault): string {
  const { kind, key } = touchedBy(fault);
  const book = bookOf(fault);
  const by = book === undefined ? '' : ` by ${book}`;
  if (fault.kind === 'page' || fault.kind === 'law-number') return `the ledger's line of ${fault.id}${by}, or the book's contents`;
  if (fault.kind === 'option' || fault.kind === 'moment' || fault.kind === 'unit') return `the ledger's line of ${fault.id}`;
  return `the ledger's line of ${fault.id}${by}, or a case of ${kind === 'points' ? `a scorer that counts ${key}` : key}${by} in the examples`;
}

const short = (value: unknown): string => {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 160 ? `${text.slice(0, 157)}...` : text;
};

/** Plants the faults, prints the survivors and a table by kind. Returns how many were noticed, and of how many. */
export function mutateRows(library: Library, { seed, count, game, without }: RowOptions): { caught: number; all: number } {
  const next = seeded(seed);
  const detectors = DETECTORS.filter(({ name }) => !without.includes(name));
  const games = [...library.values()].filter((one) => game === undefined || one.id === game);
  const byKind = new Map<FaultKind, Fault[]>();
  for (const one of games) for (const fault of faultsIn(one, next)) byKind.set(fault.kind, [...(byKind.get(fault.kind) ?? []), fault]);
  // Each kind is equally likely: most of the possible faults are pages, and pages alone would prove little.
  const left = new Map([...byKind].map(([kind, faults]) => [kind, shuffled(faults, next)]));
  const chosen: Fault[] = [];
  while (chosen.length < count && left.size > 0) {
    const kind = pick([...left.keys()], next);
    const fault = left.get(kind)?.pop();
    if (fault === undefined) left.delete(kind);
    else chosen.push(fault);
  }
  const reached = new Map<string, Game[]>();
  const tally = new Map<FaultKind, { survivors: Fault[]; all: number }>();
  for (const fault of chosen) {
    const home = fault.id.split(/[/.]/)[0] ?? '';
    const places = reached.get(home) ?? dependents(library, home);
    reached.set(home, places);
    const said = noticed(library, places, fault, detectors);
    const so = tally.get(fault.kind) ?? { survivors: [], all: 0 };
    tally.set(fault.kind, { survivors: said === null ? [...so.survivors, fault] : so.survivors, all: so.all + 1 });
  }
  const kinds = [...tally].sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [kind, { survivors }] of kinds) {
    if (survivors.length > 0) console.log(`\n${kind}`);
    for (const fault of survivors)
      console.log(`  ${fault.id} at ${fault.path.join('.')}\n    ${short(fault.from)} -> ${short(fault.to)}\n    would be caught by ${remedyFor(fault)}`);
  }
  console.log('');
  for (const [kind, { survivors, all }] of kinds) console.log(`${kind.padEnd(12)} ${all - survivors.length} of ${all}`);
  return { caught: kinds.reduce((sum, [, { survivors, all }]) => sum + all - survivors.length, 0), all: chosen.length };
}
