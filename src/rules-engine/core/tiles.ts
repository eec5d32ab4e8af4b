// Tiles of a set of mah jong. It belongs to what one game's counts load, and not to what all of them share.

/** A tile is its own notation: `5B` `5D` `5C` of bamboos, dots, characters; the winds `E` `S` `W` `N`; the dragons `RD` `GD` `WD`; the flowers `R1` to `G4`. */
export type Tile = string;

/** The groups of a set, in the order in which a rack shows them. */
export const TILE_GROUPS = ['bamboos', 'dots', 'characters', 'winds', 'dragons', 'flowers'] as const;
export type TileGroup = (typeof TILE_GROUPS)[number];

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const;
const SUITS = { B: 'bamboos', D: 'dots', C: 'characters' } as const;
const WINDS = { E: 'east wind', S: 'south wind', W: 'west wind', N: 'north wind' } as const;
const DRAGONS = { RD: 'red dragon', GD: 'green dragon', WD: 'white dragon' } as const;
const FLOWERS = { R: 'red flower', G: 'green flower' } as const;

/** The 42 tiles that differ, group by group. */
export const TILES_OF: Readonly<Record<TileGroup, readonly Tile[]>> = {
  bamboos: NUMBERS.map((_, n) => `${n + 1}B`),
  dots: NUMBERS.map((_, n) => `${n + 1}D`),
  characters: NUMBERS.map((_, n) => `${n + 1}C`),
  winds: Object.keys(WINDS),
  dragons: Object.keys(DRAGONS),
  flowers: Object.keys(FLOWERS).flatMap((colour) => [1, 2, 3, 4].map((n) => `${colour}${n}`)),
};
export const TILES: readonly Tile[] = TILE_GROUPS.flatMap((group) => TILES_OF[group]);

/** The group of a tile. */
export function groupOf(tile: Tile): TileGroup {
  if (/^\d/.test(tile)) return SUITS[tile[1] as keyof typeof SUITS];
  return tile in WINDS ? 'winds' : tile in DRAGONS ? 'dragons' : 'flowers';
}

/** How many of a tile there are: four, and one of each flower. */
export const copiesOfTile = (tile: Tile): number => (groupOf(tile) === 'flowers' ? 1 : 4);

/** The number of a tile of a suit or of a flower; null for winds and dragons. */
export function numberOf(tile: Tile): number | null {
  const number = /\d/.exec(tile);
  return number === null ? null : Number(number[0]);
}

/** A tile as it is spoken: "five of bamboos", "east wind", "red flower 2". */
export function sayTile(tile: Tile): string {
  const group = groupOf(tile);
  if (group === 'winds') return WINDS[tile as keyof typeof WINDS];
  if (group === 'dragons') return DRAGONS[tile as keyof typeof DRAGONS];
  if (group === 'flowers') return `${FLOWERS[tile[0] as keyof typeof FLOWERS]} ${tile[1]}`;
  return `${NUMBERS[(numberOf(tile) ?? 1) - 1]} of ${group}`;
}

/** A word as tiles: one of them, several of one suit (`234B`), winds in a row (`EEE`), flowers of a colour (`R12`). Null where it is none. */
function tilesIn(word: string): Tile[] | null {
  if (word in DRAGONS) return [word];
  if (/^[ESWN]+$/.test(word)) return [...word];
  const [, numbers = '', suit] = /^([1-9]+)([BDC])$/.exec(word) ?? [];
  if (suit !== undefined) return [...numbers].map((n) => `${n}${suit}`);
  const [, colour, flowers = ''] = /^([RG])([1-4]+)$/.exec(word) ?? [];
  return colour === undefined ? null : [...flowers].map((n) => `${colour}${n}`);
}

/** Reads tiles, set apart by spaces, commas or points; `none` is no tile. Returns them with the words that are no tiles. */
export function parseTiles(text: string): { tiles: Tile[]; wrong: string[] } {
  const tiles: Tile[] = [];
  const wrong: string[] = [];
  for (const word of text.split(/[\s,;.|+_]+/).filter((part) => part !== '' && part.toLowerCase() !== 'none')) {
    const read = tilesIn(word.toUpperCase());
    if (read === null) wrong.push(word);
    else tiles.push(...read);
  }
  return { tiles, wrong };
}

/** Tiles as links and the terminal write them; the inverse of `parseTiles`. */
export const makeTiles = (tiles: readonly Tile[]): string => tiles.join(' ');

/** Tiles in the order of a rack. */
export const sortedTiles = (tiles: readonly Tile[]): Tile[] => [...tiles].sort((a, b) => TILES.indexOf(a) - TILES.indexOf(b));

/** Tiles as a question: words, which the page lets a finger pick from a whole set. `[least, most]` that are told. */
export const tiles = <
  const O extends { readonly hint?: string; readonly optional?: true; readonly when?: { readonly field: string; readonly is: readonly string[] } },
>(
  label: string,
  many: readonly [number, number],
  more: O = {} as O,
) => ({ kind: 'words', label, maxLength: 120, tiles: many, ...more }) as const;
