// The score of sets and pairs: twice as much in the hand as on the table. Sequences of a suit that join count as one.

import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import { groupOf, numberOf, sortedTiles, type Tile } from '../../../vocabulary/tiles.ts';
import type { points } from '../points.ts';
import type { Part } from './arrange.ts';
import { isFlower, isSimple, isSuited, sayAlike, type Wind } from './kinds.ts';

export type Card = Schedule<typeof points>;
export type Key = keyof typeof points;
/** The wind of the player's seat, and that of the round. */
export interface Winds {
  readonly seat: Wind;
  readonly round: Wind;
}
/** Something that counts: the key of its row, its tiles, whether it is in the hand. */
export interface Counted {
  readonly key: Key;
  readonly tiles: readonly Tile[];
  readonly held: boolean;
}

const NINE = 9;

/** The row of a set of alike tiles. */
function keyOf({ form, tiles }: Part, { seat, round }: Winds): Key {
  const [tile = ''] = tiles;
  if (form === 'pair') return isFlower(tile) ? 'pair-flowers' : isSimple(tile) ? 'pair-simples' : 'pair-honours';
  const set = form === 'kong' ? 'kong' : 'triplet';
  if (isFlower(tile)) return `${set}-flowers`;
  if (tile === seat && tile === round) return `${set}-double-wind`;
  return isSimple(tile) ? `${set}-simples` : `${set}-honours`;
}

const firstOf = ([tile = '']: readonly Tile[]): number => numberOf(tile) ?? 0;

function runKey(tiles: readonly Tile[]): Key {
  if (tiles.length === NINE) return 'nine';
  const closed = !tiles.every(isSimple);
  if (tiles.length > 3) return closed ? 'closed-six' : 'open-six';
  return closed ? 'closed-three' : 'open-three';
}

/** Sequences that join: the first number and the length of one, and the first number of the next. */
const JOINS = [
  [1, 3, 4],
  [4, 3, 7],
  [2, 3, 5],
  [3, 3, 6],
  [1, 6, 7],
] as const;

/**
 * Joins sequences that are in the same suit and all in the hand or all on the table, for the highest score: it pays to join one without a terminal
 * to one with a terminal. A whole suit is reported as nine tiles, which count as much as six and three.
 */
function joined(sequences: readonly Part[]): Tile[][] {
  const runs = sequences.map(({ tiles }) => [...tiles]);
  const find = (first: number, length: number) => runs.find((tiles) => tiles.length === length && firstOf(tiles) === first);
  for (const [first, length, next] of JOINS)
    for (let run = find(first, length), more = find(next, 3); run !== undefined && more !== undefined; run = find(first, length), more = find(next, 3)) {
      runs.splice(runs.indexOf(more), 1);
      run.push(...more);
    }
  return runs;
}

/** Everything that counts in an arrangement. */
export function countedIn(parts: readonly Part[], winds: Winds): Counted[] {
  const alike = parts.filter(({ form }) => form !== 'sequence').map((part) => ({ key: keyOf(part, winds), tiles: part.tiles, held: part.held }));
  const sequences = parts.filter(({ form }) => form === 'sequence');
  const places = new Set(sequences.map(({ tiles: [tile = ''], held }) => `${groupOf(tile)} ${held}`));
  const runs = [...places].flatMap((place) => {
    const here = sequences.filter(({ tiles: [tile = ''], held }) => `${groupOf(tile)} ${held}` === place);
    return joined(here).map((tiles): Counted => ({ key: runKey(tiles), tiles, held: here[0]?.held === true }));
  });
  return [...alike, ...runs];
}

/** Pairs count the same in the hand; they are never on the table. */
const isPair = ({ key }: Counted): boolean => key.startsWith('pair');
/** The factor for something in the hand. */
const timesOf = (one: Counted, by: Card): number => (one.held && !isPair(one) ? by.points('in-hand') : 1);

/** The score of an arrangement, without doubles and bonuses. */
export const worthOf = (parts: readonly Part[], winds: Winds, by: Card): number =>
  countedIn(parts, winds).reduce((sum, one) => sum + by.points(one.key) * timesOf(one, by), 0);

/** "triplet of 7s of dots on the table", "1 to 6 of bamboos in the hand". */
export function sayCounted(one: Counted): string {
  const [tile = ''] = one.tiles;
  if (isPair(one)) return `pair of ${sayAlike(tile)}`;
  const where = one.held ? 'in the hand' : 'on the table';
  if (/^(triplet|kong)/.test(one.key)) return `${one.key.startsWith('kong') ? 'kong' : 'triplet'} of ${sayAlike(tile)} ${where}`;
  const run = sortedTiles(one.tiles).map(numberOf);
  return `${run[0]} to ${run.at(-1)} of ${isSuited(tile) ? groupOf(tile) : ''} ${where}`;
}

/** The lines of an arrangement. */
export const setLines = (parts: readonly Part[], winds: Winds, by: Card): Line[] =>
  countedIn(parts, winds).map((one) => ({ ...by.line(one.key, sayCounted(one), { times: timesOf(one, by) }), tiles: one.tiles }));
