import type { Card } from '../../vocabulary/cards.ts';
import { column, type Diagram, type Shape } from '../../vocabulary/diagrams.ts';

const say = (x: number, y: number, text: string): Shape => ({ kind: 'words', x, y, text });
/** One suit from left to right: the pile that goes down, the starter, the pile that goes up. */
const suit = (y: number, ...cards: readonly (Card | 'empty')[]): Shape[] => cards.map((card, n) => ({ kind: 'card', x: 0.2 + n * 3, y, card }));

/** The layout of sevens, in the middle of a game. */
export const sevens: Diagram = {
  title: 'The layout with sevens',
  alt: 'Three sevens lie in a column, of hearts, spades and diamonds. On the left of the seven of hearts lies a pile whose top card is the four, on its right one that has come to the nine. The seven of spades has the six on its left and an empty place on its right. The seven of diamonds lies alone, with a place on either side. The seven of clubs is not out: no other club can be played before it.',
  width: 8.4,
  height: 14.4,
  shapes: [
    say(1.2, 0.7, 'Down'),
    say(4.2, 0.7, 'Starter'),
    say(7.2, 0.7, 'Up'),
    ...suit(1.2, '4H', '7H', '9H'),
    ...suit(4.5, '6S', '7S', 'empty'),
    ...suit(7.8, 'empty', '7D', 'empty'),
    ...suit(11.1, 'empty', 'empty', 'empty'),
  ],
};

/** The 1940 layout: the rank that was set first is built up, the cards beside it down. */
export const anyCard: Diagram = {
  title: 'The layout after a jack',
  alt: 'Two jacks lie in a column, of hearts and of clubs, each at the left of a pile that goes down. The jack of hearts is covered by its queen and the queen by the king: the ace comes next, and then the two. In the pile beside it the ten of hearts is covered by the nine. The jack of clubs has the ten beside it and nothing upon it yet.',
  width: 8.4,
  height: 10.2,
  shapes: [
    say(2.2, 0.7, 'Up'),
    say(6.2, 0.7, 'Down'),
    ...column(1.2, 1.2, ['JH', 'QH', 'KH'], 1.1),
    ...column(5.2, 1.2, ['10H', '9H'], 1.1),
    { kind: 'card', x: 1.2, y: 7, card: 'JC' },
    { kind: 'card', x: 5.2, y: 7, card: '10C' },
  ],
};

/** Domino whist, begun with a nine. */
export const nines: Diagram = {
  title: 'The layout after a nine',
  alt: 'The nine of spades was the first card. On its left lies a pile that has come down to the seven, on its right the ten. Below it the nine of hearts has opened a second suit, with a place on either side. A five may open no suit in this game.',
  width: 8.4,
  height: 7.8,
  shapes: [say(1.2, 0.7, 'Down'), say(4.2, 0.7, 'Starter'), say(7.2, 0.7, 'Up'), ...suit(1.2, '7S', '9S', '10S'), ...suit(4.5, 'empty', '9H', 'empty')],
};
