import type { Card } from '../../../vocabulary/cards.ts';
import type { Rate } from './evaluate.ts';
import type { Decision, Shown } from './explain.ts';
import type { Gap } from './gaps.ts';

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

type Classes = Partial<Readonly<Record<Hand, string>>>;
/** What a form with wild cards brings, so that no other carries it. */
export interface Wild {
  /** Its own hands as classes: "five of a kind". */
  readonly classes: Classes;
  readonly key: 'joker' | 'deuces';
  /** Whether a card is wild, by its number. */
  readonly is: (code: number) => boolean;
  readonly rater: (order: Order, natural: Rate, heads: Uint8Array) => Rate;
  /** What the book leaves open between hands of equal rating. */
  readonly equal: (high: Shown, low: Shown) => Gap | null;
  /** What it leaves open between others; undefined where the wild cards make no difference. */
  readonly gap: (high: Shown, low: Shown, decision: Decision) => Gap | null | undefined;
  readonly note?: string;
}
/** What a form with extra hands brings. */
export interface Extras {
  readonly classes: Classes;
  readonly key: 'customary' | 'by-chance';
  /** Every hand that may be there, lowest first, where it is not the order of custom. */
  readonly hands?: readonly Hand[];
  readonly table: (order: Order) => ExtraTable;
  readonly gap: (order: Order, high: Shown, low: Shown) => Gap | null;
  readonly note: string;
}
export interface ExtraTable {
  /** Of five different ranks in more than one suit: the place of an extra hand in the order, 0 for none, and the ranks that decide it. */
  readonly place: Uint8Array;
  readonly made: Uint16Array;
  /** Of cards with ranks twice or more: the better of what they make and an extra hand. */
  readonly paired: (made: number, once: number, a: number, b: number, c: number, d: number, e: number) => number;
}

/** How a form of poker ranks hands, as a book rules it. */
export interface Order {
  /** The hands that count, lowest first. Without straights neither they nor straight flushes are in it. */
  readonly hands: readonly Hand[];
  /** 15 in the sixty-card pack, which puts an 11 and a 12 between the ten and the jack. */
  readonly ranks: 13 | 15;
  /** A straight may go through the ace: K A 2 3 4. */
  readonly corner: boolean;
  readonly wild: Wild | null;
  readonly extras: Extras | null;
  /** Of two equal hands the one with more natural cards wins. */
  readonly naturalFirst: boolean;
}

/** Cards as numbers: four times the rank (two lowest, ace highest) and the suit; the joker last. */
export const JOKER = 60;
const LADDER = ['2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', 'J', 'Q', 'K', 'A'] as const;
const LADDERS = { 13: LADDER.filter((rank) => rank !== '11' && rank !== '12'), 15: LADDER };
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
  return order.wild?.is(code) ?? false;
}
