// Evaluates a hand of three cards (Blue Ribbon 1940, p. 375).

import type { Schedule } from '../../../scoring/schedule.ts';
import { type Card, RANK_NAMES, rankOf, SUIT_NAMES, SUITS, suitOf } from '../../../vocabulary/cards.ts';
import type { points } from '../points.ts';

export type Prices = Schedule<typeof points>;

const LADDER = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
const COURT = ['J', 'Q', 'K'];

/** The count of a card. */
export function countOf(card: Card, by: Prices): number {
  const rank = rankOf(card) ?? '';
  return rank === 'A' ? by.points('ace') : COURT.includes(rank) ? by.points('court') : Number(rank);
}

/** A shown hand. A higher class wins, and within a class the higher count. */
export interface Shown {
  readonly item: 'thirty-one' | 'triplets' | 'suit';
  /** 2 for 31, 1 for triplets, 0 for the count of a suit. */
  readonly class: number;
  /** The count of the suit, or the index of the triplets' rank. */
  readonly count: number;
  readonly say: string;
}

/** The value of three cards by a book's schedule. */
export function shown(cards: readonly Card[], by: Prices): Shown {
  const sums = SUITS.map((suit) => ({
    suit,
    count: cards.filter((card) => suitOf(card) === suit).reduce((sum, card) => sum + countOf(card, by), 0),
  }));
  const most = Math.max(...sums.map(({ count }) => count));
  const best = sums.filter(({ count }) => count === most).map(({ suit }) => SUIT_NAMES[suit]);
  const whole = by.points('thirty-one');
  if (most === whole) return { item: 'thirty-one', class: 2, count: whole, say: `${whole} in ${best.join(' or ')}` };
  const [first, ...others] = cards.map((card) => rankOf(card));
  if (first !== undefined && first !== null && others.every((rank) => rank === first)) {
    const name = RANK_NAMES[first];
    return { item: 'triplets', class: 1, count: LADDER.indexOf(first), say: `three ${name === 'six' ? 'sixes' : `${name}s`}` };
  }
  return { item: 'suit', class: 0, count: most, say: `${most} in ${best.join(' or ')}` };
}

/** Positive if the first hand is better, 0 if they tie. */
export const compared = (a: Shown, b: Shown): number => a.class - b.class || a.count - b.count;
