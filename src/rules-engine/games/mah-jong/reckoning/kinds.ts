// The meaning of a tile on the score card: flowers of one colour are alike, and 1s and 9s are terminals.
import { groupOf, numberOf, TILES, type Tile, type TileGroup } from '../../../vocabulary/tiles.ts';

/** The winds in the order of the seats, which is also that of the numbers on flowers. */
export const WINDS = ['E', 'S', 'W', 'N'] as const;
export type Wind = (typeof WINDS)[number];
export const WIND_NAMES: Readonly<Record<Wind, string>> = { E: 'East', S: 'South', W: 'West', N: 'North' };

/** The groups whose tiles form sequences. */
const SUITS: readonly TileGroup[] = ['bamboos', 'dots', 'characters'];
export const isSuited = (tile: Tile): boolean => SUITS.includes(groupOf(tile));
export const isFlower = (tile: Tile): boolean => groupOf(tile) === 'flowers';
export const isTerminal = (tile: Tile): boolean => isSuited(tile) && [1, 9].includes(numberOf(tile) ?? 0);
export const isSimple = (tile: Tile): boolean => isSuited(tile) && !isTerminal(tile);

/** The kind of a tile: tiles of one kind form pairs and sets. */
export const kindOf = (tile: Tile): string => (isFlower(tile) ? `${tile[0]}*` : tile);
/** All kinds, in the order of a rack: a suit is nine in a row. */
export const KINDS: readonly string[] = [...new Set(TILES.map(kindOf))];

/** Whether a flower has the number of a seat's wind. */
export const isOwnFlower = (tile: Tile, seat: Wind): boolean => isFlower(tile) && numberOf(tile) === WINDS.indexOf(seat) + 1;

/** The name of alike tiles: "7s of dots", "east winds", "red flowers". */
export function sayAlike(tile: Tile): string {
  const group = groupOf(tile);
  if (isSuited(tile)) return `${numberOf(tile)}s of ${group}`;
  if (group === 'winds') return `${WIND_NAMES[tile as Wind].toLowerCase()} winds`;
  return `${tile.startsWith('R') ? 'red' : tile.startsWith('G') ? 'green' : 'white'} ${group}`;
}
