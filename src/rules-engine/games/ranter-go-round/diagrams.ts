import type { Card } from '../../vocabulary/cards.ts';
import type { Diagram, Shape } from '../../vocabulary/diagrams.ts';

const say = (x: number, y: number, text: string): Shape => ({ kind: 'words', x, y, text });
const card = (x: number, y: number, shown: Card | 'back'): Shape => ({ kind: 'card', x, y, card: shown });
const toRight = (from: number, to: number, y: number): Shape[] => [
  { kind: 'line', from: [from, y], to: [to, y] },
  { kind: 'line', from: [to - 0.4, y - 0.3], to: [to, y] },
  { kind: 'line', from: [to - 0.4, y + 0.3], to: [to, y] },
];
const toLeft = (from: number, to: number, y: number): Shape[] => [
  { kind: 'line', from: [from, y], to: [to, y] },
  { kind: 'line', from: [to + 0.4, y - 0.3], to: [to, y] },
  { kind: 'line', from: [to + 0.4, y + 0.3], to: [to, y] },
];

export const swap: Diagram = {
  title: 'An exchange',
  alt: 'A player has the three of hearts and passes it to the left. The player there must give the nine of spades for it.',
  width: 11,
  height: 5.2,
  shapes: [
    say(1.6, 0.8, 'You'),
    card(0.6, 1.4, '3H'),
    ...toRight(3.2, 7.3, 2.3),
    ...toLeft(7.3, 3.2, 3.5),
    say(8.7, 0.8, 'On your left'),
    card(7.7, 1.4, '9S'),
  ],
};

export const king: Diagram = {
  title: 'A king stays',
  alt: 'A player passes the three of hearts to the left. The player there holds the king of clubs, says so, and keeps it. The three stays where it was.',
  width: 11,
  height: 6.2,
  shapes: [
    say(1.6, 0.8, 'You'),
    card(0.6, 1.4, '3H'),
    ...toRight(3.2, 5.4, 2.9),
    say(6, 3.2, '×'),
    say(8.7, 0.8, 'On your left'),
    card(7.7, 1.4, 'KC'),
    say(7.9, 5.6, '“I have a king.”'),
  ],
};

export const lowest: Diagram = {
  title: 'All cards turned up',
  alt: 'Four cards are turned up. They are a jack, a two, a nine and another two. Both players with a two lose a life.',
  width: 11,
  height: 5,
  shapes: [card(0.4, 0.4, 'JH'), card(3, 0.4, '2S'), card(5.6, 0.4, '9D'), card(8.2, 0.4, '2C'), say(4, 4.4, 'one life'), say(9.2, 4.4, 'one life')],
};
