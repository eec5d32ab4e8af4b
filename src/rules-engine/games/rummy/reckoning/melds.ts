// Melds of the family by the general search: what the books say of the ace, the counts and the joker.

import { type Arrangement, type Melder, melder } from '../../../mechanics/melds.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import { type Card, type Rank, showCard } from '../../../vocabulary/cards.ts';
import type { points } from '../points.ts';
import { type Ace, costOf, show } from './left.ts';

const RUN: readonly Rank[] = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
/** Below the two or above the king, and never round the corner (blue-ribbon-1940 p. 396). */
const OPEN: readonly Rank[] = [...RUN, 'A'];

/** The arranger of a schedule that counts cards left. */
export const melderOf = (by: Schedule<typeof points>, ace: Ace = 'ace-left'): Melder =>
  melder({ order: by.way('meld') === 'ace-low' ? RUN : OPEN, count: (rank) => costOf(rank, by, ace) });

/** A hand as it is laid out, and the card that is discarded first where one was drawn and not every card is in a meld. */
export interface LaidOut {
  readonly best: Arrangement;
  readonly discard: Card | null;
  readonly others: readonly Card[];
}

/** The arrangement that leaves least, after the discard where one is still to be made. */
export function layOut({ arrange, discardFrom }: Melder, hand: readonly Card[], drawn: boolean): LaidOut {
  const best = arrange(hand);
  return drawn && best.dead.length > 0 && hand.length > 1 ? discardFrom(hand) : { best, discard: null, others: [] };
}

/** The hand without the card that is discarded. */
export const keptOf = ({ discard }: LaidOut, hand: readonly Card[]): readonly Card[] => (discard === null ? hand : hand.toSpliced(hand.indexOf(discard), 1));

/** The discard, and the other cards that could go as well. */
export function discardNotes({ discard, others }: LaidOut): string[] {
  if (discard === null) return [];
  return [`Discard ${showCard(discard)}.${others.length > 0 ? ` ${show(others)} would leave as little.` : ''}`];
}

export const meldLines = (melds: readonly (readonly Card[])[], by: Schedule<typeof points>): Line[] =>
  melds.map((meld) => by.mention('meld', 'meld', { cards: meld }));

/** Two jokers may make a meld with one card, as far as the book goes: that they may not is not said. */
export function jokerNotes(melds: readonly (readonly Card[])[]): string[] {
  const many = melds.some((meld) => meld.filter((card) => card === 'JOKER').length > 1);
  return many ? ['Two jokers stand in one meld. The book sets no limit, and does not say that it is allowed.'] : [];
}
