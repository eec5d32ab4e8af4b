// Who wins which part of the layout, from the cards of all hands.
import { type Card, RANK_NAMES, type Rank, rankOf } from '../../../vocabulary/cards.ts';
import { PART_KEYS, type Part, type Prices } from './layout.ts';

type Hand = readonly Card[];
/** Ranks from the highest to the lowest. */
const ORDER: readonly Rank[] = ['A', 'K', 'Q', 'J', '10', '9', '8', '7', '6', '5', '4', '3', '2'];
const COUPLES: Readonly<Partial<Record<Part, readonly [Rank, Rank]>>> = { matrimony: ['K', 'Q'], confederacy: ['K', 'J'], intrigue: ['Q', 'J'] };
const ACE: Card = 'AD';

/** Who wins a part, as an index into the list, and with what. */
export interface Taken {
  readonly part: Part;
  readonly by: number;
  readonly say: string;
}

/** The number of cards in each hand by this schedule. */
export const cardsEach = (by: Prices): number => (by.way('cards') === 'three' ? 3 : 2);
/** The index of the hand whose face-up card, the last one, is the ace of diamonds; -1 if there is none. */
export const aceUp = (hands: readonly Hand[]): number => hands.findIndex((hand) => hand.at(-1) === ACE);

const has = (hand: Hand, rank: Rank, times = 1) => hand.filter((card) => rankOf(card) === rank).length >= times;
/** The first hand, from the eldest, with this many cards of the highest rank of which any hand has as many. */
function highest(hands: readonly Hand[], times: number): readonly [by: number, rank: Rank] | null {
  const rank = ORDER.find((one) => hands.some((hand) => has(hand, one, times)));
  return rank === undefined ? null : [hands.findIndex((hand) => has(hand, rank, times)), rank];
}

/** The parts that are won if the ace of diamonds is not turned up. The hands begin with the eldest, who wins if two hands have the same. */
export function taken(hands: readonly Hand[], by: Prices): Taken[] {
  return PART_KEYS.flatMap((part): Taken[] => {
    const couple = COUPLES[part];
    if (couple !== undefined) {
      const at = hands.findIndex((hand) => couple.every((rank) => has(hand, rank)));
      return at < 0 ? [] : [{ part, by: at, say: couple.map((rank) => RANK_NAMES[rank]).join(' and ') }];
    }
    if (part === 'best' && by.way('best') === 'ace-alone') return [];
    const top = highest(hands, part === 'best' ? 1 : 2);
    if (top === null) return [];
    const name = RANK_NAMES[top[1]];
    return [{ part, by: top[0], say: part === 'best' ? `the highest card: ${name}` : `a pair of ${name}${name === 'six' ? 'es' : 's'}` }];
  });
}
