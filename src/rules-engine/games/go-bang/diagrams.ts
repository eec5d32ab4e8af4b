import type { Diagram, Shape } from '../../vocabulary/diagrams.ts';

/** Draws part of a board, in rows from the top separated by `/`: `w` and `b` are men, a digit is that many vacant squares. */
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
      return one === 'w' || one === 'b' ? [{ kind: 'disc', x: at * 2 + 1, y: y * 2 + 1, r: 0.72, tone: one === 'w' ? 'light' : 'dark' }] : [];
    });
  });
  return [...grid, ...men];
}

const SIDE = 19;
export const diagrams = {
  board: {
    title: 'The board',
    alt: 'An empty board of 19 squares by 19, which makes 361.',
    width: SIDE,
    height: SIDE,
    shapes: [
      { kind: 'square', x: 0, y: 0, width: SIDE, height: SIDE, tone: 'light' },
      ...Array.from({ length: SIDE - 1 }, (_, n): Shape[] => [
        { kind: 'line', from: [n + 1, 0], to: [n + 1, SIDE] },
        { kind: 'line', from: [0, n + 1], to: [SIDE, n + 1] },
      ]).flat(),
    ],
  },
  six: {
    title: 'Six in a row',
    alt: 'A part of the board. White had two men side by side, then a vacant square, then three; a man set on that square makes six in a row.',
    width: 18,
    height: 6,
    shapes: position('9/1wwwwww2/9'),
  },
  broken: {
    title: 'A row with a gap',
    alt: 'A part of the board. Black has three men side by side, then a vacant square, then two men.',
    width: 18,
    height: 6,
    shapes: position('9/1bbb1bb2/9'),
  },
  five: {
    title: 'Five in a row, slanting',
    alt: 'A part of the board, nine squares by eight. White has five men in a slanting row from the lower left to the upper right, without a gap. Below, Black has four side by side and a fifth beyond a vacant square.',
    width: 18,
    height: 16,
    shapes: position('9/6w2/5w3/4w4/3w5/2w6/2bbbb1b1/9'),
  },
} as const satisfies Record<string, Diagram>;
