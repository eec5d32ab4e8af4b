// A fingerprint of an agreement as five cards, made from a hash of its rules. Phones that show the same five cards have the same rules: two different
// agreements get the same five with a chance of 1 in 311,875,200. It protects against mistakes, not against fraud.

import { hashOfText } from '../../rules-engine/text-hash.ts';
import { type Card, makeCard, RANKS, SUITS } from '../../rules-engine/vocabulary/cards.ts';
import type { Agreement } from './agreement.ts';
import { encodeAgreement } from './link.ts';

/** The 52 cards of a pack: 11 and 12 are ranks of other packs. */
const PACK: readonly Card[] = SUITS.flatMap((suit) => RANKS.filter((rank) => rank !== '11' && rank !== '12').map((rank) => `${rank}${suit}` as Card));
const CARDS = 5;

/** The hash of a text, with its last characters mixed into every bit. */
function sumOf(text: string, start?: number): number {
  let sum = hashOfText(text, start);
  sum ^= sum >>> 16;
  sum = Math.imul(sum, 0x85ebca6b);
  sum ^= sum >>> 13;
  return sum >>> 0;
}

/** The five cards of an agreement, in order. The name of the table does not affect them. */
export function handOf(agreement: Agreement): Card[] {
  const rules = encodeAgreement({ ...agreement, name: '' });
  let number = (BigInt(sumOf(rules)) << 32n) | BigInt(sumOf(rules, 0x2c1b3c6d));
  const left = [...PACK];
  return Array.from({ length: CARDS }, () => {
    const [card] = left.splice(Number(number % BigInt(left.length)), 1);
    number /= BigInt(left.length + 1);
    return card as Card;
  });
}

/** The five cards as text, to print or read aloud: "5H 4S 6S KS QD". */
export const sayHand = (cards: readonly Card[]): string => cards.map(makeCard).join(' ');
