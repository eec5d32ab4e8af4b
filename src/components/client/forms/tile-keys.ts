// A mah jong set as keys, and a tile drawn as on the server. Loaded with the first form that asks for tiles.
import { copiesOfTile, groupOf, makeTiles, parseTiles, sayTile, TILE_GROUPS, TILES_OF, type Tile } from '../../../rules-engine/vocabulary/tiles.ts';
import { colourOf, markOf, TILE_SIGNS } from '../../cards/tile-signs.ts';
import { svg } from '../drawing/svg.ts';
import type { Hand } from './held.ts';
import { Keys, type RowOfKeys } from './keys.ts';

function face(into: HTMLElement, tile: Tile): void {
  into.classList.add('card', 'tile', colourOf(tile));
  const mark = document.createElement('b');
  // The style sheet draws it, like the rank of a card; the label has it in words.
  mark.dataset.rank = markOf(tile);
  const sign = svg('svg', { class: 'suit', viewBox: '0 0 10 10', 'aria-hidden': 'true' });
  sign.append(svg('path', { d: TILE_SIGNS[groupOf(tile)] }));
  into.replaceChildren(mark, sign);
}

/** A tile as a picture. */
export function tilePicture(tile: Tile): HTMLElement {
  const made = document.createElement('span');
  face(made, tile);
  made.setAttribute('role', 'img');
  made.setAttribute('aria-label', sayTile(tile));
  return made;
}

/** On a phone a suit takes two rows, winds and dragons one, flowers one. */
const ROWS: readonly RowOfKeys<Tile>[] = [
  ...TILE_GROUPS.slice(0, 3).map((group) => ({ label: group, items: TILES_OF[group], abreast: 5, wide: 9 })),
  { label: 'winds and dragons', items: [...TILES_OF.winds, ...TILES_OF.dragons], abreast: 7, wide: 9 },
  { label: 'flowers', items: TILES_OF.flowers, abreast: 8, wide: 9 },
];

/** Tiles for a pad. */
export const TILES_OF_A_SET: Hand<Tile> = {
  read: (input) => parseTiles(input.value).tiles,
  words: (input, tiles) => [makeTiles(tiles), ...parseTiles(input.value).wrong].join(' ').trim(),
  face,
  say: sayTile,
  kind: () => 'tiles',
  keys: (_, press) => new Keys(ROWS, { face, say: sayTile, copies: copiesOfTile }, press),
  once: () => true,
  names: { one: 'tile', several: 'tiles', all: 'The set' },
};
