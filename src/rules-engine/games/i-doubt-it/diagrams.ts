import type { Card } from '../../vocabulary/cards.ts';
import type { Diagram, Shape } from '../../vocabulary/diagrams.ts';

const say = (x: number, y: number, text: string): Shape => ({ kind: 'words', x, y, text });
const three = (x: number, y: number, ...cards: readonly (Card | 'back')[]): Shape[] => cards.map((card, n) => ({ kind: 'card', x: x + n * 2.2, y, card }));
const arrow = (x: number, from: number, to: number): Shape[] => [
  { kind: 'line', from: [x, from], to: [x, to] },
  { kind: 'line', from: [x - 0.3, to - 0.4], to: [x, to] },
  { kind: 'line', from: [x + 0.3, to - 0.4], to: [x, to] },
];

export const laid: Diagram = {
  title: 'A turn',
  alt: 'Three cards lie face down. Their player says: three kings. The next player may say: I doubt it.',
  width: 11,
  height: 5.6,
  shapes: [say(3.3, 0.8, '“Three kings.”'), ...three(0.2, 1.4, 'back', 'back', 'back'), say(8.8, 3.2, '“I doubt it.”'), say(3.5, 5.3, 'Nobody looks yet')],
};

export const lie: Diagram = {
  title: 'The doubt was right',
  alt: 'The three cards are turned up: king of hearts, king of clubs, four of spades. They are not three kings. The player who laid them takes them back, with all the cards on the table.',
  width: 11,
  height: 6.8,
  shapes: [
    say(5.5, 0.8, '“Three kings” was not true'),
    ...three(2.2, 1.4, 'KH', 'KC', '4S'),
    ...arrow(5.4, 4.7, 5.6),
    say(5.5, 6.5, 'to the player who laid them'),
  ],
};

export const truth: Diagram = {
  title: 'The doubt was wrong',
  alt: 'The three cards are turned up: king of hearts, king of clubs, king of spades. It was true. The player who doubted takes them, with all the cards on the table.',
  width: 11,
  height: 6.8,
  shapes: [say(5.5, 0.8, '“Three kings” was true'), ...three(2.2, 1.4, 'KH', 'KC', 'KS'), ...arrow(5.4, 4.7, 5.6), say(5.5, 6.5, 'to the player who doubted')],
};

export const short: Diagram = {
  title: 'Fewer than three cards',
  alt: 'A hand has two cards, face down. A third comes from the pile on the table, so that three can be laid.',
  width: 11,
  height: 5.2,
  shapes: [
    ...three(0.2, 0.3, 'back', 'back'),
    say(2.4, 4.4, 'Your two'),
    { kind: 'line', from: [7.9, 1.8], to: [5.2, 1.8] },
    { kind: 'line', from: [5.6, 1.5], to: [5.2, 1.8] },
    { kind: 'line', from: [5.6, 2.1], to: [5.2, 1.8] },
    { kind: 'card', x: 8.4, y: 0.3, card: 'back' },
    { kind: 'card', x: 8.6, y: 0.5, card: 'back' },
    say(9.2, 4.4, 'One more'),
  ],
};
