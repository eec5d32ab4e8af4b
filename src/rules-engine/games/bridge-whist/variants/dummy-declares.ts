import { type Card, rankOf, suitOf } from '../../../core/cards.ts';
import type { Trump } from '../scorers/schedule.ts';

export interface Pips {
  readonly ace: number;
  readonly honour: number;
}
export interface SuitHeld {
  readonly trump: Exclude<Trump, 'none'>;
  readonly length: number;
  readonly strength: number;
  readonly value: number;
}

const SUITS = { S: 'spades', C: 'clubs', D: 'diamonds', H: 'hearts' } as const;
const HONOURS: ReadonlySet<string> = new Set(['K', 'Q', 'J', '10']);

/** Each suit of a hand as the rule weighs it, and the number of aces. */
export function suitsOf(hand: readonly Card[], pips: Pips, values: Readonly<Record<Trump, number>>): { suits: SuitHeld[]; aces: number } {
  const suits = (Object.keys(SUITS) as (keyof typeof SUITS)[]).map((suit) => {
    const held = hand.filter((card) => suitOf(card) === suit).map((card) => rankOf(card) ?? '');
    const strength = held.reduce((sum, rank) => sum + (rank === 'A' ? pips.ace : HONOURS.has(rank) ? pips.honour : Number(rank)), 0);
    return { trump: SUITS[suit], length: held.length, strength, value: values[SUITS[suit]] };
  });
  return { suits, aces: hand.filter((card) => rankOf(card) === 'A').length };
}

/** Longest first, then strongest, then most valuable. */
export function compare(one: SuitHeld, other: SuitHeld): number {
  return other.length - one.length || other.strength - one.strength || other.value - one.value;
}
