// Finds all ways to arrange tiles as sets and pairs; the score card decides which counts most.
import { sortedTiles, type Tile } from '../../../vocabulary/tiles.ts';
import { isSuited, KINDS, kindOf } from './kinds.ts';

export interface Part {
  readonly form: 'triplet' | 'kong' | 'sequence' | 'pair';
  readonly tiles: readonly Tile[];
  /** Whether it is held in the hand, not on the table. */
  readonly held: boolean;
}
export const isSet = ({ form }: Part): boolean => form !== 'pair';

/** The number of tiles in a set, and in a suit. */
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
/** The indexes of a sequence that begins at a kind; null if there is none. */
function sequenceAt(heap: Heap, at: number): readonly number[] | null {
  const run = [at, at + 1, at + 2];
  const first = heap[at]?.[0];
  if (first === undefined || !isSuited(first) || (at % SUIT) + THREE > SUIT) return null;
  return run.every((n) => (heap[n]?.length ?? 0) > 0) ? run : null;
}

/** What an arrangement may include. */
interface Allowed {
  readonly held: boolean;
  readonly kongs: boolean;
  /** The number of pairs; with `loose`, the maximum, and tiles may be left over. */
  readonly pairs: number;
  readonly loose?: true;
}

/** Every arrangement, with at most one pair of a kind, since four alike that are not shown are a triplet. */
export function arrangements(tiles: readonly Tile[], { held, kongs, pairs, loose }: Allowed): Part[][] {
  const found = new Map<string, Part[]>();
  walk(heaped(tiles), [], pairs);
  return [...found.values()];

  function walk(heap: Heap, parts: readonly Part[], left: number): void {
    const at = heap.findIndex((one) => one.length > 0);
    const alike = heap[at];
    if (alike === undefined) {
      if (left === 0 || loose) found.set(parts.map(({ form, tiles: [first] }) => `${form} ${first}`).join(), [...parts]);
      return;
    }
    const take = (form: Part['form'], places: readonly number[], many: number, pairsLeft = left) => {
      const taken = places.flatMap((n) => heap[n]?.slice(0, many) ?? []);
      walk(less(heap, places, many), [...parts, { form, tiles: taken, held }], pairsLeft);
    };
    if (kongs && alike.length >= FOUR) take('kong', [at], FOUR);
    if (alike.length >= THREE) take('triplet', [at], THREE);
    const isPaired = parts.some(({ form, tiles: [first = ''] }) => form === 'pair' && kindOf(first) === KINDS[at]);
    if (left > 0 && alike.length >= 2 && !isPaired) take('pair', [at], 2, left - 1);
    const run = sequenceAt(heap, at);
    if (run !== null) take('sequence', run, 1);
    if (loose) walk(less(heap, [at], 1), parts, left);
  }
}

/** The pairs, if the tiles are nothing but pairs; else null. */
export function pairsOf(tiles: readonly Tile[]): Part[] | null {
  const heap = heaped(tiles);
  if (heap.some((one) => one.length % 2 === 1)) return null;
  return heap.flatMap((one) => Array.from({ length: one.length / 2 }, (_, n): Part => ({ form: 'pair', tiles: one.slice(2 * n, 2 * n + 2), held: true })));
}

/** Whether no two of the tiles are alike. */
export const allDifferent = (tiles: readonly Tile[]): boolean => new Set(tiles.map(kindOf)).size === tiles.length;
