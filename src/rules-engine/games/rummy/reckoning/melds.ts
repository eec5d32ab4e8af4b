// Melds of the rummy family, found by the general search, with the books' rules on the ace, the counts and the joker.

import { type Arrangement, type Melder, melder } from '../../../mechanics/melds.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import { type Card, type Rank, showCard } from '../../../vocabulary/cards.ts';
import type { points } from '../points.ts';
import { type Ace, costOf, show } from './left.ts';

const RUN: readonly Rank[] = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
/** The ace is below the two or above the king, never round the corner (blue-ribbon-1940 p. 396). */
const OPEN: readonly Rank[] = [...RUN, 'A'];

/** The melder for a schedule that counts the cards left. */
export const melderOf = (by: Schedule<typeof points>, ace: Ace = 'ace-left'): Melder =>
  melder({ order: by.way('meld') === 'ace-low' ? RUN : OPEN, count: (rank) => costOf(rank, by, ace) });

/** An arranged hand, and the best discard, if a card was drawn and not all cards are in melds. */
export interface LaidOut {
  readonly best: Arrangement;
  readonly discard: Card | null;
  readonly others: readonly Card[];
}

/** The arrangement with the least deadwood, after the discard if one is still to be made. */
export function layOut({ arrange, discardFrom }: Melder, hand: readonly Card[], drawn: boolean): LaidOut {
  const best = arrange(hand);
  return drawn && best.dead.length > 0 && hand.length > 1 ? discardFrom(hand) : { best, discard: null, others: [] };
}

/** The hand without the discard. */
export const keptOf = ({ discard }: LaidOut, hand: readonly Card[]): readonly Card[] => (discard === null ? hand : hand.toSpliced(hand.indexOf(discard), 1));

/** Notes on the discard, and on other cards that are as good. */
export function discardNotes({ discard, others }: LaidOut): string[] {
  if (discard === null) return [];
  return [`Discard ${showCard(discard)}.${others.length > 0 ? ` ${show(others)} would leave as little.` : ''}`];
}

export const meldLines = (melds: readonly (readonly Card[])[], by: Schedule<typeof points>): Line[] =>
  melds.map((meld) => by.mention('meld', 'meld', { cards: meld }));

/** The note on two jokers in one meld: the book does not forbid it. */
export function jokerNotes(melds: readonly (readonly Card[])[]): string[] {
  const many = melds.some((meld) => meld.filter((card) => card === 'JOKER').length > 1);
  return many ? ['Two jokers stand in one meld. The book sets no limit, and does not say that it is allowed.'] : [];
}
