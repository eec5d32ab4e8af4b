// Where the drawing of a card stands, for the server and the browser.
import { type Card, rankOf, suitOf } from '../../rules-engine/vocabulary/cards.ts';

/** The address of a card's drawing in the file of all of them. With `large` a number card has one large pip in place of many, for a card of which the upper part is its index. */
export function faceAddress(card: Card | 'back', large = false): string {
  const isNumber = card !== 'back' && !['J', 'Q', 'K', null].includes(rankOf(card));
  return `/cards.svg#${large && isNumber ? `A${suitOf(card)}` : card}`;
}
