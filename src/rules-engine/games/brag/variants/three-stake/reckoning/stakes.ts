// The first and the third stake, each hand with its third card face up (Blue Ribbon 1940, p. 80; Donohue, p. 88).

import type { Schedule } from '../../../../../scoring/schedule.ts';
import { type Card, rankOf, showCard } from '../../../../../vocabulary/cards.ts';
import type { points } from '../../../points.ts';
import { heightOf } from '../../../reckoning/hands.ts';
import type { own } from '../points.ts';

export type Prices = Schedule<typeof points & typeof own>;
type Hands = readonly (readonly Card[])[];

/** The number of cards dealt to each player. */
export const DEALT = 3;

/** The hands that win a stake, from 0; several if the book does not decide, none if nobody wins it. */
export interface Won {
  readonly hands: readonly number[];
  readonly why: string;
}

/** The first stake: won by the highest of the face-up cards. */
export function firstStake(hands: Hands, by: Prices): Won {
  const up = hands.map((hand) => hand[DEALT - 1] as Card);
  const heights = up.map((card) => heightOf(rankOf(card) ?? '2'));
  const best = Math.max(...heights);
  const tied = heights.flatMap((height, n) => (height === best ? [n] : []));
  const [elder = 0] = tied;
  const card = showCard(up[elder] as Card);
  if (tied.length === 1) return { hands: tied, why: `${card} is the highest face up` };
  const holder = (one: Card) => tied.filter((n) => up[n] === one);
  const elderWins = by.way('made-up') === 'dealer';
  const special = holder(elderWins ? 'AD' : '9D');
  if (special.length > 0) return { hands: special, why: `${showCard(up[special[0] as number] as Card)} goes before the others of its rank` };
  return elderWins
    ? { hands: [elder], why: 'of equal cards the elder hand is better' }
    : { hands: tied, why: 'of equal cards but nines the book says nothing' };
}

/** The count of cards towards 31. */
export function countOf(cards: readonly Card[], by: Prices): number {
  return cards.reduce((sum, card) => {
    const rank = rankOf(card);
    if (rank === 'A') return sum + by.points('ace');
    return sum + (rank === 'K' || rank === 'Q' || rank === 'J' ? by.points('court') : Number(rank));
  }, 0);
}

/** The third stake: won by the hand nearest to 31. */
export function thirdStake(hands: Hands, by: Prices): Won {
  const aim = by.points('thirty-one');
  const counts = hands.map((hand) => countOf(hand, by));
  const under = Math.max(...counts.filter((count) => count <= aim), 0);
  const best = counts.indexOf(under);
  const over = counts.flatMap((count, n) => (count > aim && count - aim <= aim - under ? [n] : []));
  if (by.way('made-up') === 'each' && over.length > 0) {
    const hands = [...(best < 0 ? [] : [best]), ...over].sort((a, b) => a - b);
    return { hands, why: 'the book does not say whether a count above 31 can be the nearest' };
  }
  if (best < 0) return { hands: [], why: 'all are above 31' };
  const tied = counts.filter((count) => count === under).length > 1;
  return { hands: [best], why: tied ? `${under}, and of equal counts the elder hand is better` : `${under} is the nearest` };
}
