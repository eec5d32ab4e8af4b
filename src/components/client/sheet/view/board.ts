// A board as it is after the last entry, drawn in the browser, with a description in words.
import type { Diagram, SheetShape } from '../../../../rules-engine/vocabulary/diagrams.ts';
import { lettersOf, type Piece, shapePiece } from '../../../cards/shape-pieces.ts';
import { svg } from '../../drawing/svg.ts';
import { element } from '../../share/share.ts';

function made({ name, attributes, text, inside = [] }: Piece): SVGElement {
  const drawn = svg(name, attributes, text);
  drawn.append(...inside.map(made));
  return drawn;
}

/** The board as a figure with its description below. */
export function drawn(board: Diagram<SheetShape>): HTMLElement {
  const figure = element('figure', 'diagram');
  const picture = svg('svg', { viewBox: `-0.3 -0.3 ${board.width + 0.6} ${board.height + 0.6}`, role: 'img', 'aria-label': `${board.title}. ${board.alt}` });
  const size = lettersOf(board);
  picture.style.setProperty('--letters', `${size}px`);
  picture.append(...board.shapes.map((shape) => made(shapePiece(shape, size))));
  const words = element('figcaption');
  words.append(element('span', 'small', board.alt));
  figure.append(picture, words);
  return figure;
}
