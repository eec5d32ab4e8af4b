// The cards that lie in a field, drawn: above the field, or in the pack while that is there. A touch puts one back.
import { type Card, sayCard } from '../../../rules-engine/core/cards.ts';
import { spokenCards } from '../../../rules-engine/core/spoken-cards.ts';
import { face } from '../draw.ts';
import { element } from '../share.ts';

/** The cards that a field's words tell. */
export const cardsIn = (input: HTMLInputElement): Card[] => spokenCards(input.value).cards;

/** Writes cards into a field. Words that are no cards stay where they were typed. */
export function writeCards(input: HTMLInputElement, cards: readonly Card[]): void {
  input.value = [...cards, ...spokenCards(input.value).wrong].join(' ');
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** The place of a field's drawn cards. */
export function heldOf(input: HTMLInputElement): HTMLElement {
  const id = `${input.id}.held`;
  const known = document.getElementById(id);
  if (known !== null) return known;
  const held = element('div', 'held');
  held.id = id;
  held.setAttribute('role', 'group');
  held.setAttribute('aria-label', 'Chosen; press one to put it back');
  input.closest('.cards-entry')?.before(held);
  return held;
}

/** Lays them above their field. */
export function layBack(input: HTMLInputElement): void {
  const held = heldOf(input);
  held.hidden = cardsIn(input).length === 0;
  input.closest('.cards-entry')?.before(held);
}

/** Draws what lies in a field now. */
export function drawHeld(input: HTMLInputElement): void {
  const cards = cardsIn(input);
  const held = heldOf(input);
  held.replaceChildren(
    ...cards.map((card, n) => {
      const one = element('button', 'pick');
      one.type = 'button';
      face(one, card);
      one.setAttribute('aria-label', `Put back ${sayCard(card)}`);
      one.addEventListener('click', () => {
        writeCards(
          input,
          cards.filter((_, at) => at !== n),
        );
        (held.children[Math.min(n, held.childElementCount - 1)] as HTMLElement | undefined)?.focus();
      });
      return one;
    }),
  );
}
