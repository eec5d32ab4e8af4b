// Which card on the table is the lowest. Shared by the scorer of one deal and the sheet.
import { type Card, rankOf, showCard } from '../../../vocabulary/cards.ts';

/** Ranks from the lowest. That the ace is the lowest follows from which cards must be called and which may be kept (Blue Ribbon p. 336). */
const ORDER = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const height = (card: Card) => ORDER.indexOf(rankOf(card) ?? '');

export const ACE_NOTE = 'The ace is taken for the lowest card. The book does not say it in so many words.';

/** The indexes of the lowest card; several if they tie. */
export function lowestOf(cards: readonly Card[]): readonly number[] {
  const least = Math.min(...cards.map(height));
  return cards.flatMap((card, n) => (height(card) === least ? [n] : []));
}

export const shown = (cards: readonly Card[]): string => cards.map(showCard).join(', ');
