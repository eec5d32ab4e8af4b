// The doubles of the score card: those of every hand, and those of the winner alone.
import { groupOf, type Tile } from '../../../core/tiles.ts';
import { isSet, type Part } from './arrange.ts';
import { isFlower, isOwnFlower, isSuited, isTerminal, sayAlike, WIND_NAMES } from './kinds.ts';
import type { Card, Key, Winds } from './sets.ts';

/** What doubles, and for what. */
export interface Doubling {
  readonly key: Key;
  readonly say: string;
}
/** Sets of a complete hand. */
const FOUR = 4;

function ofSets(parts: readonly Part[], { seat, round }: Winds): Doubling[] {
  return parts
    .filter(({ form }) => form === 'triplet' || form === 'kong')
    .flatMap(({ tiles: [tile = ''] }): Doubling[] => {
      const alike = sayAlike(tile);
      if (groupOf(tile) === 'dragons' || isFlower(tile)) return [{ key: 'dragons-or-flowers', say: alike }];
      if (tile === seat && tile === round) return [{ key: 'own-and-prevailing-wind', say: `${alike}, own and prevailing` }];
      if (tile === seat) return [{ key: 'own-or-prevailing-wind', say: `${alike}, the own` }];
      return tile === round ? [{ key: 'own-or-prevailing-wind', say: `${alike}, the prevailing` }] : [];
    });
}

function ofForm(parts: readonly Part[]): Doubling[] {
  const sets = parts.filter(isSet);
  if (sets.length !== FOUR) return [];
  const runs = sets.filter(({ form }) => form === 'sequence').length;
  if (runs === 0) return [{ key: 'all-triplets', say: 'four sets, no sequence' }];
  return runs === FOUR ? [{ key: 'all-sequences', say: 'four sequences' }] : [];
}

/** Doubles for what all the tiles are together. Flowers are honors by the book's word, and spoil the rows that want no honors. */
function ofTiles(tiles: readonly Tile[]): Doubling[] {
  const suited = tiles.filter(isSuited);
  const honours = tiles.length > suited.length;
  const suits = new Set(suited.map(groupOf));
  if (suits.size === 0) return tiles.some(isFlower) ? [] : [{ key: 'winds-and-dragons', say: 'no tile of a suit' }];
  const found: Doubling[] = [];
  if (suits.size === 1) found.push({ key: honours ? 'one-suit-with-honours' : 'one-suit', say: `nothing but ${[...suits][0]}${honours ? ' and honors' : ''}` });
  if (suited.every(isTerminal)) found.push({ key: honours ? 'terminals-with-honours' : 'terminals', say: `1s and 9s${honours ? ' and honors' : ' alone'}` });
  return found;
}

/** The doubles of a hand; one that is short has none for what all its tiles are. */
export function doublesOf(parts: readonly Part[], tiles: readonly Tile[], winds: Winds, isShort: boolean): Doubling[] {
  const own = tiles.filter((tile) => isOwnFlower(tile, winds.seat));
  return [
    ...(own.length > 0 ? [{ key: 'own-flower' as const, say: `the flower of ${WIND_NAMES[winds.seat]}` }] : []),
    ...ofSets(parts, winds),
    ...ofForm(parts),
    ...(isShort ? [] : ofTiles(tiles)),
  ];
}

/** How many times so many doubles are the count. */
export const timesDoubled = (all: readonly Doubling[], by: Card): number => all.reduce((times, { key }) => times * 2 ** by.points(key), 1);

/** What the book leaves open of the flowers in a hand. */
export function openOfFlowers(parts: readonly Part[], tiles: readonly Tile[], { seat }: Winds): string[] {
  const suits = new Set(tiles.filter(isSuited).map(groupOf));
  const flowers = tiles.filter(isFlower);
  if (flowers.length === 0) return [];
  const inParts = parts.flatMap((part) => part.tiles);
  return [
    ...(suits.size < 2 || tiles.filter(isSuited).every(isTerminal)
      ? [
          'Whether flowers spoil a cleared suit, all 1s and 9s, or all winds and dragons is not said; here they are honors like the others where one double is given, and spoil what brings three.',
        ]
      : []),
    ...(flowers.filter((tile) => isOwnFlower(tile, seat)).length > 1
      ? ['Whether a second flower of one’s own doubles again is not said; one double is counted.']
      : []),
    ...(flowers.some((tile) => !inParts.includes(tile)) ? ['A damaged row of the card gives 4 for what may be a single flower. It is left out.'] : []),
  ];
}
