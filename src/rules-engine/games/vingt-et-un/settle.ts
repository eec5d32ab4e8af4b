import type { Card } from '../../core/cards.ts';

/** Best count of a hand: an ace counts 11 where that does not pass 21, else 1. */
export function countOf(hand: readonly Card[]): number {
  let total = 0;
  let aces = 0;
  for (const card of hand) {
    const rank = card.slice(0, -1);
    if (rank === 'A') aces += 1;
    total += rank === 'A' ? 1 : ['K', 'Q', 'J'].includes(rank) ? 10 : Number(rank);
  }
  return aces > 0 && total + 10 <= 21 ? total + 10 : total;
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

/** How two hands stand to each other, before any book says what is paid. */
export function settle(player: readonly Card[], dealer: readonly Card[]): Settlement {
  const [mine, bank] = [countOf(player), countOf(dealer)];
  const natural = (hand: readonly Card[], total: number) => hand.length === 2 && total === 21;
  if (natural(dealer, bank)) return natural(player, mine) ? 'both-natural' : 'natural-dealer';
  if (natural(player, mine)) return 'natural-player';
  if (mine > 21) return 'burst';
  if (mine === 21 && bank !== 21) return bank > 21 ? 'dealer-burst' : 'twenty-one-player';
  if (bank > 21) return 'dealer-burst';
  if (mine === bank) return 'tie';
  if (bank === 21) return 'twenty-one-dealer';
  return mine > bank ? 'higher' : 'lower';
}
