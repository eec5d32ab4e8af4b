// Rows of keys, each for an item to pick, for touch, arrow keys and screen readers.
import { element } from '../share/share.ts';

/** One row of keys. */
export interface RowOfKeys<T extends string> {
  readonly label: string;
  readonly items: readonly T[];
  /** How many keys are side by side on a phone (`abreast`) and on wide screens (`wide`). */
  readonly abreast: number;
  readonly wide: number;
}
/** How items are drawn and named, and how many copies there are of each. */
export interface Things<T extends string> {
  readonly face: (into: HTMLElement, item: T) => void;
  readonly say: (item: T) => string;
  readonly copies: (item: T) => number;
  /** Whether a key cannot be pressed when no copies are left. */
  readonly areShut?: true;
}

/** Roving focus: one key is the tab stop, and the arrow keys lead to its neighbours on the screen. */
export function walkKeys(event: KeyboardEvent, keys: readonly HTMLButtonElement[]): void {
  const at = keys.indexOf(document.activeElement as HTMLButtonElement);
  const here = keys[at]?.getBoundingClientRect();
  if (here === undefined) return;
  const above = (key: HTMLElement) => Math.round(key.getBoundingClientRect().top - here.top);
  const aside = (key: HTMLElement) => Math.abs(key.getBoundingClientRect().left - here.left);
  const step = (down: 1 | -1) => keys.filter((key) => above(key) * down > 0).sort((a, b) => above(a) * down - above(b) * down || aside(a) - aside(b))[0];
  const ways: Readonly<Record<string, () => HTMLElement | undefined>> = {
    ArrowRight: () => keys[at + 1],
    ArrowLeft: () => keys[at - 1],
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Home: () => keys[0],
    End: () => keys.at(-1),
  };
  const next = ways[event.key]?.();
  if (next === undefined) return;
  event.preventDefault();
  for (const key of keys) key.tabIndex = key === next ? 0 : -1;
  next.focus();
}

export class Keys<T extends string> {
  readonly node = element('div', 'keys');
  readonly #keys = new Map<T, HTMLButtonElement>();
  readonly #things: Things<T>;

  constructor(rows: readonly RowOfKeys<T>[], things: Things<T>, press: (item: T) => void) {
    this.#things = things;
    for (const row of rows) this.#row(row, press);
    this.node.addEventListener('keydown', (event) => walkKeys(event, this.#inView()));
    const first = this.#keys.values().next().value;
    if (first !== undefined) first.tabIndex = 0;
  }

  #row({ label, items, abreast, wide }: RowOfKeys<T>, press: (item: T) => void): void {
    const row = element('div', 'suit-keys');
    row.style.setProperty('--abreast', String(abreast));
    row.style.setProperty('--ranks', String(wide));
    row.setAttribute('role', 'group');
    row.setAttribute('aria-label', label);
    for (const item of items) {
      const key = element('button', 'key');
      key.type = 'button';
      key.tabIndex = -1;
      key.dataset.card = item;
      this.#things.face(key, item);
      key.addEventListener('click', () => key.ariaDisabled === 'true' || press(item));
      this.#keys.set(item, key);
      row.append(key);
    }
    this.node.append(row);
  }

  copies(item: T): number {
    return this.#things.copies(item);
  }

  /** Marks the items in this field, those in other fields of the form, and those that cannot be picked, with the word for that. */
  show(here: readonly T[], elsewhere: readonly T[], away: readonly T[] = [], awaySaid = ''): void {
    const { say } = this.#things;
    for (const [item, key] of this.#keys) {
      const [mine, theirs, gone = 0] = [here, elsewhere, away].map((all) => all.filter((one) => one === item).length);
      const copies = this.copies(item);
      key.setAttribute('aria-pressed', String((mine ?? 0) > 0));
      const isAway = (mine ?? 0) + (theirs ?? 0) + gone >= copies && (mine ?? 0) === 0;
      key.classList.toggle('away', isAway);
      if (this.#things.areShut) key.ariaDisabled = String(isAway);
      if (copies > 1 && (mine ?? 0) > 0) key.dataset.times = String(mine);
      else delete key.dataset.times;
      if (copies > 1) key.dataset.left = String(copies - gone - (mine ?? 0));
      const said =
        copies > 1
          ? `, ${mine} of ${copies - gone}`
          : (mine ?? 0) === 0 && gone > 0
            ? `, ${awaySaid}`
            : (mine ?? 0) === 0 && (theirs ?? 0) > 0
              ? ', lies elsewhere'
              : '';
      key.setAttribute('aria-label', `${say(item)}${said}`);
    }
  }

  #inView(): HTMLButtonElement[] {
    return [...this.node.querySelectorAll('button')].filter((key) => key.getClientRects().length > 0);
  }

  /** Focuses the key that is the tab stop. */
  enter(): void {
    this.#inView()
      .find(({ tabIndex }) => tabIndex === 0)
      ?.focus({ preventScroll: true });
  }

  /** Makes the key of an item the tab stop. */
  remember(item: T): void {
    for (const [one, key] of this.#keys) key.tabIndex = one === item ? 0 : -1;
  }
  focus(item: T): void {
    this.#keys.get(item)?.focus({ preventScroll: true });
  }
}
