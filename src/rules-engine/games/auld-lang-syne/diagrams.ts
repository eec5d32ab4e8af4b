import { column, type Diagram, pile, row } from '../../vocabulary/diagrams.ts';

export const layout: Diagram = {
  title: 'The layout',
  alt: 'The four aces lie side by side. Below each is a pile dealt face up: the top cards are the nine of clubs, two of spades, king of hearts and six of diamonds. The two of spades may go on any of the aces. The 40 cards that are not dealt yet lie face down on the right.',
  width: 12.2,
  height: 8.2,
  shapes: [
    ...row(0, 0, ['AS', 'AH', 'AD', 'AC']),
    ...column(0, 4, ['3D', '9C'], 1.2),
    ...column(2.4, 4, ['QC', '2S'], 1.2),
    ...column(4.8, 4, ['5S', 'KH'], 1.2),
    ...column(7.2, 4, ['10H', '6D'], 1.2),
    pile(10.2, 4, 'back', 40),
  ],
};
