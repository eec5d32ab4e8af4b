// A pool table with its balls set up, for the pages of pool alone.
import { type Ball, drawnBall } from './balls.ts';
import type { Diagram, Shape } from './diagrams.ts';

/** Half a foot to a unit, and a margin for the pockets. */
const MARGIN = 0.6;
const LENGTH = 18;
const WIDTH = 9;
/** Where the string line and the red-ball spot lie the book does not measure: a quarter from either end here. */
const STRING = MARGIN + LENGTH / 4;
const SPOT = MARGIN + (LENGTH * 3) / 4;
/** Balls larger than life, so that their numbers can be read. */
const R = 0.55;
const POCKET = 0.45;

/** Said under every such picture. */
export const NOT_MEASURED =
  'The book does not say how far the string line and the spot are from the ends; they are drawn a quarter of the way in, and the balls too large.';

/** A ball on the table, in parts of its length and its width from the head and the upper side. */
export const lying = (along: number, across: number, ball: Ball): Shape => drawnBall(MARGIN + along * LENGTH, MARGIN + across * WIDTH, R, ball);

/** The table, head at the left, with what lies on it. */
export function poolTable(title: string, alt: string, balls: readonly Shape[]): Diagram {
  const pockets = [0, LENGTH / 2, LENGTH].flatMap((x): Shape[] =>
    [0, WIDTH].map((y) => ({ kind: 'disc', x: MARGIN + x, y: MARGIN + y, r: POCKET, tone: 'dark' })),
  );
  return {
    title,
    alt: `${alt} ${NOT_MEASURED}`,
    width: LENGTH + 2 * MARGIN,
    height: WIDTH + 2 * MARGIN,
    shapes: [
      { kind: 'box', x: MARGIN, y: MARGIN, width: LENGTH, height: WIDTH, tone: 'none' },
      ...pockets,
      { kind: 'line', from: [STRING, MARGIN], to: [STRING, MARGIN + WIDTH], dashed: true },
      ...balls,
      { kind: 'words', x: MARGIN + 1.2, y: MARGIN + 1.55, text: 'Head' },
      { kind: 'words', x: MARGIN + LENGTH - 0.95, y: MARGIN + 1.55, text: 'Foot' },
    ],
  };
}

/** Balls in a triangle, row by row from the apex on the red-ball spot, and the cue-ball inside the string. */
export function pyramid(rows: readonly (readonly Ball[])[]): Shape[] {
  const middle = MARGIN + WIDTH / 2;
  const deep = R * Math.sqrt(3);
  const balls = rows.flatMap((row, n) => row.map((ball, at) => drawnBall(SPOT + n * deep, middle + (at - (row.length - 1) / 2) * 2 * R, R, ball)));
  return [...balls, drawnBall(STRING - 1.2, middle + 1, R, 'cue')];
}
