import { type Diagram, row } from '../../vocabulary/diagrams.ts';

export const table: Diagram = {
  title: 'The extra hand, and yours',
  alt: 'On the table lie face up the king of hearts, the seven of clubs and the two of spades. In your hand are the ace of hearts, the queen of hearts and the nine of diamonds. You take the king of hearts and leave the nine of diamonds in its place, face up: ace, king and queen of hearts count 31.',
  width: 10.4,
  height: 9.4,
  shapes: [
    { kind: 'words', x: 0, y: 0.8, text: 'On the table', anchor: 'start' },
    ...row(0, 1.2, ['KH', '7C', '2S']),
    { kind: 'words', x: 0, y: 5.6, text: 'Your hand', anchor: 'start' },
    ...row(0, 6, ['AH', 'QH', '9D']),
    { kind: 'words', x: 7.4, y: 7.2, text: 'take K♥,', anchor: 'start' },
    { kind: 'words', x: 7.4, y: 8.2, text: 'leave 9♦', anchor: 'start' },
  ],
};
