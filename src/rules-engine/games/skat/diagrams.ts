import { type Diagram, row } from '../../vocabulary/diagrams.ts';

const trumps: Diagram = {
  title: 'Trumps in a heart game, from the best down',
  alt: 'Eleven trumps in order: the jacks of clubs, spades, hearts and diamonds, then the ace, ten, king, queen, nine, eight and seven of hearts. The four jacks stand in a row of their own: in a grand they are the only trumps.',
  width: 16.8,
  height: 11,
  shapes: [
    { kind: 'words', x: 0.2, y: 0.8, text: 'All the trumps of a grand', anchor: 'start' },
    ...row(0.2, 1.4, ['JC', 'JS', 'JH', 'JD']),
    { kind: 'line', from: [0.2, 5.2], to: [16.6, 5.2] },
    { kind: 'words', x: 0.2, y: 6.6, text: 'And with hearts as the suit', anchor: 'start' },
    ...row(0.2, 7.2, ['AH', '10H', 'KH', 'QH', '9H', '8H', '7H']),
  ],
};

const seats: Diagram = {
  title: 'Four at the table',
  alt: 'The dealer sits at the bottom and takes no cards. Forehand is on the dealer’s left, middlehand opposite, rearhand on the dealer’s right. The two cards of the skat lie in the middle.',
  width: 24,
  height: 15,
  shapes: [
    { kind: 'box', x: 5, y: 2.5, width: 14, height: 9, tone: 'light' },
    ...row(9.9, 5.5, ['back', 'back'], 2.2),
    { kind: 'words', x: 12, y: 10, text: 'skat', anchor: 'middle' },
    { kind: 'words', x: 12, y: 1.7, text: 'Middlehand', anchor: 'middle' },
    { kind: 'words', x: 4.6, y: 7.2, text: 'Forehand', anchor: 'end' },
    { kind: 'words', x: 19.4, y: 7.2, text: 'Rearhand', anchor: 'start' },
    { kind: 'words', x: 12, y: 13.4, text: 'Dealer, no cards', anchor: 'middle' },
  ],
};

export const diagrams = { trumps, seats };
