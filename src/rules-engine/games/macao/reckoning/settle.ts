import type { Schedule } from '../../../scoring/schedule.ts';
import type { Card } from '../../../vocabulary/cards.ts';
import type { points } from '../points.ts';

export type Prices = Schedule<typeof points>;
type Hand = readonly Card[];

const LIMIT = 9;
/** The naturals, by their count (Blue Ribbon 1940, p. 378; U.S. Playing Card 1898, p. 94). */
const NATURALS: Readonly<Record<number, Natural>> = { 9: 'nine', 8: 'eight', 7: 'seven' };
export type Natural = 'nine' | 'eight' | 'seven';

/** The number of cards in a natural (Blue Ribbon 1940, p. 378: two; U.S. Playing Card 1898, p. 94: one). */
export const dealtBy = (by: Prices): 1 | 2 => (by.way('count') === 'two-cards' ? 2 : 1);

/** The count of a hand: tens and court cards nothing, the ace 1 (Blue Ribbon 1940, p. 378; U.S. Playing Card 1898, p. 94). */
export const countOf = (hand: Hand): number =>
  hand.reduce((sum, card) => {
    const rank = card.slice(0, -1);
    return sum + (rank === 'A' ? 1 : ['K', 'Q', 'J', '10'].includes(rank) ? 0 : Number(rank));
  }, 0);

/** The natural of a hand, if it has only the cards dealt. */
export const naturalOf = (hand: Hand, dealt: number): Natural | undefined => (hand.length === dealt ? NATURALS[countOf(hand)] : undefined);

/** The count at which a hand wrongly drew another card, past 9 or with a natural; null if every card could be drawn. */
export function drewOn(hand: Hand, dealt: number): number | null {
  for (let held = dealt; held < hand.length; held++) {
    const before = hand.slice(0, held);
    if (countOf(before) > LIMIT || naturalOf(before, dealt) !== undefined) return countOf(before);
  }
  return null;
}

/** The result of two hands; `open`: different naturals, which no book settles. */
export type Settlement = `${Natural}-${'player' | 'dealer'}` | 'open' | 'burst' | 'dealer-burst' | 'tie' | 'higher' | 'lower';

/** The settlements in words. */
export const SAID: Readonly<Record<Settlement, string>> = {
  'nine-player': 'the player has nine on the deal',
  'eight-player': 'the player has eight on the deal',
  'seven-player': 'the player has seven on the deal',
  'nine-dealer': 'the dealer has nine on the deal',
  'eight-dealer': 'the dealer has eight on the deal',
  'seven-dealer': 'the dealer has seven on the deal',
  open: 'both have a natural, of different numbers',
  burst: 'the player has burst',
  'dealer-burst': 'the dealer has burst',
  tie: 'the counts are equal',
  higher: 'the player is nearer nine',
  lower: 'the dealer is nearer nine',
};

/** The result if one or both hands are naturals. */
export function ofNaturals(player: Natural | undefined, dealer: Natural | undefined): Settlement | undefined {
  if (player !== undefined && dealer !== undefined) return player === dealer ? 'tie' : 'open';
  if (player !== undefined) return `${player}-player`;
  return dealer === undefined ? undefined : `${dealer}-dealer`;
}

/** The result of two hands, before the payments of a book, by the number of cards dealt. */
export function settle(player: Hand, dealer: Hand, dealt: number): Settlement {
  const natural = ofNaturals(naturalOf(player, dealt), naturalOf(dealer, dealt));
  if (natural !== undefined) return natural;
  const [mine, bank] = [countOf(player), countOf(dealer)];
  if (mine > LIMIT) return 'burst';
  if (bank > LIMIT) return 'dealer-burst';
  return mine === bank ? 'tie' : mine > bank ? 'higher' : 'lower';
}

/** Why the book pays nothing for a settlement; null if it has a price. */
export function unpaid(how: Settlement, by: Prices): string | null {
  if (how === 'open') return 'Naturals of different numbers are not settled by the book.';
  return by.gives(how) ? null : 'The section does not say what the dealer wins by a natural.';
}
