// Draws a link as a QR code. Loaded when a user asks for one.
import { encode } from 'uqr';
import { svg } from '../drawing/svg.ts';

/** Width of the white border, in cells, as required by ISO/IEC 18004. */
const QUIET = 4;

/** Width on a page without styles of its own for it, in CSS pixels: a camera reads it from an arm's length. */
const SHOWN = 200;

/** The dark cells as one path, with one rectangle for each run of cells in a row. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      row.flatMap((dark, x) => {
        if (!dark || row[x - 1] === true) return [];
        const end = row.indexOf(false, x);
        return [`M${x} ${y}h${(end < 0 ? row.length : end) - x}v1H${x}z`];
      }),
    )
    .join('');
}

/** A QR code as SVG, with the highest error correction that does not make it larger. Throws if the text is longer than 2,953 bytes. */
export function qrCode(text: string): SVGSVGElement {
  const { data, size } = encode(text, { ecc: 'L', boostEcc: true, border: QUIET });
  const code = svg('svg', {
    class: 'qr-code',
    width: SHOWN,
    height: SHOWN,
    viewBox: `0 0 ${size} ${size}`,
    role: 'img',
    'aria-label': 'QR code of the link',
    'shape-rendering': 'crispEdges',
  });
  // Black on white in every colour scheme: not all cameras read a light code on a dark background.
  code.append(svg('rect', { width: size, height: size, fill: '#fff' }), svg('path', { d: pathOf(data), fill: '#000' }));
  return code;
}
