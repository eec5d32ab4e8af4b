import type { Schedule } from '../../../scoring/schedule.ts';
import { type Card, rankOf } from '../../../vocabulary/cards.ts';
import type { points } from '../points/index.ts';

export type By = Schedule<typeof points>;

/** Aces and quinolas, with the score item of their consolations. */
export const SPECIAL = {
  aceSpades: { card: 'AS', title: 'Ace of spades', item: 'ace' },
  aceHearts: { card: 'AH', title: 'Ace of hearts', item: 'ace' },
  aceClubs: { card: 'AC', title: 'Ace of clubs', item: 'ace' },
  aceDiamonds: { card: 'AD', title: 'Ace of diamonds', item: 'ace-of-diamonds' },
  jackHearts: { card: 'JH', title: 'Great quinola', item: 'great-quinola' },
  queenHearts: { card: 'QH', title: 'Little quinola', item: 'little-quinola' },
} as const;
export type SpecialKey = keyof typeof SPECIAL;
export const SPECIALS = Object.keys(SPECIAL) as readonly SpecialKey[];

/** The pool of a quinola, and the maximum of its stake. */
export const POOL_OF = { jackHearts: { pool: 'great', cap: 'great-cap' }, queenHearts: { pool: 'little', cap: 'little-cap' } } as const;
export type Quinola = keyof typeof POOL_OF;
export const isQuinola = (key: SpecialKey): key is Quinola => key in POOL_OF;

/** The value of a card in a trick; donohue p. 351. */
export function inTrick(card: Card, by: By): number {
  const rank = rankOf(card);
  if (rank === 'A') return by.points('card-ace');
  if (rank === 'K') return by.points('card-king');
  if (rank === 'Q') return by.points('card-queen');
  return rank === 'J' ? by.points('card-knave') : 0;
}

/** The value of the four discards and the party itself; donohue p. 352. */
export function partyValue(discards: readonly Card[], by: By): number {
  const worth = (card: Card) =>
    card === 'AD' ? by.points('discarded-ace-of-diamonds') : card === 'JH' ? by.points('discarded-great-quinola') : inTrick(card, by);
  return discards.reduce((sum, card) => sum + worth(card), by.points('party-base'));
}
