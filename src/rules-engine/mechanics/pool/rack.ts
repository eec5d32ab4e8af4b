// A pool table with its balls set up, only for the pages of pool.
import { type Ball, drawnBall } from '../../vocabulary/balls.ts';
import type { Diagram, Shape } from '../../vocabulary/diagrams.ts';
import { BROAD, LONG, MARGIN, pocketTable, STRING } from './pocket-table.ts';

const HEAD_LINE = MARGIN + LONG / 4;
const SPOT = MARGIN + (LONG * 3) / 4;
/** Balls are drawn larger than to scale, so that their numbers can be read. */
const R = 0.55;

/** The note under every such picture. */
export const NOT_MEASURED =
  'The book does not say how far the string line and the spot are from the ends; they are drawn a quarter of the way in, and the balls too large.';

/** A ball on the table, placed by fractions of its length and width from the head and the upper side. */
export const lying = (along: number, across: number, ball: Ball): Shape => drawnBall(MARGIN + along * LONG, MARGIN + across * BROAD, R, ball);

/** The table, head at the left, with its balls. Its ends are labelled near the upper side; `named` moves the labels down if balls are in the way. */
export function poolTable(title: string, alt: string, balls: readonly Shape[], named = 1.3): Diagram {
  return pocketTable(title, `${alt} ${NOT_MEASURED}`, [
    STRING,
    ...balls,
    { kind: 'words', x: MARGIN + 1.3, y: MARGIN + named, text: 'Head' },
    { kind: 'words', x: MARGIN + LONG - 1.4, y: MARGIN + named, text: 'Foot' },
  ]);
}

/** Balls in a triangle, row by row from the apex on the red-ball spot, and the cue-ball inside the string. */
export function pyramid(rows: readonly (readonly Ball[])[]): Shape[] {
  const middle = MARGIN + BROAD / 2;
  const deep = R * Math.sqrt(3);
  const balls = rows.flatMap((row, n) => row.map((ball, at) => drawnBall(SPOT + n * deep, middle + (at - (row.length - 1) / 2) * 2 * R, R, ball)));
  return [...balls, drawnBall(HEAD_LINE - 1.2, middle + 1, R, 'cue')];
}
