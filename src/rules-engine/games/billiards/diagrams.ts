import type { Diagram, Shape } from '../../vocabulary/diagrams.ts';

/** A unit of the grid is half a foot; the margin is for the pockets and the rail. */
const INCHES = 6;
const MARGIN = 0.6;
const units = (inches: number) => inches / INCHES;
/** A position on the grid, from inches from the head (the left) and from the upper side. */
const at = (x: number, y: number) => [MARGIN + units(x), MARGIN + units(y)] as const;

const ball = (x: number, y: number, tone: 'light' | 'accent'): Shape => ({ kind: 'disc', x: at(x, y)[0], y: at(x, y)[1], r: 0.4, tone });
const spot = (x: number, y: number): Shape => ({ kind: 'disc', x: at(x, y)[0], y: at(x, y)[1], r: 0.12, tone: 'dark' });
const pocket = (x: number, y: number): Shape => ({ kind: 'disc', x: at(x, y)[0], y: at(x, y)[1], r: 0.45, tone: 'dark' });
const line = (x: number, y: number, toX: number, toY: number): Shape => ({ kind: 'line', from: at(x, y), to: at(toX, toY), dashed: true });
const box = (x: number, y: number, width: number, height: number): Shape => ({
  kind: 'box',
  x: at(x, y)[0],
  y: at(x, y)[1],
  width: units(width),
  height: units(height),
  tone: 'none',
});
const words = (x: number, y: number, text: string): Shape => ({ kind: 'words', x: at(x, y)[0], y: at(x, y)[1], text });

/** A table of the given length and width in inches, the head at the left, with the shapes on it. */
function table(length: number, width: number, title: string, alt: string, shapes: readonly Shape[]): Diagram {
  return { title, alt, width: units(length) + 2 * MARGIN, height: units(width) + 2 * MARGIN, shapes: [box(0, 0, length, width), ...shapes] };
}

// The match table, 10 feet by 5 (p. 37). The book does not say where along it the string line and spots are: here, a quarter from either end.
const LENGTH = 120;
const WIDTH = 60;
const STRING = LENGTH / 4;
const FOOT = LENGTH - STRING;
const NOT_MEASURED = 'The book does not say how far the string line and the spots are from the ends; they are drawn a quarter of the way in.';
const ends = [words(12, 6, 'Head'), words(108, 6, 'Foot')];
const string = line(STRING, 0, STRING, WIDTH);

/** The opening of the three-ball game (p. 37 and 45). */
export const opening = table(
  LENGTH,
  WIDTH,
  'The table at the opening stroke',
  `A table without pockets, ten feet by five, the head on the left. The other player’s white is on the spot in the middle of the string line, the cue ball inside that line and within six inches of it, and the red on its spot toward the foot. ${NOT_MEASURED}`,
  [string, ball(STRING, 30, 'light'), ball(STRING - 2, 35, 'light'), ball(FOOT, 30, 'accent'), ...ends],
);

/** The start of man-of-war (p. 40). */
export const manOfWar = table(
  LENGTH,
  WIDTH,
  'The table at the start',
  `A table without pockets, the head on the left. The red is on its spot, a white on the balk-line spot, and a white against the middle of the bottom cushion. The first striker has the third white and plays from anywhere behind the line. ${NOT_MEASURED}`,
  [string, ball(STRING, 30, 'light'), ball(FOOT, 30, 'accent'), ball(LENGTH - 2.4, 30, 'light'), ...ends],
);

/** Lines at the given number of inches from every cushion, and the anchor spaces where they meet the cushions: 7 inches along, 3 1/2 deep (p. 38 and 49). */
export function balkLines(inches: number): Diagram {
  const [along, deep] = [7, 3.5];
  const across = [inches, LENGTH - inches];
  const down = [inches, WIDTH - inches];
  return table(
    LENGTH,
    WIDTH,
    `Balk lines at ${inches} inches, and the anchor spaces`,
    `A table without pockets, ten feet by five. Four dashed lines from cushion to cushion, each ${inches} inches from the one it runs along, cut off eight balk spaces round an open middle. At each of the eight points where a line meets a cushion a small box is drawn, seven inches along the cushion and three and a half deep, with the line in its middle: the anchor space.`,
    [
      ...across.map((x) => line(x, 0, x, WIDTH)),
      ...down.map((y) => line(0, y, LENGTH, y)),
      ...across.flatMap((x) => [box(x - along / 2, 0, along, deep), box(x - along / 2, WIDTH - deep, along, deep)]),
      ...down.flatMap((y) => [box(0, y - along / 2, deep, along), box(LENGTH - deep, y - along / 2, deep, along)]),
    ],
  );
}

// The English table, 12 feet by 6 (p. 53); the red's spot and the D in the book's own inches.
const LONG = 144;
const BROAD = 72;
const RED = 12.75;
const D = 11.5;
const BALK = 30;

/** The English table before the first stroke (p. 53-54). */
export const english = table(
  LONG,
  BROAD,
  'The English table at the first stroke',
  'A table twelve feet by six with six pockets, one at each corner and one in the middle of each long side, the head on the left. The red is on its spot, 12 3/4 inches from the bottom cushion; the centre spot is in the middle. On the balk line stands the D, a half circle of 11 1/2 inches, with the striker’s ball in it. How far the balk line is from the cushion the book does not say, nor where the pyramid spot lies, which is left out.',
  [
    ...[0, LONG / 2, LONG].flatMap((x) => [pocket(x, 0), pocket(x, BROAD)]),
    line(BALK, 0, BALK, BROAD),
    { kind: 'arc', x: at(BALK, 36)[0], y: at(BALK, 36)[1], r: units(D), from: 90, to: 270 },
    spot(LONG / 2, 36),
    ball(LONG - RED, 36, 'accent'),
    ball(BALK - 4, 41, 'light'),
    words(10, 16, 'Head'),
    words(132, 16, 'Foot'),
    words(LONG / 2, 31, 'Centre spot'),
  ],
);
