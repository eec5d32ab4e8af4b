// The pack as keys: one for each distinct card.
import { type Card, SUIT_NAMES, SUITS, sayCard } from '../../../rules-engine/vocabulary/cards.ts';
import { spokenCards } from '../../../rules-engine/wording/spoken-cards.ts';
import { face } from '../drawing/draw.ts';
import type { Hand } from './held.ts';
import { Keys, type RowOfKeys } from './keys.ts';
import { RankKeys } from './rank-keys.ts';

/** The pack of a field, from its markup: the ranks, the missing cards, and the numbers of jokers and of copies of each card. */
const packOf = ({ dataset }: HTMLInputElement) => ({
  ranks: (dataset.ranks ?? '').split(' '),
  without: (dataset.without ?? '').split(' '),
  jokers: Number(dataset.jokers),
  copies: Number(dataset.copies),
});

/** The number of keys of 44 px that fit side by side on a phone. */
const ABREAST = 7;
/** The most cards that are entered by rank, then suit, with large keys. */
const FEW = 6;
/** Whether cards are entered by rank, then suit. For a large hand, or several, that would take too long: there each card takes one tap. */
const isFew = (input: HTMLInputElement) => Number(input.dataset.max) <= FEW && input.closest('[data-kind="list"]') === null;

function keysOf(input: HTMLInputElement, press: (card: Card) => void): Keys<Card> {
  const { ranks, without, jokers, copies } = packOf(input);
  const wide = ranks.length;
  const isRanked = isFew(input);
  // Rows as even as possible: thirteen as seven and six, eight as four and four.
  const abreast = isRanked ? SUITS.length : Math.ceil(wide / Math.ceil(wide / ABREAST));
  const rows: RowOfKeys<Card>[] = SUITS.map((suit) => ({
    label: SUIT_NAMES[suit],
    items: ranks.map((rank) => `${rank}${suit}` as Card).filter((card) => !without.includes(card)),
    abreast,
    wide,
  }));
  if (jokers > 0) rows.push({ label: 'joker', items: ['JOKER'], abreast, wide });
  const things = { face, say: sayCard, copies: (card: Card) => (card === 'JOKER' ? jokers : copies), areShut: true } as const;
  return isRanked ? new RankKeys(rows, things, press) : new Keys(rows, things, press);
}

/** Cards for a pad. */
export const CARDS: Hand<Card> = {
  read: (input) => spokenCards(input.value).cards,
  words: (input, cards) => [...cards, ...spokenCards(input.value).wrong].join(' '),
  face: (into, card) => face(into, card, 'large'),
  say: sayCard,
  kind: (input) => JSON.stringify([packOf(input), isFew(input)]),
  keys: keysOf,
  once: (input) => input.dataset.ordered === undefined,
  names: { one: 'card', several: 'cards', all: 'The pack' },
};
