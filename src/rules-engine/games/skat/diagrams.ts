import { type Diagram, row } from '../../core/diagrams.ts';

const trumps: Diagram = {
  title: 'Trumps in a heart game, from the best down',
  alt: 'Eleven trumps in order: the jacks of clubs, spades, hearts and diamonds, then the ace, ten, king, queen, nine, eight and seven of hearts. The four jacks stand in a frame of their own: in a grand they are the only trumps.',
  width: 27.4,
  height: 6,
  shapes: [
    { kind: 'box', x: 0, y: 1, width: 10, height: 5, tone: 'light' },
    ...row(0.4, 2, ['JC', 'JS', 'JH', 'JD']),
    ...row(10.6, 2, ['AH', '10H', 'KH', 'QH', '9H', '8H', '7H']),
    { kind: 'words', x: 5, y: 0.6, text: 'all the trumps of a grand', anchor: 'middle' },
    { kind: 'words', x: 18.8, y: 0.6, text: 'and with hearts as the suit', anchor: 'middle' },
  ],
};

const seats: Diagram = {
  title: 'Four at the table',
  alt: 'The dealer sits at the bottom and takes no cards. Forehand is on his left, middlehand opposite him, rearhand on his right. The two cards of the skat lie in the middle.',
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
