// Tiles of a mah jong set. A separate module so that only the scorers of mah jong bundle it.
import { LONGEST_HAND } from './cards.ts';

/** A tile in its notation: `5B` `5D` `5C` for bamboos, dots, characters; winds `E` `S` `W` `N`; dragons `RD` `GD` `WD`; flowers `R1` to `G4`. */
export type Tile = string;

/** The groups of a set, in the order of a rack. */
export const TILE_GROUPS = ['bamboos', 'dots', 'characters', 'winds', 'dragons', 'flowers'] as const;
export type TileGroup = (typeof TILE_GROUPS)[number];

const suit = (letter: string): Tile[] => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `${n}${letter}`);

/** The 42 distinct tiles by group. */
export const TILES_OF: Readonly<Record<TileGroup, readonly Tile[]>> = {
  bamboos: suit('B'),
  dots: suit('D'),
  characters: suit('C'),
  winds: ['E', 'S', 'W', 'N'],
  dragons: ['RD', 'GD', 'WD'],
  flowers: ['R1', 'R2', 'R3', 'R4', 'G1', 'G2', 'G3', 'G4'],
};
export const TILES: readonly Tile[] = TILE_GROUPS.flatMap((group) => TILES_OF[group]);

const GROUPS: ReadonlyMap<Tile, TileGroup> = /* @__PURE__ */ new Map(TILE_GROUPS.flatMap((group) => TILES_OF[group].map((tile) => [tile, group] as const)));
/** The group of a tile. */
export const groupOf = (tile: Tile): TileGroup => GROUPS.get(tile) ?? 'flowers';

/** Number of copies of a tile: four, but one of each flower. */
export const copiesOfTile = (tile: Tile): number => (groupOf(tile) === 'flowers' ? 1 : 4);

/** The number of a tile of a suit or of a flower; null for winds and dragons. */
export function numberOf(tile: Tile): number | null {
  const number = /\d/.exec(tile);
  return number === null ? null : Number(number[0]);
}

const NAMES: Readonly<Record<string, string>> = { E: 'east', S: 'south', W: 'west', N: 'north', R: 'red', G: 'green' };
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const;

/** A tile in words: "five of bamboos", "east wind", "white dragon", "red flower 2". */
export function sayTile(tile: Tile): string {
  const group = groupOf(tile);
  if (group === 'dragons') return `${NAMES[tile.replace('WD', '').slice(0, 1)] ?? 'white'} dragon`;
  if (group === 'winds') return `${NAMES[tile]} wind`;
  if (group === 'flowers') return `${NAMES[tile[0] ?? '']} flower ${tile[1]}`;
  return `${NUMBERS[(numberOf(tile) ?? 1) - 1]} of ${group}`;
}

/** Parses a word as tiles: a single one, several of one suit (`234B`), winds in a row (`EEE`), flowers of a colour (`R12`). Null if it is not tiles. */
function tilesIn(word: string): Tile[] | null {
  if (/^[RGW]D$/.test(word)) return [word];
  if (/^[ESWN]+$/.test(word)) return [...word];
  const [, numbers, letter] = /^([1-9]+)([BDC])$/.exec(word) ?? [];
  if (numbers !== undefined) return [...numbers].map((n) => n + letter);
  const [, colour, flowers] = /^([RG])([1-4]+)$/.exec(word) ?? [];
  return flowers === undefined ? null : [...flowers].map((n) => colour + n);
}

/** Parses tiles separated by spaces, commas or full stops; `none` is an empty list. Returns them, and the words that are not tiles. */
export function parseTiles(text: string): { tiles: Tile[]; wrong: string[] } {
  if (text.length > LONGEST_HAND) return { tiles: [], wrong: [text] };
  const tiles: Tile[] = [];
  const wrong: string[] = [];
  for (const word of text.split(/[\s,;.|+_]+/).filter((part) => part !== '' && part.toLowerCase() !== 'none')) {
    const read = tilesIn(word.toUpperCase());
    if (read === null) wrong.push(word);
    else tiles.push(...read);
  }
  return { tiles, wrong };
}

/** Formats tiles for links and the terminal; the inverse of `parseTiles`. */
export const makeTiles = (tiles: readonly Tile[]): string => tiles.join(' ');

/** Sorts tiles in the order of a rack. */
export const sortedTiles = (tiles: readonly Tile[]): Tile[] => [...tiles].sort((a, b) => TILES.indexOf(a) - TILES.indexOf(b));

/** A text field for tiles, with a picker of the whole set on the page. `many`: least and most. */
export const tiles = <
  const O extends { readonly hint?: string; readonly optional?: true; readonly when?: { readonly field: string; readonly is: readonly string[] } },
>(
  label: string,
  many: readonly [number, number],
  more: O = {} as O,
) => ({ kind: 'words', label, maxLength: 120, tiles: many, ...more }) as const;
