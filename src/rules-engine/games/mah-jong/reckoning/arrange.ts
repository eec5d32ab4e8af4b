// The ways in which tiles make sets and pairs. Each is found; which of them counts most is for the score card to say.
import { sortedTiles, type Tile } from '../../../core/tiles.ts';
import { isSuited, KINDS, kindOf } from './kinds.ts';

export interface Part {
  readonly form: 'triplet' | 'kong' | 'sequence' | 'pair';
  readonly tiles: readonly Tile[];
  /** Held in the hand, and not laid on the table. */
  readonly held: boolean;
}
export const isSet = ({ form }: Part): boolean => form !== 'pair';

/** Tiles of a set, and of a sequence in its suit. */
const THREE = 3;
const FOUR = 4;
const SUIT = 9;

/** Tiles by kind, in the order of a rack. */
type Heap = readonly (readonly Tile[])[];
function heaped(tiles: readonly Tile[]): Heap {
  const heap: Tile[][] = KINDS.map(() => []);
  for (const tile of sortedTiles(tiles)) heap[KINDS.indexOf(kindOf(tile))]?.push(tile);
  return heap;
}
function less(heap: Heap, at: readonly number[], many: number): Heap {
  const left = [...heap];
  for (const n of at) left[n] = heap[n]?.slice(many) ?? [];
  return left;
}
/** The places of a sequence that begins at a kind; null where there is none. */
function sequenceAt(heap: Heap, at: number): readonly number[] | null {
  const run = [at, at + 1, at + 2];
  const first = heap[at]?.[0];
  if (first === undefined || !isSuited(first) || (at % SUIT) + THREE > SUIT) return null;
  return run.every((n) => (heap[n]?.length ?? 0) > 0) ? run : null;
}

/** What may come into an arrangement. */
interface Allowed {
  readonly held: boolean;
  readonly kongs: boolean;
  readonly pairs: number;
}

/** Every arrangement that uses all the tiles, with exactly so many pairs. */
export function arrangements(tiles: readonly Tile[], allowed: Allowed): Part[][] {
  const found: Part[][] = [];
  walk(heaped(tiles), [], allowed.pairs);
  return found;

  function walk(heap: Heap, parts: readonly Part[], pairs: number): void {
    const at = heap.findIndex((one) => one.length > 0);
    const alike = heap[at];
    if (alike === undefined) {
      if (pairs === 0) found.push([...parts]);
      return;
    }
    const take = (form: Part['form'], places: readonly number[], many: number, left: number) => {
      const taken = places.flatMap((n) => heap[n]?.slice(0, many) ?? []);
      walk(less(heap, places, many), [...parts, { form, tiles: taken, held: allowed.held }], left);
    };
    if (allowed.kongs && alike.length >= FOUR) take('kong', [at], FOUR, pairs);
    if (alike.length >= THREE) take('triplet', [at], THREE, pairs);
    if (pairs > 0 && alike.length >= 2) take('pair', [at], 2, pairs - 1);
    const run = sequenceAt(heap, at);
    if (run !== null) take('sequence', run, 1, pairs);
  }
}

/** Every arrangement of one suit, or of alike honors, that may leave tiles over; a pair of a kind once, since four alike that are not shown are a triplet. */
function looseIn(tiles: readonly Tile[]): Part[][] {
  const found = new Map<string, Part[]>();
  walk(heaped(tiles), []);
  return [...found.values()];

  function walk(heap: Heap, parts: readonly Part[]): void {
    const at = heap.findIndex((one) => one.length > 0);
    const alike = heap[at];
    if (alike === undefined) {
      const told = parts.map(({ form, tiles: taken }) => `${form} ${taken[0]}`).join();
      if (!found.has(told)) found.set(told, [...parts]);
      return;
    }
    const take = (form: Part['form'], places: readonly number[], many: number) => {
      const taken = places.flatMap((n) => heap[n]?.slice(0, many) ?? []);
      walk(less(heap, places, many), [...parts, { form, tiles: taken, held: true }]);
    };
    if (alike.length >= THREE) take('triplet', [at], THREE);
    const paired = parts.some(({ form, tiles: [first] }) => form === 'pair' && first !== undefined && kindOf(first) === kindOf(alike[0] as Tile));
    if (alike.length >= 2 && !paired) take('pair', [at], 2);
    const run = sequenceAt(heap, at);
    if (run !== null) take('sequence', run, 1);
    walk(less(heap, [at], 1), parts);
  }
}

/**
 * What a hand can be counted as that is not complete: for each number of triplets and of sequences the best, by a weight. Honors and suits
 * have nothing to do with each other and are arranged apart.
 */
export function looseArrangements(tiles: readonly Tile[], weigh: (parts: readonly Part[]) => number): Part[][] {
  const heaps = new Map<string, Tile[]>();
  for (const tile of tiles) {
    const heap = isSuited(tile) ? (tile[1] ?? '') : kindOf(tile);
    heaps.set(heap, [...(heaps.get(heap) ?? []), tile]);
  }
  let whole: Part[][] = [[]];
  for (const heap of heaps.values()) whole = best(whole.flatMap((parts) => best(looseIn(heap)).map((more) => [...parts, ...more])));
  return whole;

  function best(all: readonly Part[][]): Part[][] {
    const by = new Map<string, { parts: Part[]; weight: number }>();
    for (const parts of all) {
      const triplets = parts.filter(({ form }) => form === 'triplet').length;
      const key = `${triplets} ${parts.filter(({ form }) => form === 'sequence').length}`;
      const weight = weigh(parts);
      if (weight > (by.get(key)?.weight ?? -1)) by.set(key, { parts, weight });
    }
    return [...by.values()].map(({ parts }) => parts);
  }
}

/** Whether tiles are all pairs. */
export function pairsOf(tiles: readonly Tile[]): Part[] | null {
  const heap = heaped(tiles);
  if (heap.some((one) => one.length % 2 === 1)) return null;
  return heap.flatMap((one) => Array.from({ length: one.length / 2 }, (_, n): Part => ({ form: 'pair', tiles: one.slice(2 * n, 2 * n + 2), held: true })));
}

/** Whether no two of the tiles are alike. */
export const allDifferent = (tiles: readonly Tile[]): boolean => new Set(tiles.map(kindOf)).size === tiles.length;
