import type { Card } from '../../vocabulary/cards.ts';
import { type Diagram, row, type Shape } from '../../vocabulary/diagrams.ts';

/** A square of our own with the ten hands of the book's example: the book says what they are and prints no cards. */
export const EXAMPLE: readonly (readonly Card[])[] = [
  ['AS', 'AH', 'AC', 'AD', '6H'],
  ['5S', '5H', '5C', '9D', '9S'],
  ['2S', '2H', '2C', 'JD', '7S'],
  ['QS', 'QH', '4C', 'QD', '8H'],
  ['3S', '4H', '6C', '7D', '5D'],
];
const ACROSS = ['Four of a kind', 'Full house', 'Three of a kind', 'Three of a kind', 'Straight'] as const;
const DOWN = ['Flush', 'Flush', 'Flush', 'Flush', 'Straight'] as const;
const STEP = 2.8;
const TALL = 3.3;

const layout: Diagram = {
  title: 'A finished square',
  alt: `Five rows of five cards. Across: ${ACROSS.join(', ').toLowerCase()}. Up and down: ${DOWN.join(', ').toLowerCase()}.`,
  width: EXAMPLE.length * STEP + 6,
  height: EXAMPLE.length * TALL + 1.2,
  shapes: [
    ...EXAMPLE.flatMap((cards, n): Shape[] => [
      ...row(0, n * TALL, cards, STEP),
      { kind: 'words', x: EXAMPLE.length * STEP, y: n * TALL + 1.8, text: ACROSS[n] ?? '', anchor: 'start' },
    ]),
    ...DOWN.map((text, n): Shape => ({ kind: 'words', x: n * STEP + 1, y: EXAMPLE.length * TALL + 0.7, text })),
  ],
};
/** The places allowed for the second card: a common corner or edge with the first (Blue Ribbon 1940, p. 395). */
const beginning: Diagram = {
  title: 'Where the second card may go',
  alt: 'The first card, the ten of diamonds, with an empty place at each of its four edges and four corners.',
  width: 6.8,
  height: 9.6,
  shapes: [...row(0, 0, ['empty', 'empty', 'empty']), ...row(0, TALL, ['empty', '10D', 'empty']), ...row(0, 2 * TALL, ['empty', 'empty', 'empty'])],
};
export const diagrams = { beginning, layout };
