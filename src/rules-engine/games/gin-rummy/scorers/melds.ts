// Melds of a gin hand, found by the general search, and lay-offs on the knocker's melds, which only gin has.

import { type Arrangement, type Melder, melder } from '../../../mechanics/melds.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { type Card, type Rank, rankOf, SUITS, suitOf } from '../../../vocabulary/cards.ts';
import type { points } from '../points.ts';

/** The order of a sequence: ace low, king high. */
const ORDER: readonly Rank[] = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const STEPS = new Map(SUITS.flatMap((suit) => ORDER.map((rank, step): [string, number] => [`${rank}${suit}`, step])));
const stepOf = (card: Card): number => STEPS.get(card) ?? 0;

/** Arranges hands by a book's card values. */
export function ginMelder(by: Schedule<typeof points>): Melder {
  const [ace, court] = [by.points('ace'), by.points('court-card')];
  return melder({ order: ORDER, count: (rank) => (rank === 'A' ? ace : 'JQK'.includes(rank) ? court : Number(rank)) });
}

/** Lays off unmatched cards on melds: the cards laid off, in order, and those left. */
export function layOff(melds: readonly (readonly Card[])[], odd: readonly Card[]): { laid: readonly Card[]; left: readonly Card[] } {
  const left = [...odd];
  const laid: Card[] = [];
  const take = (card: Card) => {
    const n = left.indexOf(card);
    if (n < 0) return false;
    laid.push(...left.splice(n, 1));
    return true;
  };
  // Sequences first: a card that extends a sequence may allow another one, but on a group it does not.
  for (const meld of melds) {
    const steps = meld.map(stepOf);
    if (steps[0] === steps[1]) continue;
    const suit = suitOf(meld[0] as Card);
    for (let step = Math.min(...steps) - 1; step >= 0 && take(`${ORDER[step]}${suit}` as Card); ) step -= 1;
    for (let step = Math.max(...steps) + 1; step < ORDER.length && take(`${ORDER[step]}${suit}` as Card); ) step += 1;
  }
  for (const meld of melds) {
    const rank = rankOf(meld[0] as Card);
    if (rank !== rankOf(meld[1] as Card) || meld.length !== 3) continue;
    const missing = SUITS.find((suit) => !meld.some((card) => suitOf(card) === suit));
    if (missing !== undefined && rank !== null) take(`${rank}${missing}`);
  }
  return { laid, left };
}

/** The opponent's arrangement with the least deadwood: own melds, and lay-offs on those of the knocker. */
export interface Response {
  readonly melds: readonly (readonly Card[])[];
  readonly laid: readonly Card[];
  readonly left: readonly Card[];
  readonly count: number;
}
const plain = ({ melds, dead, count }: Arrangement): Response => ({ melds, laid: [], left: dead, count });

/** The best response to a knock. Tries every arrangement, since breaking up a meld may allow better lay-offs. */
export function respond(ways: readonly Arrangement[], knocked: readonly (readonly Card[])[], countOf: Melder['countOf']): Response {
  let best: Response | null = null;
  for (const way of ways) {
    const { laid, left } = layOff(knocked, way.dead);
    const one: Response = laid.length === 0 ? plain(way) : { melds: way.melds, laid, left, count: countOf(left) };
    const better =
      best === null || one.count < best.count || (one.count === best.count && one.laid.length + one.melds.length < best.laid.length + best.melds.length);
    if (better) best = one;
  }
  return best ?? { melds: [], laid: [], left: [], count: 0 };
}
