import type { Diagram, Shape } from '../../vocabulary/diagrams.ts';

const piece = (x: number, y: number, says: string, tone: 'light' | 'dark' = 'light'): Shape => ({ kind: 'disc', x, y, r: 0.55, tone, says });

/** The far end of the board, with a piece of each kind. */
export const board: Diagram = {
  title: 'The far end of the board',
  alt: 'One end of a long narrow board, seen from above, with a gutter round it. Five inches before the end a line crosses the board. A piece marked 3 hangs over the end: a ship. A piece marked 2 lies between the line and the end. A piece before the line is nearest to it and would count 1 if no other were over the line. A dark piece lies in the gutter beside the board.',
  width: 12,
  height: 14,
  shapes: [
    { kind: 'box', x: 0.2, y: 0.6, width: 11.6, height: 13.2, tone: 'light' },
    { kind: 'box', x: 2.6, y: 2.2, width: 6.8, height: 11.6, tone: 'dark' },
    { kind: 'line', from: [2.6, 6.6], to: [9.4, 6.6] },
    piece(5, 2.2, '3'),
    piece(7, 4.4, '2'),
    piece(4.4, 8.4, '1'),
    piece(10.6, 9.6, '', 'dark'),
    { kind: 'words', x: 6, y: 1.35, text: 'Gutter' },
    { kind: 'words', x: 1.4, y: 6.85, text: 'Line' },
  ],
};

/** The book does not give the numbers of the squares or their arrangement. */
export const layout: Diagram = {
  title: 'A layout on deck',
  alt: 'A layout of chalk lines on a deck: squares with the numbers 1 to 10, in three columns, the last one marked minus. One disk lies clear within the square 8 and counts. Another touches the line between 1 and 5 and counts nothing. The book gives the numbers and not their places, nor which squares are minus: this is one such layout.',
  width: 12,
  height: 13,
  shapes: [
    ...[
      [8, 1, 6],
      [3, 5, 7],
      [4, 9, 2],
    ].flatMap((row, y) =>
      row.flatMap((n, x): Shape[] => [
        { kind: 'box', x: 1.5 + x * 3, y: 0.6 + y * 3, width: 3, height: 3, tone: 'none' },
        { kind: 'words', x: 2.1 + x * 3, y: 1.6 + y * 3, text: `${n}` },
      ]),
    ),
    { kind: 'box', x: 1.5, y: 9.6, width: 9, height: 2.4, tone: 'light' },
    { kind: 'words', x: 6, y: 11, text: 'minus 10' },
    { kind: 'disc', x: 3.4, y: 2.6, r: 0.6, tone: 'accent' },
    { kind: 'disc', x: 6.3, y: 3.6, r: 0.6, tone: 'dark' },
  ],
};
