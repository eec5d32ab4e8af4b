// The sign on a tile, as an outline in a square of 10, for the server and for the pad. Signs distinguish the groups without colour.
import { groupOf, numberOf, type Tile, type TileGroup } from '../../rules-engine/vocabulary/tiles.ts';

const RING = 'M5 1a4 4 0 1 0 0 8a4 4 0 1 0 0-8zm0 1.7a2.3 2.3 0 1 1 0 4.6a2.3 2.3 0 1 1 0-4.6zm0 1.4a.9.9 0 1 0 0 1.8a.9.9 0 1 0 0-1.8z';
const PETAL = (x: number, y: number) => `M${x} ${y - 1.75}a1.75 1.75 0 1 0 0 3.5a1.75 1.75 0 1 0 0-3.5z`;
export const TILE_SIGNS: Readonly<Record<TileGroup, string>> = {
  bamboos: 'M2.6 1h1.8v3.5H2.6zM2.6 5.5h1.8V9H2.6zM2.1 4.6h2.8v.8H2.1zM5.6 1h1.8v3.5H5.6zM5.6 5.5h1.8V9H5.6zM5.1 4.6h2.8v.8H5.1z',
  dots: RING,
  characters: 'M1.2 1.6h7.6v1.2H1.2zM2.2 4.2h5.6v1.2H2.2zM1 7.2h8v1.2H1zM4.4 1.6h1.2v6H4.4z',
  winds: 'M5 .6l3.4 8.6L5 7.2l-3.4 2z',
  dragons: 'M5 .6L9 5 5 9.4 1 5zM5 2.9L3.1 5 5 7.1 6.9 5z',
  flowers: [PETAL(5, 2.7), PETAL(7.3, 5), PETAL(5, 7.3), PETAL(2.7, 5)].join(''),
};

/** The letter or number on a tile. */
export function markOf(tile: Tile): string {
  const group = groupOf(tile);
  if (group === 'winds') return tile;
  return group === 'dragons' || group === 'flowers' ? tile.replace('D', '') : String(numberOf(tile));
}

/** The class that colours a tile. */
export function colourOf(tile: Tile): string {
  const group = groupOf(tile);
  if (group === 'dragons' || group === 'flowers') return `t-${{ R: 'red', G: 'green', W: 'white' }[tile[0] as 'R' | 'G' | 'W']}`;
  return { bamboos: 't-green', dots: 't-blue', characters: 't-red', winds: 't-ink' }[group];
}
