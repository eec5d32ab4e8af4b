// The pack as keys: one for every card that is different.
import { type Card, SUIT_NAMES, SUITS, sayCard } from '../../../rules-engine/vocabulary/cards.ts';
import { spokenCards } from '../../../rules-engine/wording/spoken-cards.ts';
import { face } from '../draw.ts';
import type { Hand } from './held.ts';
import type { RowOfKeys } from './keys.ts';
import { RankKeys } from './rank-keys.ts';

/** A pack as a field tells it: its ranks, what it lacks of them, how many jokers, how many copies of each card. */
const packOf = ({ dataset }: HTMLInputElement) => ({
  ranks: (dataset.ranks ?? '').split(' '),
  without: (dataset.without ?? '').split(' '),
  jokers: Number(dataset.jokers),
  copies: Number(dataset.copies),
});

function keysOf(input: HTMLInputElement, press: (card: Card) => void): RankKeys {
  const { ranks, without, jokers, copies } = packOf(input);
  const wide = ranks.length;
  const rows: RowOfKeys<Card>[] = SUITS.map((suit) => ({
    label: SUIT_NAMES[suit],
    items: ranks.map((rank) => `${rank}${suit}` as Card).filter((card) => !without.includes(card)),
    abreast: SUITS.length,
    wide,
  }));
  if (jokers > 0) rows.push({ label: 'joker', items: ['JOKER'], abreast: SUITS.length, wide });
  return new RankKeys(rows, { face, say: sayCard, copies: (card) => (card === 'JOKER' ? jokers : copies), areShut: true }, press);
}

/** Cards as a pad takes them. */
export const CARDS: Hand<Card> = {
  read: (input) => spokenCards(input.value).cards,
  words: (input, cards) => [...cards, ...spokenCards(input.value).wrong].join(' '),
  face: (into, card) => face(into, card, 'large'),
  say: sayCard,
  kind: (input) => JSON.stringify(packOf(input)),
  keys: keysOf,
  once: (input) => input.dataset.ordered === undefined,
  names: { one: 'card', several: 'cards', all: 'The pack' },
};
