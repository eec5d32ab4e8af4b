// Which cards beat the turned card (Blue Ribbon 1940, p. 401).

import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import { type Card, rankOf, suitOf } from '../../../vocabulary/cards.ts';
import { PACKS } from '../../../vocabulary/packs.ts';
import type { points } from '../points.ts';

export type Prices = Schedule<typeof points>;

const LADDER = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
const place = (card: Card) => LADDER.indexOf(rankOf(card) ?? '');

/** Whether a card wins the bet: it must be of the same suit and higher. */
export const beats = (card: Card, turned: Card): boolean => suitOf(card) === suitOf(turned) && place(card) > place(turned);

/** The lowest card of a hand that beats the turned card; undefined if none does. */
export function winning(hand: readonly Card[], turned: Card): Card | undefined {
  return hand.filter((card) => beats(card, turned)).sort((a, b) => place(a) - place(b))[0];
}

const pack: readonly Card[] = PACKS['standard-52'].cards;
/** The cards that may be turned up against a hand: all that are not in it. */
export const unseen = (hand: readonly Card[]): readonly Card[] => pack.filter((card) => !hand.includes(card));

/** The bettor's line for a bet settled with the pool. */
export function settled(won: boolean, bet: number, by: Prices, to?: string): Line {
  const more = to === undefined ? {} : { to };
  return won ? by.sum('won', 'bet won', bet, more) : by.sum('lost', 'bet lost', -bet, more);
}
