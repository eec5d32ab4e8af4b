import type { Card } from '../../vocabulary/cards.ts';
import type { Diagram, Shape } from '../../vocabulary/diagrams.ts';

/** The square that is counted in the examples; its third row is the double run of the manual, 4 5 6 6. */
export const SQUARE: readonly (readonly Card[])[] = [
  ['7S', '8H', '7D', '8C'],
  ['5S', 'JH', '5D', 'QC'],
  ['4H', '5H', '6H', '6C'],
  ['2S', '9S', 'KS', 'AS'],
];

export const layout: Diagram = {
  title: 'A square of four by four, as we read it',
  alt: 'Sixteen cards, face up, in four rows and four columns. First row: 7, 8, 7, 8. Second: 5, jack, 5, queen. Third: 4, 5, 6, 6. Fourth: 2, 9, king and ace of spades.',
  width: 9.2,
  height: 13.2,
  shapes: SQUARE.flatMap((row, y) => row.map((card, x): Shape => ({ kind: 'card', x: x * 2.4, y: y * 3.4, card }))),
};
