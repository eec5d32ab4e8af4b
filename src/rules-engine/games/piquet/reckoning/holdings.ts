// What can be declared from a hand, and whose declarations are good.

import type { Schedule } from '../../../scoring/schedule.ts';
import { type Card, RANK_NAMES, type Rank, rankOf, SUIT_NAMES, SUITS, type Suit, suitOf } from '../../../vocabulary/cards.ts';
import type { points } from '../points.ts';

export type Prices = Schedule<typeof points>;
type Key = keyof typeof points;

/** Ranks of the pack, the highest first. */
export const ORDER: readonly Rank[] = ['A', 'K', 'Q', 'J', '10', '9', '8', '7'];
/** How high a card stands: 0 is the ace. */
export const stepOf = (card: Card): number => ORDER.indexOf(rankOf(card) ?? '7');
/** Tens and better: what counts when led, and of a kind. */
export const isHigh = (card: Card): boolean => stepOf(card) <= ORDER.indexOf('10');
/** King, queen or jack. */
export const isCourt = (card: Card): boolean => 'KQJ'.includes(rankOf(card) ?? '');

/** The items that a sequence of so many cards counts by. */
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

/** One thing that a hand can declare. Of two of a kind the one whose `rank` comes first is the better, number for number. */
export interface Holding {
  readonly cards: readonly Card[];
  readonly item: Key;
  readonly say: string;
  /** How it stands to another of its kind, the greatest first. */
  readonly rank: readonly number[];
}

/** The kinds of declaration in the order in which they are counted, carte blanche apart. */
export const CLASSES = ['point', 'sequence', 'kind'] as const;
export type Class = (typeof CLASSES)[number];
export type Holdings = Readonly<Record<Class, readonly Holding[]>>;

/** What the cards of a suit make in pips. */
export function pipsOf(cards: readonly Card[], by: Prices): number {
  return cards.reduce((sum, card) => sum + (rankOf(card) === 'A' ? by.points('pips-ace') : isCourt(card) ? by.points('pips-court') : Number(rankOf(card))), 0);
}

const inOrder = (cards: readonly Card[]) => [...cards].sort((a, b) => stepOf(a) - stepOf(b));
const ofSuit = (hand: readonly Card[], suit: Suit) => inOrder(hand.filter((card) => suitOf(card) === suit));

/** Cards of a suit, from the highest down, broken where one is missing. */
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

/** All that a hand can declare, the best of each kind first. A point is one suit; the others that may be chosen stand after it. */
export function holdingsOf(hand: readonly Card[], by: Prices): Holdings {
  const suits = SUITS.map((suit) => ofSuit(hand, suit)).filter((cards) => cards.length > 0);
  const point = suits.map((cards): Holding => {
    const value = pipsOf(cards, by);
    const suit = SUIT_NAMES[suitOf(cards[0] as Card) as Suit];
    return {
      cards,
      item: 'point',
      say: `point of ${cards.length} in ${suit}, making ${value}`,
      // More cards of a suit make more pips whatever they are, so that books which go by the number of cards find the same point good.
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

/** Which of several hands has the best of a kind, by their numbers: more than one where they are equal, none where none has any. */
export function bestOf(hands: readonly Holdings[], kind: Class): readonly number[] {
  const tops = hands.flatMap((hand, n) => (hand[kind][0] === undefined ? [] : [{ n, rank: hand[kind][0].rank }]));
  const [first] = [...tops].sort((a, b) => better(a.rank, b.rank));
  return first === undefined ? [] : tops.filter((one) => better(one.rank, first.rank) === 0).map(({ n }) => n);
}

/** How many times the schedule's number a holding counts: a point for each of its cards, all else once. */
export const timesOf = ({ item, cards }: Holding): number => (item === 'point' ? cards.length : 1);

/** The points that some reckon one lower: from four cards up, those that end in four. */
export const endsInFour = ({ cards }: Holding, by: Prices): boolean => cards.length >= 4 && pipsOf(cards, by) % 10 === 4;
