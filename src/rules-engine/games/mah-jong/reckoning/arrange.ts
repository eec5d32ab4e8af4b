// The ways in which tiles make sets and pairs. Each is found; which of them counts most is for the score card to say.
import { sortedTiles, type Tile } from '../../../vocabulary/tiles.ts';
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
  /** So many pairs; at most so many, where tiles may be left over. */
  readonly pairs: number;
  readonly loose?: true;
}

/** Every arrangement; a pair of a kind once in it, since four alike that are not shown are a triplet. */
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

/** Whether tiles are all pairs. */
export function pairsOf(tiles: readonly Tile[]): Part[] | null {
  const heap = heaped(tiles);
  if (heap.some((one) => one.length % 2 === 1)) return null;
  return heap.flatMap((one) => Array.from({ length: one.length / 2 }, (_, n): Part => ({ form: 'pair', tiles: one.slice(2 * n, 2 * n + 2), held: true })));
}

/** Whether no two of the tiles are alike. */
export const allDifferent = (tiles: readonly Tile[]): boolean => new Set(tiles.map(kindOf)).size === tiles.length;
