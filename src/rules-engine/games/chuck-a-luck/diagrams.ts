import type { Diagram, Shape } from '../../vocabulary/diagrams.ts';

const box = (x: number, y: number, width: number, height: number): Shape => ({ kind: 'box', x, y, width, height, tone: 'light' });
const write = (x: number, y: number, text: string): Shape => ({ kind: 'words', x, y, text, anchor: 'middle' });
const cells = (y: number, width: number, labels: readonly (readonly string[])[]): Shape[] =>
  labels.flatMap((lines, n): Shape[] => [
    box(n * width, y, width, 0.5 + lines.length * 0.9),
    ...lines.map((text, line) => write((n + 0.5) * width, y + 0.95 + line * 0.9, text)),
  ]);

/** The layout of the 1940 book (p. 185); the row of low totals and two of the even chances are restored where our copy is cut off. */
export const layout: Diagram = {
  title: 'The layout of 1940',
  alt: 'Three dice are bet on. At the top the numbers 1 to 6, which pay even money, or double on two dice. Below them the totals with what they pay: 18 pays 180, 17 60, 16 29, 15 18, 14 12, 13 8, and 12 and 11 pay 6. The next row has 10 and 9, which pay 6, then 8, which pays 8, and, made good from the row above, 7, 6, 5, 4 and 3, which pay 12, 18, 29, 60 and 180. At the bottom high, low, odd and even, at even money.',
  width: 16,
  height: 10,
  shapes: [
    ...cells(0, 16 / 6, [['1'], ['2'], ['3'], ['4'], ['5'], ['6']]),
    ...cells(1.8, 2, [
      ['18', '180'],
      ['17', '60'],
      ['16', '29'],
      ['15', '18'],
      ['14', '12'],
      ['13', '8'],
      ['12', '6'],
      ['11', '6'],
    ]),
    ...cells(4.5, 2, [
      ['10', '6'],
      ['9', '6'],
      ['8', '8'],
      ['7', '12'],
      ['6', '18'],
      ['5', '29'],
      ['4', '60'],
      ['3', '180'],
    ]),
    ...cells(7.2, 4, [['High'], ['Low'], ['Odd'], ['Even']]),
    write(8, 9.7, 'pays so many for one staked'),
  ],
};
