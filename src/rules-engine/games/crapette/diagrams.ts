import { type Card, sayCard } from '../../vocabulary/cards.ts';
import { type Diagram, pile, type Shape } from '../../vocabulary/diagrams.ts';

// The book has no illustration: the tableaux and the Crapette piles are placed as it says, the pack and the trash pile where there is room.

const label = (x: number, y: number, text: string): Shape => ({ kind: 'words', x: x + 1, y, text });
const file = (x: number, y: number, cards: readonly (Card | 'empty')[]): Shape[] => cards.map((card, n): Shape => ({ kind: 'card', x, y: y + n * 3.3, card }));
const named = (cards: readonly Card[]) => cards.map(sayCard).join(', ');

const THEIRS: readonly Card[] = ['9H', '3S', 'JD', '6C'];
const MINE: readonly Card[] = ['AC', '8D', '5H', 'QS'];
/** The card nearest to each of the two players, yours first. */
export const NEAR_ENDS: readonly [Card, Card] = ['QS', '6C'];
const THEIR_PILE: Card = '7S';
const MY_PILE: Card = '4C';
const TOP = 4.7;
const FOOT = TOP + 4 * 3.3 + 0.7;
const EMPTY = ['empty', 'empty', 'empty', 'empty'] as const;
const PILE = 13;
const PACK = 52;
const left = PACK - PILE - MINE.length;

export const layout: Diagram = {
  title: 'The table at the start',
  alt: `You sit below. Your tableau of four cards runs up at your right: ${named(MINE)}. The other player has theirs at your left: ${named(THEIRS)}. Each player has a Crapette pile of ${PILE} at their own left, yours with the ${sayCard(MY_PILE)} on top, the other with the ${sayCard(THEIR_PILE)}. Each has a pack of ${left} face down, and room for a trash pile. The middle has eight places for the aces. You begin: your ${sayCard(NEAR_ENDS[0])} at the near end is higher than the other player’s ${sayCard(NEAR_ENDS[1])}.`,
  width: 14.6,
  height: FOOT + 4,
  shapes: [
    label(2.4, 0.7, 'Pack'),
    label(6.3, 0.7, 'Trash'),
    label(11.8, 0.7, 'Crapette'),
    pile(2.4, 1, 'back', left),
    { kind: 'card', x: 6.3, y: 1, card: 'empty' },
    pile(11.8, 1, THEIR_PILE, PILE),
    ...file(0, TOP, [...THEIRS].reverse()),
    ...file(5.1, TOP, EMPTY),
    ...file(7.5, TOP, EMPTY),
    ...file(12.6, TOP, MINE),
    pile(0.8, FOOT, MY_PILE, PILE),
    { kind: 'card', x: 6.3, y: FOOT, card: 'empty' },
    pile(10.2, FOOT, 'back', left),
    label(0.8, FOOT + 3.9, 'Crapette'),
    label(6.3, FOOT + 3.9, 'Trash'),
    label(10.2, FOOT + 3.9, 'Pack'),
  ],
};
