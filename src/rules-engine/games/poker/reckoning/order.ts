import type { Card } from '../../../vocabulary/cards.ts';
import type { Rate } from './evaluate.ts';
import type { Decision, Shown } from './explain.ts';
import type { Gap } from './gaps.ts';

/** Every class of hand in any book, by the key of its score item, lowest first; extra hands in their customary places. */
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

type Classes = Partial<Readonly<Record<Hand, string>>>;
/** The additions of a variant with wild cards, so that no other variant imports them. */
export interface Wild {
  /** Its own hands as classes: "five of a kind". */
  readonly classes: Classes;
  readonly key: 'joker' | 'deuces';
  /** Whether a card is wild, by its code. */
  readonly is: (code: number) => boolean;
  readonly rater: (order: Order, natural: Rate, heads: Uint8Array) => Rate;
  /** What the book leaves open between hands with equal ratings. */
  readonly equal: (high: Shown, low: Shown) => Gap | null;
  /** What it leaves open between other hands; undefined if the wild cards make no difference. */
  readonly gap: (high: Shown, low: Shown, decision: Decision) => Gap | null | undefined;
  readonly note?: string;
}
/** The additions of a variant with extra hands. */
export interface Extras {
  readonly classes: Classes;
  readonly key: 'customary' | 'by-chance';
  /** Every possible hand, lowest first, if it is not the customary order. */
  readonly hands?: readonly Hand[];
  readonly table: (order: Order) => ExtraTable;
  readonly gap: (order: Order, high: Shown, low: Shown) => Gap | null;
  readonly note: string;
}
export interface ExtraTable {
  /** For five different ranks in more than one suit: the index of an extra hand in the order, 0 for none, and the ranks that decide it. */
  readonly place: Uint8Array;
  readonly made: Uint16Array;
  /** For cards with repeated ranks: the better of their normal hand and an extra hand. */
  readonly paired: (made: number, once: number, a: number, b: number, c: number, d: number, e: number) => number;
}

/** The ranking of hands in a variant of poker, by a book. */
export interface Order {
  /** The hands that count, lowest first; without straights and straight flushes if these are not played. */
  readonly hands: readonly Hand[];
  /** 15 in the sixty-card pack, which has an 11 and a 12 between the ten and the jack. */
  readonly ranks: 13 | 15;
  /** Whether a straight may go round the corner: K A 2 3 4. */
  readonly corner: boolean;
  readonly wild: Wild | null;
  readonly extras: Extras | null;
  /** Whether the hand with more natural cards wins between two equal hands. */
  readonly naturalFirst: boolean;
}

/** Card codes: four times the rank (two lowest, ace highest) plus the suit; the joker is last. */
export const JOKER = 60;
const LADDER = ['2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', 'J', 'Q', 'K', 'A'] as const;
const LADDERS = { 13: LADDER.filter((rank) => rank !== '11' && rank !== '12'), 15: LADDER };
const codes = (ranks: 13 | 15): ReadonlyMap<Card, number> =>
  new Map<Card, number>([
    ...LADDERS[ranks].flatMap((rank, r) => (['S', 'H', 'C', 'D'] as const).map((suit, s): [Card, number] => [`${rank}${suit}`, 4 * r + s])),
    ['JOKER', JOKER],
  ]);
const CODES = { 13: codes(13), 15: codes(15) };

/** The code of a card. Throws on a card that is not in the pack; the fields have already refused those. */
export function codeOf(card: Card, ranks: 13 | 15 = 13): number {
  const code = CODES[ranks].get(card);
  if (code === undefined) throw new Error(`expected a card of the pack, found ${card}`);
  return code;
}

/** The ranks from the two to the ace, indexed as in ratings. */
export const ladder = (ranks: 13 | 15): readonly string[] => LADDERS[ranks];

/** Whether a card is wild in this order. */
export function isWild(order: Order, code: number): boolean {
  return order.wild?.is(code) ?? false;
}
