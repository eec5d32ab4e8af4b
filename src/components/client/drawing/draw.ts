// Draws cards as the server does: rank, suit and picture, and the words for whoever hears them.
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

/** Fills an element with a card: rank and suit, and where it is `large` its picture. */
export function face(into: HTMLElement, card: Card, size: 'small' | 'middle' | 'large' = 'middle'): void {
  const suit = suitOf(card);
  into.classList.add('card', suit ?? 'joker', `c-${size}`);
  const rank = document.createElement('b');
  // Drawn by the style sheet: the words for it stand in the label, and are not to be heard twice.
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
