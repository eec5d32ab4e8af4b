// Evaluates hands of three cards and compares two of them.

import type { Schedule } from '../../../scoring/schedule.ts';
import { type Card, RANK_NAMES, type Rank, rankOf, SUIT_NAMES, type Suit, suitOf } from '../../../vocabulary/cards.ts';
import { counted } from '../../../wording/numbers.ts';
import type { points } from '../points.ts';

export type Prices = Schedule<typeof points>;

/** Ranks from the lowest to the highest. */
const ORDER: readonly Rank[] = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
const KINDS = ['point', 'sequence', 'three-of-a-kind'] as const;
type Kind = (typeof KINDS)[number];

/** The value of a hand; `null` if no two cards are of the same suit. */
export interface Shown {
  readonly kind: Kind;
  /** The position of its rank or highest card in the order of ranks; for a point, the pips. */
  readonly value: number;
  readonly cards: readonly Card[];
}

const place = (card: Card) => ORDER.indexOf(rankOf(card) as Rank);

/** The position of the highest card of a sequence, by a schedule that may let the ace go below the two; null if it is no sequence. */
function sequenceTop(cards: readonly Card[], by: Prices): number | null {
  const [a = 0, b = 0, c = 0] = cards.map(place).sort((x, y) => x - y);
  if (b === a + 1 && c === b + 1) return c;
  const low = by.stands('sequence') && by.way('sequence') === 'both-ends' && rankOf(cards.find((card) => place(card) === c) as Card) === 'A';
  return low && ORDER[a] === '2' && ORDER[b] === '3' ? b : null;
}

/** The pips of cards. */
export function pips(cards: readonly Card[], by: Prices): number {
  const of = (rank: Rank | null) => (rank === 'A' ? by.points('ace') : ['J', 'Q', 'K'].includes(rank ?? '') ? by.points('court') : Number(rank));
  return cards.reduce((sum, card) => sum + of(rankOf(card)), 0);
}

/** The two or three cards of the same suit in a hand; null if it has three suits. */
export function ofOneSuit(hand: readonly Card[]): readonly Card[] | null {
  const suit = hand.map(suitOf).find((one) => hand.filter((card) => suitOf(card) === one).length > 1);
  return suit === undefined ? null : hand.filter((card) => suitOf(card) === suit);
}

/** The value of three cards by a schedule. */
export function shown(hand: readonly Card[], by: Prices): Shown | null {
  if (hand.every((card) => rankOf(card) === rankOf(hand[0] as Card))) return { kind: 'three-of-a-kind', value: place(hand[0] as Card), cards: hand };
  const suit = ofOneSuit(hand);
  if (suit === null) return null;
  const top = suit.length === hand.length ? sequenceTop(hand, by) : null;
  return top === null ? { kind: 'point', value: pips(suit, by), cards: suit } : { kind: 'sequence', value: top, cards: hand };
}

/** Compares two hands: positive if the first is better, 0 if kind and value do not decide. */
export function better(a: Shown | null, b: Shown | null, by: Prices): number {
  if (a === null || b === null) return (a === null ? 0 : 1) - (b === null ? 0 : 1);
  if (a.kind !== b.kind) return KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind);
  if (a.value !== b.value) return a.value - b.value;
  return by.way('point') === 'three-beat-two' ? a.cards.length - b.cards.length : 0;
}

/** "three kings", "sequence to the nine of hearts", "point of 21 in spades, on two cards". */
export function sayShown(hand: Shown | null): string {
  if (hand === null) return 'no two cards of a suit, and so no point';
  const { kind, value, cards } = hand;
  const suit = SUIT_NAMES[suitOf(cards[0] as Card) as Suit];
  if (kind === 'point') return `point of ${value} in ${suit}, on ${counted(cards.length, 'card')}`;
  const rank = RANK_NAMES[ORDER[value] as Rank];
  return kind === 'sequence' ? `sequence to the ${rank} of ${suit}` : `three ${rank === 'six' ? 'sixe' : rank}s`;
}
