// Melds of the family by the general search: what the books say of the ace, the counts and the joker.
import type { BookId } from '../../../books.ts';
import type { Card, Rank } from '../../../core/cards.ts';
import { type Arrangement, type Melder, melder } from '../../../core/melds.ts';
import type { Line } from '../../../core/scorers.ts';
import { costOf } from './left.ts';

const RUN: readonly Rank[] = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
/** Below the two or above the king, and never round the corner (blue-ribbon-1940 p. 396). */
const OPEN: readonly Rank[] = [...RUN, 'A'];

const RUM = melder({ order: OPEN, count: (rank) => costOf(rank, 'blue-ribbon-1940') });
/** From the king down to the ace (donohue p. 416). */
const RHUM = melder({ order: RUN, count: (rank) => costOf(rank, 'donohue') });

/** The arranger of a book that counts cards left. */
export const melderOf = (book: BookId): Melder => (book === 'donohue' ? RHUM : RUM);
/** The melds of rum with another count for the ace, for a form in which the book prints none. */
export const rumWithAce = (ace: number): Melder => melder({ order: OPEN, count: (rank) => (rank === 'A' ? ace : costOf(rank, 'blue-ribbon-1940')) });

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

export const meldLines = (melds: readonly (readonly Card[])[]): Line[] => melds.map((meld): Line => ({ rule: 'points.meld', say: 'meld', cards: meld }));

/** Two jokers may make a meld with one card, as far as the book goes: that they may not is not said. */
export function jokerNotes(melds: readonly (readonly Card[])[]): string[] {
  const many = melds.some((meld) => meld.filter((card) => card === 'JOKER').length > 1);
  return many ? ['Two jokers stand in one meld. The book sets no limit, and does not say that it is allowed.'] : [];
}
