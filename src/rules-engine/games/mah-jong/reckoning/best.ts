// The arrangement of a player's tiles that counts most.

import { TILES, type Tile } from '../../../vocabulary/tiles.ts';
import { allDifferent, arrangements, type Part, pairsOf } from './arrange.ts';
import { doublesOf, timesDoubled } from './doubles.ts';
import { isSuited, isTerminal, KINDS, kindOf } from './kinds.ts';
import { allOf, type Rack, sizeOf, WAITING } from './rack.ts';
import { type Card, type Winds, worthOf } from './sets.ts';

/** The number of pairs in a hand of only pairs. */
const SEVEN = 7;
/** The tiles of All Green. */
const GREEN: readonly Tile[] = ['2B', '3B', '4B', '6B', '8B', 'GD'];

/** A complete hand. */
export interface Complete {
  readonly parts: readonly Part[];
  /** The kind of limit hand, if it is one. */
  readonly special: 'heavenly-twins' | 'all-green' | 'fourteen-odds' | null;
}

/** `plus`: points added before the doubling. */
const counts = (parts: readonly Part[], rack: Rack, winds: Winds, by: Card, plus: number, isShort = false) =>
  (worthOf(parts, winds, by) + plus) * timesDoubled(doublesOf(parts, allOf(rack), winds, isShort), by);

/** Arrangements in which the set that another player's tile completes is on the table. */
function taken(parts: readonly Part[], last: Tile | null): readonly (readonly Part[])[] {
  const at = parts.flatMap(({ tiles, held }, n) => (held && last !== null && tiles.some((tile) => kindOf(tile) === kindOf(last)) ? [n] : []));
  return at.map((place) => parts.map((part, n) => (n === place ? { ...part, held: part.form === 'pair' } : part)));
}

/** The best arrangement of four sets and a pair, or of a limit hand; null if there is none. `drawn`: whether the last tile was; `plus`: its bonuses. */
export function completeHand(rack: Rack, winds: Winds, drawn: boolean, plus: number, by: Card): Complete | null {
  const tiles = allOf(rack);
  const held = rack.last === null ? rack.hand : [...rack.hand, rack.last];
  const minimum = by.points('minimum');
  const alone = rack.table.length === 0 && rack.kongs.length === 0 && tiles.length === WAITING + 1;
  if (alone && allDifferent(tiles) && tiles.every((tile) => !isSuited(tile) || isTerminal(tile))) return { parts: [], special: 'fourteen-odds' };
  const sevens = alone ? pairsOf(tiles) : null;
  if (sevens?.length === SEVEN && worthOf(sevens, winds, by) >= minimum) return { parts: sevens, special: 'heavenly-twins' };
  const exact = arrangements(held, { held: true, kongs: false, pairs: 1 });
  const whole = rack.laid
    .filter((laid) => sizeOf(rack, laid) === WAITING)
    .flatMap((laid) => exact.flatMap((parts) => (drawn ? [parts] : taken(parts, rack.last)).map((mine) => [...laid, ...rack.kongs, ...mine])));
  // An arrangement with enough points to win comes before one with a higher score but not enough to win.
  const enough = (parts: readonly Part[]) => Number(worthOf(parts, winds, by) >= minimum);
  const [best] = whole.sort((a, b) => enough(b) - enough(a) || counts(b, rack, winds, by, plus) - counts(a, rack, winds, by, plus));
  if (best === undefined) return null;
  const isGreen = tiles.every((tile) => GREEN.includes(tile)) && enough(best) === 1;
  return { parts: best, special: isGreen ? 'all-green' : null };
}

/** The best arrangement of a hand that is not complete. */
export function countedHand(rack: Rack, winds: Winds, isShort: boolean, by: Card): readonly Part[] {
  const held = rack.last === null ? rack.hand : [...rack.hand, rack.last];
  const loose = arrangements(held, { held: true, kongs: false, pairs: held.length, loose: true });
  const whole = (rack.laid.length === 0 ? [[]] : rack.laid).flatMap((laid) => loose.map((parts) => [...laid, ...rack.kongs, ...parts]));
  return whole.sort((a, b) => counts(b, rack, winds, by, 0, isShort) - counts(a, rack, winds, by, 0, isShort))[0] ?? [];
}

/** The kinds of tile that would have completed the hand, even if all of them are elsewhere. */
export function placesOf(rack: Rack): readonly string[] {
  if (!rack.laid.some((laid) => sizeOf(rack, laid) === WAITING)) return [];
  return KINDS.filter((kind) => {
    const tile = TILES.find((one) => kindOf(one) === kind) ?? kind;
    return arrangements([...rack.hand, tile], { held: true, kongs: false, pairs: 1 }).length > 0;
  });
}
