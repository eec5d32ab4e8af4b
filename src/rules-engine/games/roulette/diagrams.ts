import type { Diagram, Shape } from '../../vocabulary/diagrams.ts';
import { isRed, NUMBERS } from './reckoning/layout.ts';

const LEFT = 3;
const TOP = 1.9;
const WIDE = 2;
const HIGH = 1.6;
const RIGHT = LEFT + 3 * WIDE;
const FOOT = TOP + 12 * HIGH;
const column = (number: number) => (number - 1) % 3;
const rowOf = (number: number) => Math.floor((number - 1) / 3);
const box = (x: number, y: number, width: number, height: number): Shape => ({ kind: 'box', x, y, width, height, tone: 'none' });
const say = (x: number, y: number, text: string): Shape => ({ kind: 'words', x, y, text });
const chip = (x: number, y: number, says: string): Shape => ({ kind: 'disc', x, y, r: 0.42, tone: 'accent', says });
const named = (x: number, y: number, width: number, height: number, text: string): Shape[] => [
  box(x, y, width, height),
  say(x + width / 2, y + height / 2 + 0.27, text),
];

/** The plates of both books are lost in the scans: places are drawn by the texts on the bets, colours as in `reckoning/layout.ts`. */
export const layout: Diagram = {
  title: 'The layout, with a stake on each kind of bet',
  alt: 'The zero at the head; below it the numbers 1 to 36 in twelve rows of three, black ones on a dark disc, red ones on a light disc; at the left the three dozens, at the right manque, pair, rouge, noir, impair and passe; at the foot of each column a square. Stake a lies on a single number, 5. Stake b lies on the line between 8 and 9. Stake c lies beside the row 13, 14, 15. Stake d lies where 17, 18, 20 and 21 meet. Stake e lies at the edge between the rows 25 to 27 and 28 to 30. Stake f lies at the foot of the first column, stake g between the feet of the second and the third.',
  width: RIGHT + 3.4,
  height: FOOT + HIGH + 0.1,
  shapes: [
    ...named(LEFT, 0.1, 3 * WIDE, TOP - 0.1, '0'),
    ...NUMBERS.flatMap((number): Shape[] => {
      const x = LEFT + column(number) * WIDE;
      const y = TOP + rowOf(number) * HIGH;
      return [box(x, y, WIDE, HIGH), { kind: 'disc', x: x + WIDE / 2, y: y + HIGH / 2, r: 0.62, tone: isRed(number) ? 'light' : 'dark', says: String(number) }];
    }),
    ...['1 to 12', '13 to 24', '25 to 36'].flatMap((text, n) => named(0, TOP + n * 4 * HIGH, LEFT, 4 * HIGH, text)),
    ...['Manque', 'Pair', 'Rouge', 'Noir', 'Impair', 'Passe'].flatMap((text, n) => named(RIGHT, TOP + n * 2 * HIGH, 3.3, 2 * HIGH, text)),
    ...[0, 1, 2].map((n) => box(LEFT + n * WIDE, FOOT, WIDE, HIGH)),
    chip(LEFT + WIDE * 1.85, TOP + HIGH * 1.28, 'a'),
    chip(LEFT + WIDE * 2, TOP + HIGH * 2.5, 'b'),
    chip(LEFT, TOP + HIGH * 4.5, 'c'),
    chip(LEFT + WIDE * 2, TOP + HIGH * 6, 'd'),
    chip(LEFT, TOP + HIGH * 9, 'e'),
    chip(LEFT + WIDE / 2, FOOT + HIGH / 2, 'f'),
    chip(LEFT + WIDE * 2, FOOT + HIGH / 2, 'g'),
  ],
};
