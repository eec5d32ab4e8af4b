// The declarations of a hand, and which hands' declarations are good.

import type { Schedule } from '../../../scoring/schedule.ts';
import { type Card, RANK_NAMES, type Rank, rankOf, SUIT_NAMES, SUITS, type Suit, suitOf } from '../../../vocabulary/cards.ts';
import type { points } from '../points.ts';

export type Prices = Schedule<typeof points>;
type Key = keyof typeof points;

/** The ranks of the pack, highest first. */
export const ORDER: readonly Rank[] = ['A', 'K', 'Q', 'J', '10', '9', '8', '7'];
/** How many ranks a card is below the ace, from 0. */
export const stepOf = (card: Card): number => ORDER.indexOf(rankOf(card) ?? '7');
/** Whether a card is a ten or better: only these count when led, and in fours and threes. */
export const isHigh = (card: Card): boolean => stepOf(card) <= ORDER.indexOf('10');
/** Whether a card is a king, queen or jack. */
export const isCourt = (card: Card): boolean => 'KQJ'.includes(rankOf(card) ?? '');

/** The score items of sequences, by the number of cards. */
const SEQUENCES = {
  '3': 'sequence-three',
  '4': 'sequence-four',
  '5': 'sequence-five',
  '6': 'sequence-six',
  '7': 'sequence-seven',
  '8': 'sequence-eight',
} as const satisfies Readonly<Record<string, Key>>;
const KINDS = { '3': 'triplet', '4': 'four' } as const satisfies Readonly<Record<string, Key>>;
const entryOf = <T extends Readonly<Record<string, Key>>>(keys: T, cards: readonly Card[]): Key | undefined => keys[`${cards.length}` as keyof T];

/** A possible declaration. Of two of a kind the one with the lower `rank` is better, compared number by number. */
export interface Holding {
  readonly cards: readonly Card[];
  readonly item: Key;
  readonly say: string;
  /** Compares it with others of its kind, the best first. */
  readonly rank: readonly number[];
}

/** The kinds of declaration in the order of counting, except carte blanche. */
export const CLASSES = ['point', 'sequence', 'kind'] as const;
export type Class = (typeof CLASSES)[number];
export type Holdings = Readonly<Record<Class, readonly Holding[]>>;

/** The pips of cards of a suit. */
export function pipsOf(cards: readonly Card[], by: Prices): number {
  return cards.reduce((sum, card) => sum + (rankOf(card) === 'A' ? by.points('pips-ace') : isCourt(card) ? by.points('pips-court') : Number(rankOf(card))), 0);
}

const inOrder = (cards: readonly Card[]) => [...cards].sort((a, b) => stepOf(a) - stepOf(b));
const ofSuit = (hand: readonly Card[], suit: Suit) => inOrder(hand.filter((card) => suitOf(card) === suit));

/** The runs of consecutive cards of a suit, from the highest down. */
function runs(cards: readonly Card[]): Card[][] {
  const found: Card[][] = [];
  for (const card of cards) {
    const last = found.at(-1);
    if (last !== undefined && stepOf(card) - stepOf(last.at(-1) as Card) === 1) last.push(card);
    else found.push([card]);
  }
  return found;
}

const better = (a: readonly number[], b: readonly number[]): number => {
  for (const [n, one] of a.entries()) if (one !== b[n]) return (b[n] ?? 0) - one;
  return 0;
};
const sorted = (holdings: readonly Holding[]): readonly Holding[] => [...holdings].sort((a, b) => better(a.rank, b.rank));
const plural = (rank: Rank) => `${RANK_NAMES[rank]}s`;
const NUMBERS: Readonly<Record<string, string>> = { '3': 'three', '4': 'four', '5': 'five', '6': 'six', '7': 'seven', '8': 'eight' };

/** All declarations of a hand, the best of each kind first. A point is one suit; other possible suits come after it. */
export function holdingsOf(hand: readonly Card[], by: Prices): Holdings {
  const suits = SUITS.map((suit) => ofSuit(hand, suit)).filter((cards) => cards.length > 0);
  const point = suits.map((cards): Holding => {
    const value = pipsOf(cards, by);
    const suit = SUIT_NAMES[suitOf(cards[0] as Card) as Suit];
    return {
      cards,
      item: 'point',
      say: `point of ${cards.length} in ${suit}, making ${value}`,
      // More cards of a suit always make more pips, so books that compare the number of cards find the same point good.
      rank: [value],
    };
  });
  const sequence = suits.flatMap(runs).flatMap((cards): Holding[] => {
    const item = entryOf(SEQUENCES, cards);
    if (item === undefined) return [];
    const [top] = cards as [Card, ...Card[]];
    const say = `sequence of ${NUMBERS[cards.length]} in ${SUIT_NAMES[suitOf(top) as Suit]} from the ${RANK_NAMES[rankOf(top) as Rank]}`;
    return [{ cards, item, say, rank: [cards.length, -stepOf(top)] }];
  });
  const kind = ORDER.flatMap((rank): Holding[] => {
    const cards = hand.filter((card) => rankOf(card) === rank && isHigh(card));
    const item = entryOf(KINDS, cards);
    return item === undefined ? [] : [{ cards, item, say: `${NUMBERS[cards.length]} ${plural(rank)}`, rank: [cards.length, -ORDER.indexOf(rank)] }];
  });
  return { point: sorted(point), sequence: sorted(sequence), kind: sorted(kind) };
}

/** The indexes of the hands with the best of a kind: several if they are equal, none if no hand has any. */
export function bestOf(hands: readonly Holdings[], kind: Class): readonly number[] {
  const tops = hands.flatMap((hand, n) => (hand[kind][0] === undefined ? [] : [{ n, rank: hand[kind][0].rank }]));
  const [first] = [...tops].sort((a, b) => better(a.rank, b.rank));
  return first === undefined ? [] : tops.filter((one) => better(one.rank, first.rank) === 0).map(({ n }) => n);
}

/** The factor of the schedule's number for a holding: a point for each of its cards, once for the others. */
export const timesOf = ({ item, cards }: Holding): number => (item === 'point' ? cards.length : 1);

/** Whether some players count a point one lower: with four or more cards, if it ends in four. */
export const endsInFour = ({ cards }: Holding, by: Prices): boolean => cards.length >= 4 && pipsOf(cards, by) % 10 === 4;
