// A picker beside a plain text field. The field is the source of truth: picking writes into it, and typing updates the picker.
import { element } from '../share/share.ts';

/** The items to pick: how they are read, drawn and named. */
export interface Kit<T extends string> {
  readonly rows: readonly { readonly label: string; readonly sign: Node | null; readonly items: readonly T[] }[];
  readonly read: (text: string) => readonly T[];
  /** Draws an item into its button. */
  readonly face: (into: HTMLElement, item: T) => void;
  readonly say: (item: T) => string;
  /** The item as it is shown in the spread. */
  readonly own: (item: T) => T;
  /** How many copies of an item there are. */
  readonly copies: (item: T) => number;
  /** What a picked item becomes when it is pressed, with a label; null to put it back. */
  readonly press?: (item: T) => { readonly item: T; readonly say: string } | null;
}

/** Fills the spread of a `details.pack` beside its field. */
export function spreadPicker<T extends string>(pack: HTMLDetailsElement, input: HTMLInputElement, kit: Kit<T>): void {
  const spread = pack.querySelector<HTMLElement>('.spread');
  if (spread === null || spread.childElementCount > 0) return;
  const max = Number(input.dataset.max);
  const held = element('div', 'held');
  held.setAttribute('role', 'group');
  held.setAttribute('aria-label', `Picked; press one to ${kit.press === undefined ? 'put it back' : 'turn it round or put it back'}`);
  const buttons = new Map<T, HTMLButtonElement>();

  const write = (items: readonly T[]) => {
    input.value = items.join(' ');
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const make = (item: T, label: string) => {
    const button = element('button', 'pick');
    button.type = 'button';
    kit.face(button, item);
    button.setAttribute('aria-label', label);
    return button;
  };
  const see = () => {
    const items = kit.read(input.value);
    const lying = items.map(kit.own);
    for (const [item, button] of buttons) button.setAttribute('aria-pressed', String(lying.includes(item)));
    held.replaceChildren(
      ...items.map((item, n) => {
        const next = kit.press?.(item) ?? null;
        const button = make(item, next === null ? `Put back ${kit.say(item)}` : next.say);
        button.addEventListener('click', () => {
          write(items.flatMap((one, at) => (at !== n ? [one] : next === null ? [] : [next.item])));
          (held.children[Math.min(n, held.childElementCount - 1)] as HTMLElement | undefined)?.focus();
        });
        return button;
      }),
    );
    if (items.length === 0) held.append(element('span', 'small', 'Nothing picked yet.'));
  };
  for (const { label, sign, items } of kit.rows) {
    const row = element('div', 'suit-row');
    row.setAttribute('role', 'group');
    row.setAttribute('aria-label', label);
    if (sign !== null) row.append(sign);
    for (const item of items) {
      const button = make(item, kit.say(item));
      buttons.set(item, button);
      button.addEventListener('click', () => {
        const picked = kit.read(input.value);
        const rest = picked.filter((one) => kit.own(one) !== item);
        // An item with several copies can be picked until none is left; pressing one of the picked items puts it back.
        if (rest.length < picked.length && (picked.length - rest.length >= kit.copies(item) || picked.length >= max)) write(rest);
        else if (max === 1) write([item]);
        else if (picked.length < max) write([...picked, item]);
      });
      row.append(button);
    }
    spread.append(row);
  }
  input.addEventListener('input', see);
  spread.prepend(held);
  see();
}
