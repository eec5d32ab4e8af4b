import type { Diagram, Shape } from '../../vocabulary/diagrams.ts';

/** A board in rows from the top, separated by `/`: `r` and `b` are men of the two colours, a number so many empty squares, `+` a marked one. */
function position(rows: string): Shape[] {
  const lines = rows.split('/');
  const columns = [...(lines[0] ?? '')].reduce((sum, one) => sum + (Number(one) || 1), 0);
  const grid: Shape[] = [
    { kind: 'square', x: 0, y: 0, width: columns * 2, height: lines.length * 2, tone: 'light' },
    ...Array.from({ length: columns - 1 }, (_, n): Shape => ({ kind: 'line', from: [(n + 1) * 2, 0], to: [(n + 1) * 2, lines.length * 2] })),
    ...Array.from({ length: lines.length - 1 }, (_, n): Shape => ({ kind: 'line', from: [0, (n + 1) * 2], to: [columns * 2, (n + 1) * 2] })),
  ];
  const men = lines.flatMap((line, y) => {
    let x = 0;
    return [...line].flatMap((one): Shape[] => {
      const at = x;
      x += Number(one) || 1;
      if (one === '+') return [{ kind: 'disc', x: at * 2 + 1, y: y * 2 + 1, r: 0.3, tone: 'light' }];
      if (one !== 'r' && one !== 'b') return [];
      return [{ kind: 'disc', x: at * 2 + 1, y: y * 2 + 1, r: 0.8, tone: one === 'r' ? 'accent' : 'dark', says: one === 'r' ? 'R' : 'B' }];
    });
  });
  return [...grid, ...men];
}

export const diagrams = {
  'first-four': {
    title: 'The four squares filled, as is usual',
    alt: 'A board of 64 squares with four men in the middle: two red ones side by side in the fourth row, two black ones side by side in the fifth row below them.',
    width: 16,
    height: 16,
    shapes: position('8/8/8/3rr3/3bb3/8/8/8'),
  },
  crosswise: {
    title: 'The four squares filled crosswise',
    alt: 'A board of 64 squares with four men in the middle: in the fourth row red and then black, in the fifth row below them black and then red.',
    width: 16,
    height: 16,
    shapes: position('8/8/8/3rb3/3br3/8/8/8'),
  },
  'one-left': {
    title: 'A man was not turned',
    alt: 'A row of five men, from the left: red, black and three red ones. Red has set the man at the right end and turned two of the three black men between; the one beside the left end is still black.',
    width: 10,
    height: 6,
    shapes: position('5/rbrrr/5'),
  },
  before: {
    title: 'Before the man is set',
    alt: 'A part of a board. In the top row, from the left: red, two black, then a marked empty square. Below the marked square two black men and then a red one. Slanting down from it to the left two black men and then a red one.',
    width: 10,
    height: 10,
    shapes: position('rbb+1/2bb1/1b1b1/r2r1/5'),
  },
  after: {
    title: 'After it: three lines are turned',
    alt: 'The same part of the board. Red has set a man on the marked square; the two black men to the left of it, the two below it and the two slanting down to the left are all red now, since a red man stands at the other end of each line.',
    width: 10,
    height: 10,
    shapes: position('rrrr1/2rr1/1r1r1/r2r1/5'),
  },
} as const satisfies Record<string, Diagram>;
