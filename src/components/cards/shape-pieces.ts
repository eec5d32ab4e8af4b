// Draws plain shapes: the SVG elements that they consist of, for the server and the browser.
import type { SheetShape } from '../../rules-engine/vocabulary/diagrams.ts';
import { ballPieces } from './ball-face.ts';

type Attributes = Readonly<Record<string, string | number>>;
export interface Piece {
  readonly name: 'circle' | 'g' | 'line' | 'path' | 'rect' | 'text';
  readonly attributes: Attributes;
  readonly text?: string;
  readonly inside?: readonly Piece[];
}
type Arc = SheetShape & { kind: 'arc' };

function onCircle({ x, y, r }: Arc, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${(x + r * Math.cos(angle)).toFixed(3)} ${(y + r * Math.sin(angle)).toFixed(3)}`;
}
const arcPath = (arc: Arc): string => `M ${onCircle(arc, arc.from)} A ${arc.r} ${arc.r} 0 ${arc.to - arc.from > 180 ? 1 : 0} 1 ${onCircle(arc, arc.to)}`;
const lineClass = ({ dashed }: { readonly dashed?: true }): string => (dashed ? 'd-line dashed' : 'd-line');

/** The font size in pictures of a page (boards.css). */
export const LETTERS = 0.75;
/** The font size on the board of a sheet: 16 px if a board of this width fills a phone of 390 px. */
export const lettersOf = (board: { readonly width: number }): number => Number(((board.width + 0.6) * (16 / 354)).toFixed(2));

/** A shape as elements; `size` is the font size in the units of the diagram. */
export function shapePiece(shape: SheetShape, size = LETTERS): Piece {
  const { x, y } = shape.kind === 'line' ? { x: 0, y: 0 } : shape;
  switch (shape.kind) {
    case 'disc': {
      const text: Piece = { name: 'text', attributes: { x, y: Number((y + size * 0.36).toFixed(2)), 'text-anchor': 'middle' }, text: shape.says ?? '' };
      const circle: Piece = { name: 'circle', attributes: { cx: x, cy: y, r: shape.r } };
      return { name: 'g', attributes: { class: `d-disc ${shape.tone}` }, inside: shape.says === undefined ? [circle] : [circle, text] };
    }
    case 'ball':
      return {
        name: 'g',
        attributes: { class: shape.gone ? 'd-ball gone' : 'd-ball', transform: `translate(${x} ${y}) scale(${shape.r / 10})` },
        inside: ballPieces(shape.look, shape.gone).map(([name, attributes, text = '']) => ({ name, attributes, text })),
      };
    case 'box':
      return { name: 'rect', attributes: { class: `d-box ${shape.tone}`, x, y, width: shape.width, height: shape.height } };
    case 'line':
      return { name: 'line', attributes: { class: lineClass(shape), x1: shape.from[0], y1: shape.from[1], x2: shape.to[0], y2: shape.to[1] } };
    case 'arc':
      return { name: 'path', attributes: { class: lineClass(shape), d: arcPath(shape), fill: 'none' } };
    case 'words':
      return {
        name: 'text',
        attributes: { class: shape.onSquare ? 'd-words on-square' : 'd-words', x, y, 'text-anchor': shape.anchor ?? 'middle' },
        text: shape.text,
      };
  }
}
