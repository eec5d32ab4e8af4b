// The doubles of the score card: those for every hand, and those only for the winner.
import { groupOf, type Tile } from '../../../vocabulary/tiles.ts';
import { isSet, type Part } from './arrange.ts';
import { isFlower, isOwnFlower, isSuited, isTerminal, sayAlike } from './kinds.ts';
import type { Card, Key, Winds } from './sets.ts';

/** A double; `of`: names the tiles if there may be several such sets. */
export interface Doubling {
  readonly key: Key;
  readonly of?: string;
}
/** The number of sets in a complete hand. */
const FOUR = 4;

function ofSets(parts: readonly Part[], { seat, round }: Winds): Doubling[] {
  return parts.flatMap(({ form, tiles: [tile = ''] }): Doubling[] => {
    const of = sayAlike(tile);
    if (form === 'pair' || form === 'sequence') return [];
    if (groupOf(tile) === 'dragons' || isFlower(tile)) return [{ key: 'dragons-or-flowers', of }];
    if (tile === seat && tile === round) return [{ key: 'own-and-prevailing-wind', of }];
    return tile === seat || tile === round ? [{ key: 'own-or-prevailing-wind', of }] : [];
  });
}

function ofForm(parts: readonly Part[]): Doubling[] {
  const sets = parts.filter(isSet);
  if (sets.length !== FOUR) return [];
  const runs = sets.filter(({ form }) => form === 'sequence').length;
  if (runs === 0) return [{ key: 'all-triplets' }];
  return runs === FOUR ? [{ key: 'all-sequences' }] : [];
}

/** Doubles for all tiles together. The book counts flowers as honours, so they prevent the doubles for hands without honours. */
function ofTiles(tiles: readonly Tile[]): Doubling[] {
  const suited = tiles.filter(isSuited);
  const honours = tiles.length > suited.length;
  const suits = new Set(suited.map(groupOf));
  if (suits.size === 0) return tiles.some(isFlower) ? [] : [{ key: 'winds-and-dragons' }];
  const found: Doubling[] = [];
  if (suits.size === 1) found.push({ key: honours ? 'one-suit-with-honours' : 'one-suit' });
  if (suited.every(isTerminal)) found.push({ key: honours ? 'terminals-with-honours' : 'terminals' });
  return found;
}

/** The doubles of a hand; a short hand has none for all its tiles together. */
export function doublesOf(parts: readonly Part[], tiles: readonly Tile[], winds: Winds, isShort: boolean): Doubling[] {
  const own: Doubling[] = tiles.some((tile) => isOwnFlower(tile, winds.seat)) ? [{ key: 'own-flower' }] : [];
  return [...own, ...ofSets(parts, winds), ...ofForm(parts), ...(isShort ? [] : ofTiles(tiles))];
}

/** The factor of all doubles. */
export const timesDoubled = (all: readonly Doubling[], by: Card): number => all.reduce((times, { key }) => times * 2 ** by.points(key), 1);

/** Notes on what the book leaves open about flowers in a hand. */
export function openOfFlowers(parts: readonly Part[], tiles: readonly Tile[], { seat }: Winds): string[] {
  const suits = new Set(tiles.filter(isSuited).map(groupOf));
  const flowers = tiles.filter(isFlower);
  if (flowers.length === 0) return [];
  const inParts = parts.flatMap((part) => part.tiles);
  return [
    ...(suits.size < 2 || tiles.filter(isSuited).every(isTerminal)
      ? ['The book does not say whether flowers spoil a cleared suit and the like: here they are honours for one double, and spoil what brings three.']
      : []),
    ...(flowers.filter((tile) => isOwnFlower(tile, seat)).length > 1
      ? ['The book does not say whether a second own flower doubles again; one double is counted.']
      : []),
    ...(flowers.some((tile) => !inParts.includes(tile)) ? ['A damaged row of the card, perhaps for a single flower, is left out.'] : []),
  ];
}
