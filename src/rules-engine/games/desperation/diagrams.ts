import { type Card, sayCard } from '../../vocabulary/cards.ts';
import { type Diagram, row, type Shape } from '../../vocabulary/diagrams.ts';

// The book has no illustration: what is on the table is from its text, the cards and their places are ours.

const label = (x: number, y: number, text: string): Shape => ({ kind: 'words', x, y, text, anchor: 'start' });
const TALON = 21;
/** The top cards of the foundations, and the open cards on the near side of the table. */
export const MIDDLE: readonly Card[] = ['4H', 'AC', '9D', 'QS'];
export const OPEN = { talon: '5C', piles: ['KD', '7S', '2H'] } as const satisfies { readonly talon: Card; readonly piles: readonly Card[] };
const named = (cards: readonly Card[]) => cards.map(sayCard).join(', ');

export const layout: Diagram = {
  title: 'The table in play',
  alt: `Four foundations lie in the middle. On top are ${named(MIDDLE)}. Each side has a talon of ${TALON} cards, the top one open. Yours shows the ${sayCard(OPEN.talon)}, theirs the ${sayCard('JC')}. Hands of five lie in a stack. You have three piles: ${named(OPEN.piles)}. A fourth is allowed. Three cards fit: ${named(['5C', '2H', 'KD'])}.`,
  width: 13.4,
  height: 15.6,
  shapes: [
    label(0, 0.7, 'Their talon'),
    { kind: 'card', x: 0, y: 1.1, card: 'JC' },
    label(9.6, 0.7, 'Hands'),
    { kind: 'card', x: 10.2, y: 1.5, card: 'back' },
    { kind: 'card', x: 9.9, y: 1.3, card: 'back' },
    { kind: 'card', x: 9.6, y: 1.1, card: 'back' },
    label(0, 6.1, 'Middle'),
    ...row(0, 6.5, MIDDLE, 3.8),
    label(0, 12.1, 'Your talon'),
    { kind: 'card', x: 0, y: 12.5, card: OPEN.talon },
    label(4.2, 12.1, 'Your piles'),
    ...row(4.2, 12.5, [...OPEN.piles, 'empty'], 2.4),
  ],
};

export const covered: Diagram = {
  title: 'An open card was missed',
  alt: `The ${sayCard('6D')} lies in the middle. Ben’s ${sayCard('7S')} fits it, but Ben does not play it. The opponents may call the card. Ben can stop them: he covers it with the ${sayCard('QH')}.`,
  width: 13.4,
  height: 5.6,
  shapes: [
    label(0, 0.7, 'Middle'),
    { kind: 'card', x: 0, y: 1.2, card: '6D' },
    label(5, 0.7, 'Missed'),
    { kind: 'card', x: 5, y: 1.2, card: '7S' },
    label(10, 0.7, 'Covered'),
    { kind: 'card', x: 10, y: 1.2, card: '7S' },
    { kind: 'card', x: 10.4, y: 2.4, card: 'QH' },
  ],
};
