// Combinations that are sometimes counted by mistake: a run round the corner, a flush of the crib without the starter, a jack of another suit.

import type { Line } from '../../../scoring/scorers.ts';
import { type Card, rankOf, suitOf } from '../../../vocabulary/cards.ts';
import { CRIB_CARDS, type Prices } from './prices.ts';

const CORNERS = [
  ['Q', 'K', 'A'],
  ['K', 'A', '2'],
] as const;

/** Lines that a player may count by mistake, each with the reason why it does not count. */
export function tempting(hand: readonly Card[], starter: Card | null, crib: boolean, by: Prices): Line[] {
  const all = starter === null ? [...hand] : [...hand, starter];
  const lines: Line[] = [];
  for (const corner of CORNERS) {
    const cards = corner.flatMap((rank) => all.find((card) => rankOf(card) === rank) ?? []);
    if (cards.length === corner.length) lines.push(by.line('run', 'a run round the corner, which no book counts', { times: cards.length, cards }));
  }
  for (const suit of new Set(all.map(suitOf))) {
    const cards = all.filter((card) => suitOf(card) === suit);
    const isHand = hand.every((card) => suitOf(card) === suit);
    if (cards.length !== CRIB_CARDS || hand.length !== CRIB_CARDS || (isHand && !crib)) continue;
    const why = isHand ? 'a flush of four in the crib, which needs the starter' : 'a flush of four with the starter for one of them';
    if (by.gives('flush')) lines.push(by.line('flush', why, { cards }));
  }
  const jack = hand.find((card) => rankOf(card) === 'J' && starter !== null && suitOf(card) !== suitOf(starter));
  if (jack !== undefined) lines.push(by.line('nobs', 'a jack of another suit than the starter', { cards: [jack] }));
  if (starter !== null && rankOf(starter) === 'J')
    lines.push(by.line('heels', 'his heels, which the dealer pegged when the jack was turned', { cards: [starter] }));
  return lines;
}
