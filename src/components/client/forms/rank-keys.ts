// A pack as keys. On a phone there is a row of ranks, and below it the cards of the rank pressed last: two taps, on keys wider than a finger. On wide screens
// the whole pack is shown, and the style sheet hides the ranks.
import { type Card, type Rank, rankOf } from '../../../rules-engine/vocabulary/cards.ts';
import { element } from '../share/share.ts';
import { Keys, type RowOfKeys, type Things } from './keys.ts';

/** The number of keys of 44 px that fit side by side on a phone. */
const ABREAST = 7;
type RankKey = Rank | 'Joker';
const keyOf = (card: Card): RankKey => rankOf(card) ?? 'Joker';

export class RankKeys extends Keys<Card> {
  readonly #ranks = new Map<RankKey, HTMLButtonElement>();
  readonly #cards: readonly HTMLButtonElement[];

  constructor(rows: readonly RowOfKeys<Card>[], things: Things<Card>, press: (card: Card) => void) {
    super(rows, things, press);
    this.#cards = [...this.node.querySelectorAll('button')];
    const ranks = [...new Set(rows.flatMap(({ items }) => items.map(keyOf)))];
    const row = element('div', 'rank-keys');
    // Rows as even as possible: thirteen as seven and six, eight as four and four.
    row.style.setProperty('--abreast', String(Math.ceil(ranks.length / Math.ceil(ranks.length / ABREAST))));
    row.setAttribute('role', 'group');
    row.setAttribute('aria-label', 'Rank');
    for (const rank of ranks) {
      const key = element('button', 'rank-key', rank);
      key.type = 'button';
      key.tabIndex = -1;
      key.addEventListener('click', () => this.#turnTo(rank));
      this.#ranks.set(rank, key);
      row.append(key);
    }
    this.node.classList.add('ranked');
    this.node.prepend(row);
    const [first] = ranks;
    if (first !== undefined) this.#turnTo(first);
    // The cards of the first rank keep the place of those to come. The style sheet dims them until a rank is chosen: one tap picks no ace.
    this.#choose(null);
    this.node.classList.add('unranked');
  }

  #choose(rank: RankKey | null): void {
    for (const [one, key] of this.#ranks) key.setAttribute('aria-pressed', String(one === rank));
  }

  #turnTo(rank: RankKey): void {
    this.node.classList.remove('unranked');
    this.#choose(rank);
    for (const [one, key] of this.#ranks) key.tabIndex = one === rank ? 0 : -1;
    for (const key of this.#cards) key.classList.toggle('on', keyOf(key.dataset.card as Card) === rank);
  }

  override show(here: readonly Card[], elsewhere: readonly Card[], away: readonly Card[] = [], awaySaid = ''): void {
    super.show(here, elsewhere, away, awaySaid);
    for (const [rank, key] of this.#ranks)
      key.classList.toggle(
        'held-of',
        here.some((card) => keyOf(card) === rank),
      );
  }
}
