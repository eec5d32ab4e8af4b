// A board as it stands, drawn in the browser as Diagram.astro draws one at build, and told in words.
import type { Diagram, Shape } from '../../../rules-engine/vocabulary/diagrams.ts';
import { ballPieces } from '../../cards/ball-face.ts';
import { element } from '../share.ts';
import { svg } from '../svg.ts';

/** The shapes of which boards of sheets are made; a sheet that needs another adds it here. */
function shapeOf(shape: Shape): SVGElement {
  switch (shape.kind) {
    case 'disc': {
      const group = svg('g', { class: `d-disc ${shape.tone}` });
      group.append(svg('circle', { cx: shape.x, cy: shape.y, r: shape.r }));
      return group;
    }
    case 'ball': {
      const group = svg('g', { class: shape.gone ? 'd-ball gone' : 'd-ball', transform: `translate(${shape.x} ${shape.y}) scale(${shape.r / 10})` });
      group.append(...ballPieces(shape.look, shape.gone).map(([name, attributes, text]) => svg(name, attributes, text)));
      return group;
    }
    case 'line':
      return svg('line', { class: 'd-line', x1: shape.from[0], y1: shape.from[1], x2: shape.to[0], y2: shape.to[1] });
    case 'words':
      return svg('text', { class: 'd-words', x: shape.x, y: shape.y, 'text-anchor': shape.anchor ?? 'middle' }, shape.text);
    default:
      throw new Error(`a board of a sheet with a shape of kind "${shape.kind}"`);
  }
}

/** The board as a figure with its words beneath. */
export function drawn(board: Diagram): HTMLElement {
  const figure = element('figure', 'diagram');
  const picture = svg('svg', { viewBox: `-0.3 -0.3 ${board.width + 0.6} ${board.height + 0.6}`, role: 'img', 'aria-label': `${board.title}. ${board.alt}` });
  picture.append(...board.shapes.map(shapeOf));
  const words = element('figcaption');
  words.append(element('span', 'small', board.alt));
  figure.append(picture, words);
  return figure;
}
