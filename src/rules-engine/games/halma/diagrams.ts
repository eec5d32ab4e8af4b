import type { Diagram, Shape } from '../../vocabulary/diagrams.ts';

const SIDE = 16;
export const board: Diagram = {
  title: 'The board',
  alt: 'An empty board of 16 squares by 16, which makes 256. Where the men stand at the start the book does not say, and none are drawn.',
  width: SIDE,
  height: SIDE,
  shapes: [
    { kind: 'square', x: 0, y: 0, width: SIDE, height: SIDE, tone: 'light' },
    ...Array.from({ length: SIDE - 1 }, (_, n): Shape[] => [
      { kind: 'line', from: [n + 1, 0], to: [n + 1, SIDE] },
      { kind: 'line', from: [0, n + 1], to: [SIDE, n + 1] },
    ]).flat(),
  ],
};
