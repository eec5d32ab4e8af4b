// Hands for the proofs of melds, the same in every run. A card here is a number, suit * 13 + rank, and the joker is 52; the reference methods use
// only these numbers.
import type { Card } from '../../src/rules-engine/index.ts';

const RANKS = [...'A23456789', '10', 'J', 'Q', 'K'];
export const JOKER = 52;
export const nameOf = (card: number): Card => (card === JOKER ? 'JOKER' : (`${RANKS[card % 13]}${'SHCD'[Math.floor(card / 13)]}` as Card));
export const nameAll = (hand: readonly number[]): string => hand.map(nameOf).join(' ');
/** What a card counts at gin. */
export const pips = (card: number): number => Math.min(10, (card % 13) + 1);
export const FULL: readonly number[] = Array.from({ length: 52 }, (_, n) => n);
/** A pack of a few neighbouring ranks, so that groups and sequences compete for the same cards. */
export const narrow = (low: number, ranks: number): number[] => FULL.filter((card) => card % 13 >= low && card % 13 < low + ranks);

/** Draws `size` cards from a pack, in random order. */
export function draw(from: readonly number[], size: number, next: () => number): number[] {
  const pack = [...from];
  for (let n = 0; n < size; n++) {
    const at = n + Math.floor(next() * (pack.length - n));
    [pack[n], pack[at]] = [pack[at] as number, pack[n] as number];
  }
  return pack.slice(0, size);
}
