import type { Schedule } from '../../../scoring/schedule.ts';
import { RANK_KEYS, type Rank } from '../../../vocabulary/card-ranks.ts';
import type { points } from '../points.ts';

export type Prices = Schedule<typeof points>;

/** The rank of a card with the ace above the king (Blue Ribbon 1940, p. 57). */
const heightOf = (rank: Rank): number => (rank === 'ace' ? RANK_KEYS.length : RANK_KEYS.indexOf(rank));

/** The card of a packet compared with the dealer's; `ace`: an ace against another rank, if the book does not say how aces rank. */
export type Settlement = 'dealer-lower' | 'dealer-higher' | 'tie' | 'ace';

/** Compares two cards with the ace above the king. */
export function aceHigh(packet: Rank, dealer: Rank): Exclude<Settlement, 'ace'> {
  if (packet === dealer) return 'tie';
  return heightOf(packet) > heightOf(dealer) ? 'dealer-lower' : 'dealer-higher';
}

/** Compares two bottom cards (Blue Ribbon 1940, p. 58; Donohue, p. 338). */
export function settle(packet: Rank, dealer: Rank, by: Prices): Settlement {
  if (packet !== dealer && (packet === 'ace' || dealer === 'ace') && by.way('rank') === 'ace-unsaid') return 'ace';
  return aceHigh(packet, dealer);
}

/** The note on a bet that the book does not settle. */
export const ACE_OPEN = 'How an ace ranks against another card this book does not say; such a bet is not settled here.';
