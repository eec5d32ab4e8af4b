// Groups of readings that are the same in a game and its variants: they are read together, and one code marks them all.
import { createHash } from 'node:crypto';
import type { MarkedEntry } from '../../src/lib/books/ledger.ts';
import { type Entry, type Library, type Place, parseId, placesOf, type ResolvedItem, type ResolvedLaw, resolve } from '../../src/rules-engine/index.ts';

/** One reading at one place, with its row; neither law nor item if the row is left out there. */
export interface Reading {
  readonly line: MarkedEntry;
  readonly law: ResolvedLaw | undefined;
  readonly item: ResolvedItem | undefined;
}
/** Readings that differ only in their place, and the code that marks them. */
export interface Group {
  readonly readings: readonly [Reading, ...Reading[]];
  readonly book: Entry['book'];
  readonly code: string;
}

/** All places of a game, the game itself first. */
export function placesIn(library: Library, gameId: string): Place[] {
  const game = library.get(gameId);
  return game === undefined ? [] : placesOf(game).map((id) => resolve(library, id));
}

/** The lines of a ledger with their rows. */
export function readingsAt(places: readonly Place[], lines: readonly MarkedEntry[]): Reading[] {
  const laws = new Map(places.flatMap((place) => place.laws.map((law) => [law.id, law] as const)));
  const items = new Map(places.flatMap((place) => place.points.map((item) => [item.id, item] as const)));
  return lines.map((line) => ({ line, law: laws.get(line.id), item: items.get(line.id) }));
}

/** A key of the words that a reader compares, without the place. Citations are not part of it: a variant also cites the clause that refers to the game. */
function sameKey({ line, law, item }: Reading): string {
  const parsed = parseId(line.id);
  const row = law ?? item;
  const asked = Object.entries(law?.facts ?? {}).map(([key, { ask, options }]) => [key, ask, options]);
  return JSON.stringify([parsed?.kind, parsed?.key, line.book, line.says, line.beside, row?.title, row?.gist, asked]);
}

function codeOf(readings: readonly Reading[]): string {
  const [only] = readings;
  if (readings.length === 1 && only !== undefined) return only.line.seen;
  const named = readings.map(({ line }) => `${line.id} ${line.seen}`).sort();
  return `g${createHash('sha256').update(named.join('\n')).digest('hex').slice(0, 9)}`;
}

/** Each reading as a group of its own. */
export const alone = (readings: readonly Reading[]): Group[] =>
  readings.map((reading) => ({ readings: [reading], book: reading.line.book, code: reading.line.seen }));

/** Groups readings that are the same at several places, in the order in which they first occur. */
export function grouped(readings: readonly Reading[]): Group[] {
  const groups = new Map<string, [Reading, ...Reading[]]>();
  for (const reading of readings) {
    const key = sameKey(reading);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [reading]);
    else group.push(reading);
  }
  return [...groups.values()].map((same) => ({ readings: same, book: same[0].line.book, code: codeOf(same) }));
}
