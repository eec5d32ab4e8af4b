import type { Diagram, Shape } from '../../vocabulary/diagrams.ts';

const FILES = 'abcdefg';
const at = (point: string): readonly [number, number] => [2 + FILES.indexOf(point[0] ?? 'a') * 2, 2 + (7 - Number(point[1])) * 2];
const line = (from: string, to: string): Shape => ({ kind: 'line', from: at(from), to: at(to) });
const square = (a: string, b: string, c: string, d: string) => [line(a, b), line(b, c), line(c, d), line(d, a)];
const dot = (point: string): Shape => ({ kind: 'disc', x: at(point)[0], y: at(point)[1], r: 0.16, tone: 'dark' });
const man =
  (tone: 'light' | 'dark') =>
  (point: string): Shape => ({ kind: 'disc', x: at(point)[0], y: at(point)[1], r: 0.72, tone });
const POINTS = ['a1', 'a4', 'a7', 'b2', 'b4', 'b6', 'c3', 'c4', 'c5', 'd1', 'd2', 'd3', 'd5', 'd6', 'd7', 'e3', 'e4', 'e5', 'f2', 'f4', 'f6', 'g1', 'g4', 'g7'];

/** Draws the layout with men on it, given by the names of their points. */
function position(light: readonly string[], dark: readonly string[]): Shape[] {
  return [
    ...square('a1', 'a7', 'g7', 'g1'),
    ...square('b2', 'b6', 'f6', 'f2'),
    ...square('c3', 'c5', 'e5', 'e3'),
    line('a4', 'c4'),
    line('e4', 'g4'),
    line('d1', 'd3'),
    line('d5', 'd7'),
    ...POINTS.map(dot),
    ...light.map(man('light')),
    ...dark.map(man('dark')),
    ...[...FILES].map((text, n): Shape => ({ kind: 'words', x: 2 + n * 2, y: 16, text })),
    ...[1, 2, 3, 4, 5, 6, 7].map((row): Shape => ({ kind: 'words', x: 0.6, y: 2.25 + (7 - row) * 2, text: `${row}` })),
  ];
}
const LAYOUT = 'Three squares, one within the other, joined by a line through the middle of each side but not across the inmost: 24 points.';
const SIZE = { width: 15.4, height: 16.4 } as const;

export const diagrams = {
  layout: {
    title: 'The layout',
    alt: `${LAYOUT} The files are lettered a to g from the left and the rows numbered 1 to 7 from the foot; the book names the points in no way.`,
    ...SIZE,
    shapes: position([], []),
  },
  mill: {
    title: 'A line of three',
    alt: 'White has a line of three on the left side: a1, a4 and a7, and a man on d7. Black has a line on e3, e4 and e5, and men on b6 and g1. White has just made the line on the left and may take the man on b6 or g1, and none of the three in line.',
    ...SIZE,
    shapes: position(['a1', 'a4', 'a7', 'd7'], ['e3', 'e4', 'e5', 'b6', 'g1']),
  },
  shuttle: {
    title: 'One man, two lines by turns',
    alt: 'White has men on a7, d7 and g7, a line along the upper edge, and on b6 and f6. The man on d7 moves down to d6 and makes the line b6, d6, f6; it moves up again and makes the first line anew. With each of them a man may be taken. Black has men on a1, d2, f2 and g4.',
    ...SIZE,
    shapes: position(['a7', 'd7', 'g7', 'b6', 'f6'], ['a1', 'd2', 'f2', 'g4']),
  },
  'two-lines': {
    title: 'Two lines by one man',
    alt: 'White has men on b6, d6 and f6, a line along the second square, and on d5 and d7 above and below d6: the man set on d6 has completed both lines at once. Black has men on a4, c3, e3 and g1.',
    ...SIZE,
    shapes: position(['b6', 'd6', 'f6', 'd5', 'd7'], ['a4', 'c3', 'e3', 'g1']),
  },
  'all-in-line': {
    title: 'Nothing but a line',
    alt: 'Black has three men left, on e3, e4 and e5, and all of them stand in one line. White has just made a line on a1, a4 and a7, with a man on d7 besides.',
    ...SIZE,
    shapes: position(['a1', 'a4', 'a7', 'd7'], ['e3', 'e4', 'e5']),
  },
} as const satisfies Record<string, Diagram>;
