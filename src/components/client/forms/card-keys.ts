// The pack as keys: one for every card that is different, suit by suit.
import { type Card, SUIT_NAMES, SUITS, sayCard } from '../../../rules-engine/vocabulary/cards.ts';
import { spokenCards } from '../../../rules-engine/wording/spoken-cards.ts';
import { face } from '../draw.ts';
import type { Hand } from './held.ts';
import { Keys, type RowOfKeys } from './keys.ts';

/** A pack as a field tells it: its ranks, what it lacks of them, how many jokers, how many copies of each card. */
const packOf = ({ dataset }: HTMLInputElement) => ({
  ranks: (dataset.ranks ?? '').split(' '),
  without: (dataset.without ?? '').split(' '),
  jokers: Number(dataset.jokers),
  copies: Number(dataset.copies),
});

/** As many keys of 44 px stand side by side on a phone. */
const ABREAST = 7;

function keysOf(input: HTMLInputElement, press: (card: Card) => void): Keys<Card> {
  const { ranks, without, jokers, copies } = packOf(input);
  const wide = ranks.length;
  // Rows as even as they can be: thirteen as seven and six, eight as four and four.
  const abreast = Math.ceil(wide / Math.ceil(wide / ABREAST));
  const rows: RowOfKeys<Card>[] = SUITS.map((suit) => ({
    label: SUIT_NAMES[suit],
    items: ranks.map((rank) => `${rank}${suit}` as Card).filter((card) => !without.includes(card)),
    abreast,
    wide,
  }));
  if (jokers > 0) rows.push({ label: 'joker', items: ['JOKER'], abreast, wide });
  return new Keys(rows, { face, say: sayCard, copies: (card) => (card === 'JOKER' ? jokers : copies) }, press);
}

/** Cards as a pad takes them. */
export const CARDS: Hand<Card> = {
  read: (input) => spokenCards(input.value).cards,
  words: (input, cards) => [...cards, ...spokenCards(input.value).wrong].join(' '),
  face,
  say: sayCard,
  kind: (input) => JSON.stringify(packOf(input)),
  keys: keysOf,
  once: (input) => input.dataset.ordered === undefined,
  names: { one: 'card', several: 'cards', all: 'The pack' },
};
