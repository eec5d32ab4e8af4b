// Draws cards as the server does: rank, suit and picture, with a label for screen readers.
import { type Card, rankOf, type Suit, sayCard, suitOf } from '../../../rules-engine/vocabulary/cards.ts';
import { faceAddress } from '../../cards/face-address.ts';
import { svg } from './svg.ts';

function drawing(className: string, href: string): SVGSVGElement {
  const sign = svg('svg', { class: className, 'aria-hidden': 'true' });
  sign.append(svg('use', { href }));
  return sign;
}

export function suitSign(suit: Suit): SVGSVGElement {
  return drawing(`suit ${suit}`, `#s-${suit}`);
}

/** Fills an element with a card: rank and suit, and its picture if it is `large`. */
export function face(into: HTMLElement, card: Card, size: 'small' | 'middle' | 'large' = 'middle'): void {
  const suit = suitOf(card);
  into.classList.add('card', suit ?? 'joker', `c-${size}`);
  const rank = document.createElement('b');
  // The style sheet draws the rank, so that screen readers read only the label.
  rank.dataset.rank = rankOf(card) ?? 'Jo';
  if (/^1/.test(card)) rank.className = 'two';
  into.replaceChildren(rank, ...(suit === null ? [] : [suitSign(suit)]), ...(size === 'large' ? [drawing('face', faceAddress(card))] : []));
}

/** A card as a picture in a line of text. */
export function picture(card: Card): HTMLElement {
  const made = document.createElement('span');
  face(made, card, 'small');
  made.setAttribute('role', 'img');
  made.setAttribute('aria-label', sayCard(card));
  return made;
}
