import type { Look } from './balls.ts';
import type { Card } from './cards.ts';
import type { Tile } from './tiles.ts';

/** A shape of a diagram. Coordinates are in units of the diagram's own grid, from the top left. */
export type Shape =
  /** A card, 2 wide and 3 high; `back`: face down; `empty`: a place for one. Of a pile the top card, with the number of cards in `of`. */
  | { readonly kind: 'card'; readonly x: number; readonly y: number; readonly card: Card | 'back' | 'empty'; readonly of?: number }
  /** A domino with its pips, 2 by 4 upright or 4 by 2 lying. */
  | { readonly kind: 'stone'; readonly x: number; readonly y: number; readonly pips: readonly [number, number]; readonly lying?: true }
  /** A tile, 2 wide and 3 high. */
  | { readonly kind: 'tile'; readonly x: number; readonly y: number; readonly tile: Tile }
  /** A die, 2 by 2. */
  | { readonly kind: 'die'; readonly x: number; readonly y: number; readonly pips: number }
  /** A man, ball, pin or counter: a disc with an optional label. */
  | { readonly kind: 'disc'; readonly x: number; readonly y: number; readonly r: number; readonly tone: 'light' | 'dark' | 'accent'; readonly says?: string }
  /** A ball in its colour, with its mark; `gone` draws only a ring. Made by `drawnBall` of `vocabulary/balls.ts`. */
  | { readonly kind: 'ball'; readonly x: number; readonly y: number; readonly r: number; readonly look: Look; readonly gone?: true }
  /** A point of a backgammon board. */
  | {
      readonly kind: 'triangle';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly tone: 'light' | 'dark';
      readonly down?: true;
    }
  /** A man of its own shape on a square of 2 by 2: an SVG path in the units of the diagram, from the square's corner. */
  | { readonly kind: 'man'; readonly x: number; readonly y: number; readonly path: string; readonly tone: 'light' | 'dark' }
  | { readonly kind: 'box'; readonly x: number; readonly y: number; readonly width: number; readonly height: number; readonly tone: 'none' | 'light' | 'dark' }
  /** A square of a board, or several of one colour. It keeps its colour in dark mode, since the laws mention it. */
  | { readonly kind: 'square'; readonly x: number; readonly y: number; readonly width: number; readonly height: number; readonly tone: 'light' | 'dark' }
  | { readonly kind: 'line'; readonly from: readonly [number, number]; readonly to: readonly [number, number]; readonly dashed?: true }
  /** An arc of less than a full circle, clockwise between two angles in degrees, 0 at the right: 90 to 270 is the left half. */
  | { readonly kind: 'arc'; readonly x: number; readonly y: number; readonly r: number; readonly from: number; readonly to: number; readonly dashed?: true }
  /** Text; `onSquare`: on a dark square of a board, which keeps its colour in dark mode. */
  | {
      readonly kind: 'words';
      readonly x: number;
      readonly y: number;
      readonly text: string;
      readonly anchor?: 'start' | 'middle' | 'end';
      readonly onSquare?: true;
    };

/** Shapes used on the boards of score sheets, which are drawn in the browser. */
export type SheetShape = Extract<Shape, { kind: 'disc' | 'ball' | 'box' | 'line' | 'arc' | 'words' }>;

/** A layout, board, table or alley as data: drawn as SVG on the page, with a description for people who cannot see it. */
export interface Diagram<S extends Shape = Shape> {
  readonly title: string;
  /** The whole picture in words. */
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly S[];
}

/** Cards in a row, `step` apart. */
export function row(x: number, y: number, cards: readonly (Card | 'back' | 'empty')[], step = 2.4): Shape[] {
  return cards.map((card, n) => ({ kind: 'card', x: x + n * step, y, card }));
}

/** A pile of `of` cards with the top one visible. */
export const pile = (x: number, y: number, card: Card | 'back', of: number): Shape => ({ kind: 'card', x, y, card, of });

/** Cards in a column, `step` apart: a pile of a tableau, with the last card on top. */
export function column(x: number, y: number, cards: readonly (Card | 'back' | 'empty')[], step = 0.8): Shape[] {
  return cards.map((card, n) => ({ kind: 'card', x, y: y + n * step, card }));
}

/** The squares of a board, 2 by 2 each; the square at each player's right hand is light. */
export function chequers(columns: number, rows: number): Shape[] {
  const dark = Array.from({ length: columns * rows }, (_, n): Shape[] => {
    const x = n % columns;
    const y = Math.floor(n / columns);
    return (x + y + columns + rows) % 2 === 0 ? [] : [{ kind: 'square', x: x * 2, y: y * 2, width: 2, height: 2, tone: 'dark' }];
  });
  return [{ kind: 'square', x: 0, y: 0, width: columns * 2, height: rows * 2, tone: 'light' }, ...dark.flat()];
}
