// The keys of a pack: one for every card that is different, suit by suit, for a finger, the arrows of a keyboard and a voice that reads them.
import { type Card, SUIT_NAMES, SUITS, sayCard } from '../../../rules-engine/core/cards.ts';
import { face } from '../draw.ts';
import { element } from '../share.ts';

/** A pack as a field tells it: its ranks, what it lacks of them, how many jokers, how many copies of each card. */
export interface PackOfField {
  readonly ranks: readonly string[];
  readonly without: readonly string[];
  readonly jokers: number;
  readonly copies: number;
}
export const packOf = ({ dataset }: HTMLInputElement): PackOfField => ({
  ranks: (dataset.ranks ?? '').split(' '),
  without: (dataset.without ?? '').split(' '),
  jokers: Number(dataset.jokers),
  copies: Number(dataset.copies),
});

/** As many keys of 44 px stand side by side on a phone. */
const ABREAST = 7;

export class CardKeys {
  readonly node = element('div', 'keys');
  readonly #keys = new Map<Card, HTMLButtonElement>();
  readonly #pack: PackOfField;

  constructor(pack: PackOfField, press: (card: Card) => void) {
    this.#pack = pack;
    // Rows as even as they can be: thirteen as seven and six, eight as four and four.
    const rows = Math.ceil(pack.ranks.length / ABREAST);
    this.node.style.setProperty('--abreast', String(Math.ceil(pack.ranks.length / rows)));
    this.node.style.setProperty('--ranks', String(pack.ranks.length));
    for (const suit of SUITS) {
      const cards = pack.ranks.map((rank) => `${rank}${suit}` as Card).filter((card) => !pack.without.includes(card));
      this.#row(SUIT_NAMES[suit], cards, press);
    }
    if (pack.jokers > 0) this.#row('joker', ['JOKER'], press);
    this.node.addEventListener('keydown', (event) => this.#walk(event));
    const first = this.#keys.values().next().value;
    if (first !== undefined) first.tabIndex = 0;
  }

  #row(label: string, cards: readonly Card[], press: (card: Card) => void): void {
    const row = element('div', 'suit-keys');
    row.setAttribute('role', 'group');
    row.setAttribute('aria-label', label);
    for (const card of cards) {
      const key = element('button', 'key');
      key.type = 'button';
      key.tabIndex = -1;
      key.dataset.card = card;
      face(key, card);
      key.addEventListener('click', () => press(card));
      this.#keys.set(card, key);
      row.append(key);
    }
    this.node.append(row);
  }

  copies(card: Card): number {
    return card === 'JOKER' ? this.#pack.jokers : this.#pack.copies;
  }

  /** Marks the cards that lie in the field, and those that lie in another one of the same form. */
  show(here: readonly Card[], elsewhere: readonly Card[]): void {
    for (const [card, key] of this.#keys) {
      const [mine, theirs] = [here, elsewhere].map((all) => all.filter((one) => one === card).length);
      const copies = this.copies(card);
      key.setAttribute('aria-pressed', String((mine ?? 0) > 0));
      key.classList.toggle('away', (mine ?? 0) + (theirs ?? 0) >= copies && (mine ?? 0) === 0);
      if (copies > 1 && (mine ?? 0) > 0) key.dataset.times = String(mine);
      else delete key.dataset.times;
      const said = copies > 1 ? `, ${mine} of ${copies}` : (mine ?? 0) === 0 && (theirs ?? 0) > 0 ? ', lies elsewhere' : '';
      key.setAttribute('aria-label', `${sayCard(card)}${said}`);
    }
  }

  /** One key is a stop of the tabulator; the arrows lead from it to its neighbours as they lie on the screen. */
  #walk(event: KeyboardEvent): void {
    const keys = [...this.#keys.values()];
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

  /** The key that the tabulator finds is the one that was pressed last. */
  remember(card: Card): void {
    for (const [one, key] of this.#keys) key.tabIndex = one === card ? 0 : -1;
  }
  focus(card: Card): void {
    this.#keys.get(card)?.focus({ preventScroll: true });
  }
}
