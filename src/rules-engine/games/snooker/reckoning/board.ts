import { drawnBall } from '../../../vocabulary/balls.ts';
import type { Diagram, SheetShape } from '../../../vocabulary/diagrams.ts';
import { type By, COLOURS, REDS } from './colours.ts';
import type { Standing } from './strokes.ts';

/** Draws the balls on the table and those that are gone: the reds in three rows, the colours with their values below. */
export function boardOf({ reds, colours }: Standing, by: By): Diagram<SheetShape> {
  const words = `${reds} of the ${REDS} reds are on the table, and ${colours.length === 0 ? 'no colour' : colours.map((colour) => `the ${colour}`).join(', ')}.`;
  return {
    title: 'On the table',
    alt: words,
    width: 12,
    height: 5.9,
    shapes: [
      ...Array.from({ length: REDS }, (_, n) => drawnBall(1.4 + (n % 8) * 1.32, n < 8 ? 0.9 : 2.2, 0.55, 'red', n >= reds)),
      ...COLOURS.flatMap((colour, n) => [
        drawnBall(1.7 + n * 1.74, 4.1, 0.66, colour, !colours.includes(colour)),
        { kind: 'words' as const, x: 1.7 + n * 1.74, y: 5.6, text: `${by.points(colour)}` },
      ]),
    ],
  };
}
