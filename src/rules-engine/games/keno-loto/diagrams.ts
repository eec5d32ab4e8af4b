import type { Diagram, Shape } from '../../vocabulary/diagrams.ts';

const CELL = 2;
const COLUMNS = 9;
const STRIP = 1.6;
type Row = readonly number[];

/** Returns the column of a number: one for each ten, with 90 among the eighties. */
const columnOf = (number: number) => Math.min(COLUMNS - 1, Math.floor(number / 10));

/** Draws a row of a card, its boxes and numbers; the numbers drawn are covered by a disc. */
function rowOf(numbers: Row, y: number, drawn: readonly number[]): Shape[] {
  const boxes = Array.from({ length: COLUMNS }, (_, n): Shape => ({ kind: 'box', x: n * CELL, y, width: CELL, height: CELL, tone: 'none' }));
  return [
    ...boxes,
    ...numbers.map((number): Shape => {
      const [x, says] = [columnOf(number) * CELL + CELL / 2, String(number)];
      if (drawn.includes(number)) return { kind: 'disc', x, y: y + CELL / 2, r: 0.78, tone: 'accent', says };
      return { kind: 'words', x, y: y + CELL / 2 + 0.27, text: says };
    }),
  ];
}
const saidRows = (rows: readonly Row[]) => rows.map((row) => row.join(', ')).join('; ');

const KENO: readonly Row[] = [
  [7, 23, 41, 65, 88],
  [12, 34, 47, 59, 72],
  [3, 28, 38, 53, 81],
  [16, 44, 61, 76, 85],
];
const KENO_OUT = [12, 34, 47, 59, 72, 23, 81, 16, 3];
/** The book's figure is missing from our copy; this card follows the description in its text. */
export const kenoCard: Diagram = {
  title: 'A keno card: the second row is full',
  alt: `A card of nine columns, one for each ten, and four rows of five numbers: ${saidRows(KENO)}. Across the middle stands the number of the card, 264. The numbers ${[...KENO_OUT].sort((a, b) => a - b).join(', ')} are covered: the whole second row, which is keno.`,
  width: COLUMNS * CELL,
  height: KENO.length * CELL + STRIP,
  shapes: [
    ...KENO.flatMap((numbers, n) => rowOf(numbers, n * CELL + (n < 2 ? 0 : STRIP), KENO_OUT)),
    { kind: 'box', x: 0, y: 2 * CELL, width: COLUMNS * CELL, height: STRIP, tone: 'light' },
    { kind: 'words', x: (COLUMNS * CELL) / 2, y: 2 * CELL + STRIP / 2 + 0.27, text: 'No. 264' },
  ],
};

const LOTO: readonly Row[] = [
  [5, 28, 36, 62, 74],
  [11, 27, 49, 55, 83],
  [9, 33, 41, 68, 87],
];
const LOTO_OUT = [28, 11, 49, 9, 41, 87];
/** The book does not draw a card; five numbers a line follow from fifteen on a card and a quinterne on a line. */
export const lotoCard: Diagram = {
  title: 'A loto card after ten balls: an abstract, an ambo and a terne',
  alt: `A card of three lines of five numbers: ${saidRows(LOTO)}. Counters lie on 28, alone on the first line, an abstract; on 11 and 49 of the second, an ambo; on 9, 41 and 87 of the third, a terne.`,
  width: COLUMNS * CELL,
  height: LOTO.length * CELL,
  shapes: LOTO.flatMap((numbers, n) => rowOf(numbers, n * CELL, LOTO_OUT)),
};
