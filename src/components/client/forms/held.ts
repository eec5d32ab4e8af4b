// What lies in a field, drawn: above the field, or in the pad while that is there. A touch puts one back.
import { element } from '../share/share.ts';
import type { Keys } from './keys.ts';

/** What is put into a field with a pad: how it is read, written, drawn and named, and its keys. */
export interface Hand<T extends string = string> {
  /** What the field's words tell. */
  readonly read: (input: HTMLInputElement) => readonly T[];
  /** Its words with these in it. Words that are none of them stay where they were typed. */
  readonly words: (input: HTMLInputElement, items: readonly T[]) => string;
  readonly face: (into: HTMLElement, item: T) => void;
  readonly say: (item: T) => string;
  /** Two fields of which this is equal share one set of keys. */
  readonly kind: (input: HTMLInputElement) => string;
  readonly keys: (input: HTMLInputElement, press: (item: T) => void) => Keys<T>;
  /** Whether what lies in one field cannot lie in another. */
  readonly once: (input: HTMLInputElement) => boolean;
  /** What is not there to be picked, with the word for that. */
  readonly away?: (input: HTMLInputElement) => { readonly items: readonly T[]; readonly said: string };
  readonly names: { readonly one: string; readonly several: string; readonly all: string };
}

/** Writes what lies in a field. */
export function writeInto<T extends string>(input: HTMLInputElement, items: readonly T[], hand: Hand<T>): void {
  input.value = hand.words(input, items);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** The place of what a field holds. */
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

/** Lays it above its field. */
export function layBack<T extends string>(input: HTMLInputElement, hand: Hand<T>): void {
  const held = heldOf(input);
  held.hidden = hand.read(input).length === 0;
  input.closest('.cards-entry')?.before(held);
}

/** Draws what lies in a field now. */
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
