// The order of the cards: "highest in red, lowest in black", with the five, the jack and the ace of hearts above all trumps.
import { type Card, rankOf, type Suit, suitOf } from '../../../vocabulary/cards.ts';

const HIGH = ['K', 'Q', 'J'] as const;
const UP = ['2', '3', '4', '5', '6', '7', '8', '9', '10'] as const;
const BEST: Card = 'AH';
const isRed = (suit: Suit) => suit === 'H' || suit === 'D';

/** The cards of a suit other than trumps, best first, without the ace of hearts. */
export function plainOrder(suit: Suit): Card[] {
  const ranks = isRed(suit) ? [...HIGH, ...UP.toReversed(), 'A' as const] : [...HIGH, 'A' as const, ...UP];
  return ranks.map((rank): Card => `${rank}${suit}`).filter((card) => card !== BEST);
}

/** The trumps, best first; `aceLast`: the ace was not announced and is the lowest of them. */
export function trumpOrder(suit: Suit, aceLast = false): Card[] {
  const small = (isRed(suit) ? UP.toReversed() : UP).filter((rank) => rank !== '5');
  const ace: Card = `A${suit}`;
  const top: Card[] = [`5${suit}`, `J${suit}`, BEST, ...(ace === BEST ? [] : [ace]), `K${suit}`, `Q${suit}`];
  const all = [...top, ...small.map((rank): Card => `${rank}${suit}`)];
  return aceLast ? [...all.filter((card) => card !== ace), ace] : all;
}

export const isTrump = (card: Card, trumps: Suit): boolean => card === BEST || suitOf(card) === trumps;

/** The cards of a trick that can win it, best first, without those that neither follow suit nor trump. */
export function contenders(played: readonly Card[], trumps: Suit, aceLast = false): Card[] {
  const [led] = played;
  const suit = led === undefined || isTrump(led, trumps) ? null : suitOf(led);
  const order = [...trumpOrder(trumps, aceLast), ...(suit === null ? [] : plainOrder(suit))];
  return order.filter((card) => played.includes(card));
}

/** Whether a card is red. */
export const isRedCard = (card: Card): boolean => ['H', 'D'].includes(suitOf(card) ?? '') && rankOf(card) !== null;
