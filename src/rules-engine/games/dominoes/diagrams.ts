import type { Diagram } from '../../vocabulary/diagrams.ts';

export const diagrams = {
  suit: {
    title: 'The four suit',
    alt: 'Seven dominoes that have a four on one half: four-blank, four-one, four-two, four-three, double four, five-four and six-four.',
    width: 23,
    height: 6,
    shapes: [0, 1, 2, 3, 4, 5, 6].map((half, n) => ({ kind: 'stone' as const, x: 1 + n * 3, y: 1, pips: [4, half] as const })),
  },
  line: {
    title: 'A line begun with the double six',
    alt: 'The double six set across; to its right 6-3 and then 3-2, to its left 6-2. Both open ends are twos.',
    width: 16,
    height: 6,
    shapes: [
      { kind: 'stone', x: 1, y: 2, pips: [2, 6], lying: true },
      { kind: 'stone', x: 5, y: 1, pips: [6, 6] },
      { kind: 'stone', x: 7, y: 2, pips: [6, 3], lying: true },
      { kind: 'stone', x: 11, y: 2, pips: [3, 2], lying: true },
    ],
  },
} as const satisfies Record<string, Diagram>;
