import type { Diagram, Shape } from '../../vocabulary/diagrams.ts';

const COUNTS = [0, 0, 2, 0, 4, 0];

/** The six faces, each with its count. */
export const faces: Diagram = {
  title: 'What each face counts',
  alt: 'The six faces of a die. A three counts 2 and a five counts 4, the spots round the one in the middle. The ace, the two, the four and the six count nothing.',
  width: 18,
  height: 4.4,
  shapes: COUNTS.flatMap((count, n): Shape[] => [
    { kind: 'die', x: 0.5 + n * 3, y: 0.5, pips: n + 1 },
    { kind: 'words', x: 1.5 + n * 3, y: 4, text: `${count}` },
  ]),
};
