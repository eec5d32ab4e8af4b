// Draws a ball, in a square of 22 around its centre, for the server and the browser: its colour, or a band or spots of that colour, and on white the mark.
import type { Look } from '../../rules-engine/vocabulary/balls.ts';

type Piece = readonly [name: 'circle' | 'path' | 'text', attributes: Readonly<Record<string, string | number>>, text?: string];

const PAPER = '#fbf7ec';
const INK = '#1d1c1b';
/** A band with six tenths of the ball's height. */
const BAND = 'M-8 -6H8A10 10 0 0 1 8 6H-8A10 10 0 0 1 -8 -6z';
const SPOT = (x: number, y: number) => `M${x - 1.6} ${y}a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0z`;
const SPOTS = [SPOT(0, -7.7), SPOT(7.7, 0), SPOT(0, 7.7), SPOT(-7.7, 0)].join('');

/** The pieces of a ball, the lowest first. A ball that is gone is a ring with its mark. */
export function ballPieces({ colour, mark, band, spots }: Look, gone = false): Piece[] {
  const size = mark.length > 1 ? 7 : 9;
  const text: Piece = ['text', { class: mark.length > 1 ? 'd-mark two' : 'd-mark', y: size * 0.36, 'text-anchor': 'middle' }, mark];
  if (gone) return [['circle', { r: 9.4, class: 'd-ring' }], text];
  return [
    ['circle', { r: 10, fill: band ? PAPER : colour, stroke: INK, 'stroke-width': 0.6 }],
    ...(band ? [['path', { d: BAND, fill: colour }] as const] : []),
    ...(spots ? [['path', { d: SPOTS, fill: colour === PAPER ? INK : PAPER }] as const] : []),
    ...(mark === '' ? [] : [['circle', { r: 5.6, fill: PAPER }] as const, text]),
  ];
}
