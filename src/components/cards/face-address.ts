// The address of the drawing of a card, for the server and the browser.
import { type Card, rankOf, suitOf } from '../../rules-engine/vocabulary/cards.ts';

/** The address of a card's drawing in the file of all drawings. With `large` a number card has one large pip, for a card whose top shows the index. */
export function faceAddress(card: Card | 'back', large = false): string {
  const isNumber = card !== 'back' && !['J', 'Q', 'K', null].includes(rankOf(card));
  return `/cards.svg#${large && isNumber ? `A${suitOf(card)}` : card}`;
}
