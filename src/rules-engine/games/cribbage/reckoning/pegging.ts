import { type Card, RANKS, type Rank, rankOf, suitOf } from '../../../vocabulary/cards.ts';
import { pipsOf } from './count.ts';

/** What a card makes with those played before it in the same count. */
export type Made =
  | { readonly kind: 'fifteen' | 'thirty-one'; readonly cards: readonly Card[] }
  | { readonly kind: 'alike'; readonly of: 2 | 3 | 4; readonly cards: readonly Card[] }
  | { readonly kind: 'run' | 'flush'; readonly cards: readonly Card[]; readonly inOrder: boolean };

const ORDER: readonly Rank[] = RANKS.filter((rank) => rank !== '11' && rank !== '12');
/** From this count on a card may be too high; below it every card can be played, and there is no go. */
export const FULL = 22;
export const LIMIT = 31;

const placeOf = (card: Card) => ORDER.indexOf(rankOf(card) as Rank);

/** The value of a card in the play. */
export function pips(card: Card): number {
  return pipsOf(placeOf(card));
}

/** The longest run that ends with the last card of a pile, in any order of its cards; empty if there is none. */
export function runAtEnd(pile: readonly Card[]): readonly Card[] {
  for (let first = 0; first <= pile.length - 3; first++) {
    const cards = pile.slice(first);
    const places = new Set(cards.map(placeOf));
    if (places.size === cards.length && Math.max(...places) - Math.min(...places) === cards.length - 1) return cards;
  }
  return [];
}

/** The longest series of cards at the end of a pile that match the last card. */
function tail(pile: readonly Card[], same: (card: Card, last: Card) => boolean): readonly Card[] {
  const last = pile.at(-1);
  if (last === undefined) return [];
  let first = pile.length - 1;
  while (first > 0 && same(pile[first - 1] as Card, last)) first -= 1;
  return pile.slice(first);
}

/** Everything that the last card of a pile makes. The pile has the cards of the current count in the order of play. */
export function madeBy(pile: readonly Card[]): Made[] {
  const made: Made[] = [];
  const count = pile.reduce((sum, card) => sum + pips(card), 0);
  if (count === 15) made.push({ kind: 'fifteen', cards: pile });
  const alike = tail(pile, (card, last) => rankOf(card) === rankOf(last));
  if (alike.length >= 2) made.push({ kind: 'alike', of: alike.length as 2 | 3 | 4, cards: alike });
  const run = runAtEnd(pile);
  if (run.length > 0) {
    const steps = run.slice(1).map((card, n) => placeOf(card) - placeOf(run[n] as Card));
    made.push({ kind: 'run', cards: run, inOrder: steps.every((step) => step === 1) || steps.every((step) => step === -1) });
  }
  const suit = tail(pile, (card, last) => suitOf(card) === suitOf(last));
  if (suit.length >= 3) made.push({ kind: 'flush', cards: suit, inOrder: true });
  if (count === LIMIT) made.push({ kind: 'thirty-one', cards: pile });
  return made;
}
