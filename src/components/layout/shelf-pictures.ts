// The picture on the tile of each shelf and of some games, 52 by 48 units: two or three cards, or what is played with.
import type { Card, Shelf } from '../../rules-engine/index.ts';

interface OfCards {
  /** From left to right; `back` is a card face down. */
  readonly cards: readonly (Card | 'back')[];
  /** Side by side as in a hand, or each half covering the one before it. */
  readonly lie: 'fan' | 'stack';
}
/** Elements of an SVG; a class gives the colour. */
type Picture = OfCards | string;

const fan = (...cards: OfCards['cards']): OfCards => ({ cards, lie: 'fan' });
const stack = (...cards: OfCards['cards']): OfCards => ({ cards, lie: 'stack' });
const dots = (name: string, r: number, ...at: readonly (readonly [number, number])[]) =>
  `<g class="${name}">${at.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('')}</g>`;

const chip = (name: string, x: number, y: number) => `<path class="${name}" d="M${x} ${y}v5a12 4.5 0 0 0 24 0v-5a12 4.5 0 0 0-24 0a12 4.5 0 0 0 24 0"/>`;
const chips = [36, 29, 22, 15].map((y) => chip('red', 2, y)).join('') + [37, 30].map((y) => chip('blue', 26, y)).join('');

const ball = (name: string, x: number, y: number) =>
  `<circle class="${name}" cx="${x}" cy="${y}" r="10"/><circle class="white" cx="${x}" cy="${y - 2}" r="4.4"/>`;

const pin = (x: number, y: number) =>
  `<path class="white" d="M${x} ${y}c3 0 4 3 3 6-1 4 4 7 4 14 0 5-2 8-3 10h-8c-1-2-3-5-3-10 0-7 5-10 4-14-1-3 0-6 3-6z"/><path class="stripe" d="M${x - 3} ${y + 9}h6"/>`;

const SQUARES = [0, 1, 2, 3].flatMap((row) => [0, 1].map((n) => `M${6 + (2 * n + ((row + 1) % 2)) * 10} ${4 + row * 10}h10v10h-10z`)).join('');

const WHEEL =
  '<circle class="wood" cx="26" cy="24" r="21"/><circle class="black" cx="26" cy="24" r="17"/><path class="red" d="M26 24V7a17 17 0 0 1 12 5zh17a17 17 0 0 1-5 12zv17a17 17 0 0 1-12-5zH9a17 17 0 0 1 5-12z"/><circle class="gold" cx="26" cy="24" r="6"/><circle class="white" cx="34" cy="12" r="2.4"/>';

const DICE =
  '<rect class="white" x="3" y="9" width="26" height="26" rx="5" transform="rotate(-9 16 22)"/><rect class="red" x="28" y="19" width="21" height="21" rx="4"/>' +
  dots('black', 2.4, [9.5, 16.5], [16, 22], [22.5, 27.5]) +
  dots('white', 2, [33.5, 24.5], [43.5, 24.5], [33.5, 34.5], [43.5, 34.5]);

const STONE =
  '<rect class="white" x="3" y="12" width="46" height="24" rx="4"/><path class="rule" d="M26 14v20"/>' +
  dots('black', 2.3, [9, 18], [14.5, 24], [20, 30], [32, 18], [43, 18], [32, 30], [43, 30]);

const BOARD = `<rect class="light" x="6" y="4" width="40" height="40"/><path class="dark" d="${SQUARES}"/>${dots('red', 4, [21, 29], [41, 29])}${dots('black', 4, [31, 19], [11, 19])}`;

const BOOK =
  '<path class="white" d="M26 11C20 6 11 6 5 8v31c6-2 15-2 21 3 6-5 15-5 21-3V8c-6-2-15-2-21 3z"/><path class="rule" d="M26 11v31M10 16q6-1 11 2M10 23q6-1 11 2M10 30q6-1 11 2M42 16q-6-1-11 2M42 23q-6-1-11 2M42 30q-6-1-11 2"/>';

export const SHELF_PICTURES: Readonly<Record<Shelf, Picture>> = {
  'whist-and-bridge': fan('AS', 'KH'),
  hearts: fan('QS', '2H'),
  euchre: fan('JS', 'JC'),
  'all-fours': fan('AD', 'JD', '10D'),
  'bezique-and-skat': fan('QS', 'JD'),
  adding: fan('5H', 'JC'),
  rummy: fan('7C', '8C', '9C'),
  poker: chips,
  stops: stack('9D', '10D', 'JD'),
  family: fan('back', '7S'),
  banking: WHEEL,
  dice: DICE,
  dominoes: STONE,
  board: BOARD,
  billiards: ball('black', 26, 13) + ball('red', 14, 34) + ball('blue', 38, 34),
  bowling: pin(13, 4) + pin(39, 4) + pin(26, 12),
  reference: BOOK,
  solitaire: stack('back', '8D', '7S'),
};

/** Common games with a picture of their own, so that tiles of one shelf differ. By id of the game. */
export const GAME_PICTURES: Readonly<Record<string, Picture>> = {
  spades: fan('AS', 'KS'),
  whist: fan('AH', 'KH'),
  rummy: fan('8S', '8H', '8D'),
  canasta: fan('3H', '3D'),
};
