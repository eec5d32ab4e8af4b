import type { Card } from '../../../vocabulary/cards.ts';

const ACE_MORE = 10;
const LIMIT = 21;

/** The count of a card, an ace as 1 (Blue Ribbon 1940, p. 377; Donohue, p. 330; U.S. Playing Card 1898, p. 93). */
function pipsOf(card: Card): number {
  const rank = card.slice(0, -1);
  return rank === 'A' ? 1 : ['K', 'Q', 'J'].includes(rank) ? 10 : Number(rank);
}
const lowCount = (hand: readonly Card[]): number => hand.reduce((sum, card) => sum + pipsOf(card), 0);

/** The best count of a hand: one ace counts 11 if that does not pass 21. */
export function countOf(hand: readonly Card[]): number {
  const total = lowCount(hand);
  return hand.some((card) => card.startsWith('A')) && total + ACE_MORE <= LIMIT ? total + ACE_MORE : total;
}

/** The count at which a hand wrongly drew another card, past 21 or with a natural; null if every card could be drawn. */
export function drewOn(hand: readonly Card[], natural: boolean): number | null {
  for (let held = 2; held < hand.length; held++) {
    const before = hand.slice(0, held);
    if (lowCount(before) > LIMIT || (natural && held === 2 && countOf(before) === LIMIT)) return countOf(before);
  }
  return null;
}

export type Settlement =
  | 'burst'
  | 'both-natural'
  | 'natural-dealer'
  | 'natural-player'
  | 'dealer-burst'
  | 'tie'
  | 'twenty-one-player'
  | 'twenty-one-dealer'
  | 'higher'
  | 'lower';

/** The settlements in words. */
export const SAID: Readonly<Record<Settlement, string>> = {
  burst: 'the player has burst',
  'both-natural': 'both have a natural',
  'natural-dealer': 'the dealer has a natural',
  'natural-player': 'the player has a natural',
  'dealer-burst': 'the dealer has burst',
  tie: 'the counts are equal',
  'twenty-one-player': 'the player has drawn 21',
  'twenty-one-dealer': 'the dealer has drawn 21',
  higher: 'the player is nearer 21',
  lower: 'the dealer is nearer 21',
};

/**
 * The result of two hands, before the payments of a book. The player's 21 in two cards is a natural unless it was made by drawing to
 * one card of a divided pair.
 */
export function settle(player: readonly Card[], dealer: readonly Card[], playerDrew = player.length > 2): Settlement {
  const [mine, bank] = [countOf(player), countOf(dealer)];
  const natural = !playerDrew && mine === LIMIT;
  if (dealer.length === 2 && bank === LIMIT) return natural ? 'both-natural' : 'natural-dealer';
  if (natural) return 'natural-player';
  if (mine > LIMIT) return 'burst';
  if (mine === LIMIT && bank !== LIMIT) return bank > LIMIT ? 'dealer-burst' : 'twenty-one-player';
  if (bank > LIMIT) return 'dealer-burst';
  if (mine === bank) return 'tie';
  if (bank === LIMIT) return 'twenty-one-dealer';
  return mine > bank ? 'higher' : 'lower';
}
