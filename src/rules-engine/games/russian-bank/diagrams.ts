import { type Card, sayCard } from '../../vocabulary/cards.ts';
import { type Diagram, pile, row, type Shape } from '../../vocabulary/diagrams.ts';

// The plates of p. 403 and p. 406 are half lost in the scan: the places are from the book, the cards are ours.

const label = (x: number, y: number, text: string): Shape => ({ kind: 'words', x: x + 1, y, text });
const file = (x: number, y: number, cards: readonly (Card | 'empty')[]): Shape[] => cards.map((card, n): Shape => ({ kind: 'card', x, y: y + n * 3.3, card }));
const named = (cards: readonly Card[]) => cards.map(sayCard).join(', ');

const THEIRS: readonly Card[] = ['KS', '4H', '9C', 'AD'];
const MINE: readonly Card[] = ['10H', '2D', 'QC', '7S'];
const TOP = 4.7;
const FOOT = TOP + 4 * 3.3 + 0.7;
const EMPTY = ['empty', 'empty', 'empty', 'empty'] as const;
const STOCK = 12;
const PACK = 52;
const left = PACK - STOCK - MINE.length;

/** The table of the game with two packs: four cards at the right of each player, places for eight foundations between them. */
export const layout: Diagram = {
  title: 'The table at the start',
  alt: `You sit below, the other player above. Each has a stock of ${STOCK} at their right, face down. Each has a hand of ${left} at their left, face down. The trash pile will lie between. Four open cards of each run up the side. Yours: ${named(MINE)}. The other player’s: ${named(THEIRS)}. The middle has room for eight foundations.`,
  width: 14.6,
  height: FOOT + 4,
  shapes: [
    label(0, 0.7, 'Stock'),
    label(6.3, 0.7, 'Trash'),
    label(12.6, 0.7, 'Hand'),
    pile(0, 1, 'back', STOCK),
    { kind: 'card', x: 6.3, y: 1, card: 'empty' },
    pile(12.6, 1, 'back', left),
    ...file(0, TOP, THEIRS),
    ...file(5.1, TOP, EMPTY),
    ...file(7.5, TOP, EMPTY),
    ...file(12.6, TOP, MINE),
    pile(0, FOOT, 'back', left),
    { kind: 'card', x: 6.3, y: FOOT, card: 'empty' },
    pile(12.6, FOOT, 'back', STOCK),
    label(0, FOOT + 3.9, 'Hand'),
    label(6.3, FOOT + 3.9, 'Trash'),
    label(12.6, FOOT + 3.9, 'Stock'),
  ],
};

export const stop: Diagram = {
  title: 'When to call “stop”',
  alt: `The ${sayCard('2D')} lies open and fits the ${sayCard('AD')} on a foundation. The player has turned the ${sayCard('6C')} from the hand instead. Now the other may call “stop”. The ${sayCard('6C')} goes back to the hand.`,
  width: 13.6,
  height: 4.4,
  shapes: [
    label(0, 0.7, 'Open'),
    { kind: 'card', x: 0, y: 1.2, card: '2D' },
    { kind: 'line', from: [2.3, 2.7], to: [3.9, 2.7] },
    { kind: 'line', from: [3.9, 2.7], to: [3.4, 2.3] },
    { kind: 'line', from: [3.9, 2.7], to: [3.4, 3.1] },
    label(4.2, 0.7, 'Middle'),
    { kind: 'card', x: 4.2, y: 1.2, card: 'AD' },
    label(8.4, 0.7, 'Turned'),
    { kind: 'card', x: 8.4, y: 1.2, card: '6C' },
    label(11.6, 0.7, 'Hand'),
    { kind: 'card', x: 11.6, y: 1.2, card: 'back' },
  ],
};

const NEAR: readonly Card[] = ['QH', '4S', '9D', '10C'];
const FAR: readonly Card[] = ['JD', '6H', '3C', 'KS'];
const HAND = PACK / 2;

/** The table of the game with one pack, when both have laid out their four cards. */
export const singleLayout: Diagram = {
  title: 'The table with one pack',
  alt: `You sit below, the other player above. Each has four open cards in a row. Yours: ${named(NEAR)}. The other player’s: ${named(FAR)}. The other player’s trash pile shows the ${sayCard('8S')}. Yours is still empty. Each has the rest of their ${HAND} cards face down.`,
  width: 16,
  height: 12.6,
  shapes: [
    label(14, 0.7, 'Hand'),
    label(0, 0.7, 'Trash'),
    { kind: 'card', x: 0, y: 1, card: '8S' },
    pile(14, 1, 'back', HAND - FAR.length - 1),
    ...row(3.4, 2.6, FAR),
    ...row(3.4, 6.6, NEAR),
    pile(0, 8.4, 'back', HAND - NEAR.length),
    { kind: 'card', x: 14, y: 8.4, card: 'empty' },
    label(0, 12.3, 'Hand'),
    label(14, 12.3, 'Trash'),
  ],
};
