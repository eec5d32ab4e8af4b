import type { Added, Schedule } from '../../../../scoring/schedule.ts';
import { type Card, rankOf, suitOf } from '../../../../vocabulary/cards.ts';
import type { points } from '../../points.ts';
import { type Trump, trickOf } from '../../reckoning/trumps.ts';

export interface SuitHeld {
  readonly trump: Exclude<Trump, 'none'>;
  readonly length: number;
  readonly strength: number;
  readonly value: number;
}

const SUITS = { S: 'spades', C: 'clubs', D: 'diamonds', H: 'hearts' } as const;
const HONOURS: ReadonlySet<string> = new Set(['K', 'Q', 'J', '10']);

/** Each suit of a hand with the properties that the rule compares, and the number of aces. */
export function suitsOf(hand: readonly Card[], by: Schedule<typeof points & Added<'pips-ace' | 'pips-honour'>>): { suits: SuitHeld[]; aces: number } {
  const suits = (Object.keys(SUITS) as (keyof typeof SUITS)[]).map((suit) => {
    const held = hand.filter((card) => suitOf(card) === suit).map((card) => rankOf(card) ?? '');
    const strength = held.reduce((sum, rank) => sum + (rank === 'A' ? by.points('pips-ace') : HONOURS.has(rank) ? by.points('pips-honour') : Number(rank)), 0);
    return { trump: SUITS[suit], length: held.length, strength, value: by.points(trickOf(SUITS[suit])) };
  });
  return { suits, aces: hand.filter((card) => rankOf(card) === 'A').length };
}

/** Longest first, then strongest, then most valuable. */
export function compare(one: SuitHeld, other: SuitHeld): number {
  return other.length - one.length || other.strength - one.strength || other.value - one.value;
}
