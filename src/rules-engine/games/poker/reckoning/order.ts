import type { Card } from '../../../core/cards.ts';

/** Every class of hand that some book plays, by the key of its score item, lowest first; the extra hands where custom has them. */
export const HANDS = [
  'high-card',
  'pair',
  'two-pairs',
  'blaze',
  'skip-straight',
  'three-of-a-kind',
  'round-the-corner',
  'straight',
  'little-dog',
  'big-dog',
  'flush',
  'full-house',
  'four-of-a-kind',
  'straight-flush',
  'royal-flush',
  'five-of-a-kind',
  'four-deuces-and-joker',
] as const;
export type Hand = (typeof HANDS)[number];

/** How a form of poker ranks hands, as a book rules it. */
export interface Order {
  /** The hands that count, lowest first. Without straights neither they nor straight flushes are in it. */
  readonly hands: readonly Hand[];
  /** 15 in the sixty-card pack, which puts an 11 and a 12 between the ten and the jack. */
  readonly ranks: 13 | 15;
  /** A straight may go through the ace: K A 2 3 4. */
  readonly corner: boolean;
  readonly wild: 'none' | 'joker' | 'deuces';
  /** Of two equal hands the one with more natural cards wins. */
  readonly naturalFirst: boolean;
}

/** Cards as numbers: four times the rank (two lowest, ace highest) and the suit; the joker last. */
export const JOKER = 60;
const LADDERS = {
  13: ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'],
  15: ['2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', 'J', 'Q', 'K', 'A'],
} as const;
const codes = (ranks: 13 | 15): ReadonlyMap<Card, number> =>
  new Map<Card, number>([
    ...LADDERS[ranks].flatMap((rank, r) => (['S', 'H', 'C', 'D'] as const).map((suit, s): [Card, number] => [`${rank}${suit}`, 4 * r + s])),
    ['JOKER', JOKER],
  ]);
const CODES = { 13: codes(13), 15: codes(15) };

/** The number of a card; throws on a card outside the pack, which the fields have already refused. */
export function codeOf(card: Card, ranks: 13 | 15 = 13): number {
  const code = CODES[ranks].get(card);
  if (code === undefined) throw new Error(`expected a card of the pack, found ${card}`);
  return code;
}

/** The ranks from the two to the ace, as the rating numbers them. */
export const ladder = (ranks: 13 | 15): readonly string[] => LADDERS[ranks];

/** Whether a card is wild in this order. */
export function isWild(order: Order, code: number): boolean {
  return order.wild !== 'none' && (code === JOKER || (order.wild === 'deuces' && code < 4));
}
