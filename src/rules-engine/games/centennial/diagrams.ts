import type { Diagram, SheetShape } from '../../vocabulary/diagrams.ts';

const place = (n: number): number => 0.5 + (n - 1) * 2;

/** The strip with both markers, the first above it and the second below; 0 means that a marker is not on it yet. */
export function strip(first: number, second: number, names: readonly [string, string]): Diagram<SheetShape> {
  const placeOn = (name: string, on: number) => `${name}: ${on === 0 ? 'not on the strip' : `on ${on}`}`;
  const marker = (on: number, y: number, tone: 'light' | 'dark', says: string): SheetShape[] =>
    on === 0 ? [] : [{ kind: 'disc', x: place(on) + 1, y, r: 0.75, tone, says }];
  return {
    title: 'The strip',
    alt: `A strip with the numbers from 1 to 12. ${placeOn(names[0], first)}; ${placeOn(names[1], second)}.`,
    width: 25,
    height: 6,
    shapes: [
      ...Array.from({ length: 12 }, (_, n): SheetShape[] => [
        { kind: 'box', x: place(n + 1), y: 2, width: 2, height: 2, tone: 'light' },
        { kind: 'words', x: place(n + 1) + 1, y: 3.3, text: `${n + 1}` },
      ]).flat(),
      ...marker(first, 1, 'dark', '1'),
      ...marker(second, 5, 'light', '2'),
    ],
  };
}

/** The book's example: one player on 5, who goes to 9 with ace, deuce and six. */
export const example: Diagram = strip(5, 9, ['A player before the throw of ace, deuce and six', 'after it']);
