// A link as a QR code, for the phone on the other side of the table. Fetched when somebody asks for one.
import { encode } from 'uqr';

const SVG = 'http://www.w3.org/2000/svg';
/** Cells that stay white around a code, as its standard (ISO/IEC 18004) asks. */
const QUIET = 4;

/** The dark cells of a code row by row, as one path: a run of cells is one stroke of it. */
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

/** A QR code as a picture, with as much error correction as does not make it larger. Throws where the text is too long for any: 2,953 bytes. */
export function qrCode(text: string): SVGSVGElement {
  const { data, size } = encode(text, { ecc: 'L', boostEcc: true, border: QUIET });
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('class', 'qr-code');
  svg.setAttribute('viewBox', `0 0 ${size} ${size}`);
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', 'QR code of the link');
  svg.setAttribute('shape-rendering', 'crispEdges');
  const ground = document.createElementNS(SVG, 'rect');
  const dark = document.createElementNS(SVG, 'path');
  // White and black whatever the colours of the page: cameras read no light code on a dark ground for certain.
  for (const [name, value] of Object.entries({ width: size, height: size, fill: '#fff' })) ground.setAttribute(name, String(value));
  dark.setAttribute('d', pathOf(data));
  dark.setAttribute('fill', '#000');
  svg.append(ground, dark);
  return svg;
}
