import type { Diagram, Shape } from '../../vocabulary/diagrams.ts';

/** Places of the ten spots, the head pin nearest the player. */
const SPOTS: Readonly<Record<number, readonly [number, number]>> = {
  1: [5, 7],
  2: [4, 5.3],
  3: [6, 5.3],
  4: [3, 3.6],
  5: [5, 3.6],
  6: [7, 3.6],
  7: [2, 1.9],
  8: [4, 1.9],
  9: [6, 1.9],
  10: [8, 1.9],
};
const disc = (pin: number): Shape => {
  const [x, y] = SPOTS[pin] ?? [0, 0];
  return { kind: 'disc', x, y, r: 0.6, tone: 'light', says: `${pin}` };
};

export const alley: Diagram = {
  title: 'The alley and the ten spots',
  alt: 'Ten pins in a triangle. Number 1, the head pin, is nearest the player; then 2 and 3; then 4, 5 and 6; then 7, 8, 9 and 10 at the back. Sixty feet before the head pin the foul line crosses the alley.',
  width: 10,
  height: 14,
  shapes: [
    { kind: 'box', x: 0.8, y: 0.6, width: 8.4, height: 13, tone: 'none' },
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(disc),
    { kind: 'line', from: [0.8, 12], to: [9.2, 12] },
    { kind: 'words', x: 5, y: 10, text: '60 feet' },
    { kind: 'words', x: 5, y: 13, text: 'Foul line' },
  ],
};

/** Which of the ten spots are set. */
export function set(title: string, alt: string, pins: readonly number[]): Diagram {
  return { title, alt, width: 10, height: 9, shapes: pins.map(disc) };
}

/** All ten spots, for the forms that set them up as in ten pins. */
export const TEN_PINS: Diagram = set('The ten pins', 'Ten pins in a triangle, as in ten pins.', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
