import { type Card, sayCard } from '../../vocabulary/cards.ts';
import type { Diagram, Shape } from '../../vocabulary/diagrams.ts';

// The book has no illustration: the hands are ours.

/** The asker's hand, and the card asked for. */
export const HAND: readonly Card[] = ['7C', '7S', 'KD'];
export const WISH: Card = '7H';
/** The hand of the player asked: once with the card, once without. */
export const WITH: readonly (Card | 'back')[] = ['back', WISH, 'back'];
export const WITHOUT: readonly (Card | 'back')[] = ['back', 'back', 'back'];

const say = (x: number, y: number, text: string): Shape => ({ kind: 'words', x, y, text });
const three = (x: number, y: number, cards: readonly (Card | 'back')[]): Shape[] => cards.map((card, n) => ({ kind: 'card', x: x + n * 2.2, y, card }));
const arrow = (from: number, to: number, y: number): Shape[] => {
  const back = from < to ? -0.4 : 0.4;
  return [
    { kind: 'line', from: [from, y], to: [to, y] },
    { kind: 'line', from: [to + back, y - 0.3], to: [to, y] },
    { kind: 'line', from: [to + back, y + 0.3], to: [to, y] },
  ];
};
const held = `You hold ${HAND.slice(0, -1).map(sayCard).join(', ')} and ${sayCard('KD')}.`;
const table = (theirs: readonly (Card | 'back')[], answer: string, to: readonly [number, number], end: string): Diagram['shapes'] => [
  say(3.3, 0.8, 'You'),
  ...three(0.2, 1.2, HAND),
  say(13.3, 0.8, 'Ben'),
  ...three(10.2, 1.2, theirs),
  ...arrow(...to, 2.7),
  say(5.2, 5.4, `“Ben, the ${sayCard(WISH)}?”`),
  say(13.3, 5.4, answer),
  say(8.4, 6.8, end),
];

export const asked: Diagram = {
  title: 'The right player',
  alt: `${held} You ask Ben for the ${sayCard(WISH)}. Ben has it and hands it over. You ask again.`,
  width: 16.9,
  height: 7.2,
  shapes: table(WITH, '“Here it is.”', [9.8, 7.1], 'You get the card and ask again'),
};

export const wrong: Diagram = {
  title: 'The wrong player',
  alt: `${held} You ask Ben for the ${sayCard(WISH)}. Ben does not have it. Now it is Ben’s turn to ask.`,
  width: 16.9,
  height: 7.2,
  shapes: table(WITHOUT, '“No.”', [7.1, 9.8], 'The turn goes to Ben'),
};
