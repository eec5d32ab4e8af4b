// Draws the items in a field: above the field, or in the pad while that is open. Pressing an item puts it back.
import { element } from '../share/share.ts';
import type { Keys } from './keys.ts';

/** The items for a field with a pad: how they are read, written, drawn and named, and their keys. */
export interface Hand<T extends string = string> {
  /** The items in the field's text. */
  readonly read: (input: HTMLInputElement) => readonly T[];
  /** The field's text with these items. Words that are not items are kept. */
  readonly words: (input: HTMLInputElement, items: readonly T[]) => string;
  readonly face: (into: HTMLElement, item: T) => void;
  readonly say: (item: T) => string;
  /** Fields with the same kind share one set of keys. */
  readonly kind: (input: HTMLInputElement) => string;
  readonly keys: (input: HTMLInputElement, press: (item: T) => void) => Keys<T>;
  /** Whether an item in one field cannot be in another as well. */
  readonly once: (input: HTMLInputElement) => boolean;
  /** The items that cannot be picked, with the word for that. */
  readonly away?: (input: HTMLInputElement) => { readonly items: readonly T[]; readonly said: string };
  readonly names: { readonly one: string; readonly several: string; readonly all: string };
}

/** Writes items into a field. */
export function writeInto<T extends string>(input: HTMLInputElement, items: readonly T[], hand: Hand<T>): void {
  input.value = hand.words(input, items);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** The element that shows the items of a field, created if needed. */
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

/** Moves that element back above its field. */
export function layBack<T extends string>(input: HTMLInputElement, hand: Hand<T>): void {
  const held = heldOf(input);
  held.hidden = hand.read(input).length === 0;
  input.closest('.cards-entry')?.before(held);
}

/** Draws the current items of a field. */
export function drawHeld<T extends string>(input: HTMLInputElement, hand: Hand<T>): void {
  const items = hand.read(input);
  const held = heldOf(input);
  held.replaceChildren(
    ...items.map((item, n) => {
      const one = element('button', 'pick');
      one.type = 'button';
      hand.face(one, item);
      one.setAttribute('aria-label', `Put back ${hand.say(item)}`);
      one.addEventListener('click', () => {
        writeInto(
          input,
          items.filter((_, at) => at !== n),
          hand,
        );
        (held.children[Math.min(n, held.childElementCount - 1)] as HTMLElement | undefined)?.focus();
      });
      return one;
    }),
  );
}
