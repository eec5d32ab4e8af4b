import { column, type Diagram, pile, row } from '../../vocabulary/diagrams.ts';

export const layout: Diagram = {
  title: 'The layout',
  alt: 'The four aces lie in a row; the two of hearts has gone on its ace. Below are four piles, face up, on which cards lie in any order: their top cards are the jack of spades, four of hearts, nine of diamonds and queen of clubs. The 39 cards that are left lie face down on the right.',
  width: 12.2,
  height: 9.4,
  shapes: [
    ...row(0, 0, ['AS']),
    ...column(2.4, 0, ['AH', '2H'], 1.2),
    ...row(4.8, 0, ['AD', 'AC']),
    ...column(0, 5.2, ['6C', 'JS'], 1.2),
    ...column(2.4, 5.2, ['KD', '4H'], 1.2),
    ...column(4.8, 5.2, ['10S', '9D'], 1.2),
    ...column(7.2, 5.2, ['7H', 'QC'], 1.2),
    pile(10.2, 5.2, 'back', 39),
  ],
};
