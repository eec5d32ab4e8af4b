// A pack to pick from beside a field of cards.
import { type Card, parseCards, SUIT_NAMES, SUITS, sayCard } from '../../../rules-engine/core/cards.ts';
import { face, suitSign } from '../draw.ts';
import { spreadPicker } from './picker.ts';

/** Spreads the pack of a `details.pack` beside its field. */
export function spreadPack(pack: HTMLDetailsElement): void {
  const input = pack.parentElement?.querySelector<HTMLInputElement>('input[data-cards]');
  if (input == null) return;
  const ranks = (pack.dataset.ranks ?? '').split(' ');
  const suits = SUITS.map((suit) => ({ label: SUIT_NAMES[suit], sign: suitSign(suit), items: ranks.map((rank) => `${rank}${suit}` as Card) }));
  const [jokerCount, copies] = [Number(pack.dataset.jokers), Number(pack.dataset.copies)];
  const jokers = jokerCount > 0 ? [{ label: 'joker', sign: null, items: ['JOKER' as Card] }] : [];
  spreadPicker<Card>(pack, input, {
    rows: [...suits, ...jokers],
    read: (text) => parseCards(text).cards,
    face,
    say: sayCard,
    own: (card) => card,
    copies: (card) => (card === 'JOKER' ? jokerCount : copies),
  });
}
