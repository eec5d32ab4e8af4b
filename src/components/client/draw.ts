// Draws cards as the server does: rank and suit, and the words for whoever hears them.
import { type Card, rankOf, type Suit, sayCard, suitOf } from '../../rules-engine/vocabulary/cards.ts';

const SVG = 'http://www.w3.org/2000/svg';

export function suitSign(suit: Suit): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('class', `suit ${suit}`);
  svg.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `#s-${suit}`);
  svg.append(use);
  return svg;
}

/** Fills an element with a card's face. */
export function face(into: HTMLElement, card: Card): void {
  const suit = suitOf(card);
  into.classList.add('card', suit ?? 'joker');
  const rank = document.createElement('b');
  // Drawn by the style sheet: the words for it stand in the label, and are not to be heard twice.
  rank.dataset.rank = rankOf(card) ?? 'Jo';
  into.replaceChildren(rank, ...(suit === null ? [] : [suitSign(suit)]));
}

/** A card as a picture. */
export function picture(card: Card): HTMLElement {
  const made = document.createElement('span');
  face(made, card);
  made.setAttribute('role', 'img');
  made.setAttribute('aria-label', sayCard(card));
  return made;
}
