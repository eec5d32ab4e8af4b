import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import { type Card, rankOf } from '../../../vocabulary/cards.ts';
import type { points } from '../points.ts';

export type Prices = Schedule<typeof points>;

/** The result of a bet on a rank: matched first, paid when the dealer's own card came, undecided, or never open to a bet. */
export type Fate = 'lost' | 'won' | 'lies' | 'not-open';

export interface Course {
  /** The result of each rank that was exposed as a single card. */
  readonly fates: ReadonlyMap<string, Fate>;
  /** When the dealer's own card came, counted from 0; -1 if it did not. */
  readonly ownAt: number;
  /** Whether both hand cards came before any bet card and the own card. */
  readonly handFirst: boolean;
  /** Whether both hand cards came before the own card. */
  readonly handBeforeOwn: boolean;
}

/** Follows the cards in the order turned (Blue Ribbon 1940, p. 253; Donohue, p. 331). `hand`: ranks of the hand cards. */
export function follow(own: string, players: readonly string[], hand: readonly string[], turned: readonly Card[]): Course {
  const fates = new Map<string, Fate>(players.map((rank) => [rank, 'lies']));
  const unmatched = [...hand];
  let ownAt = -1;
  let matched = false;
  let handFirst = false;
  for (const [at, card] of turned.entries()) {
    const rank = rankOf(card) ?? '';
    if (rank === own) {
      ownAt = at;
      for (const [open, fate] of fates) if (fate === 'lies') fates.set(open, 'won');
      break;
    }
    const fate = fates.get(rank);
    if (fate === 'lies') {
      fates.set(rank, 'lost');
      matched = true;
    } else if (hand.includes(rank)) {
      if (unmatched.includes(rank)) unmatched.splice(unmatched.indexOf(rank), 1);
      if (unmatched.length === 0) handFirst ||= !matched;
    } else if (fate === undefined) fates.set(rank, 'lies');
  }
  return { fates, ownAt, handFirst, handBeforeOwn: hand.length > 0 && unmatched.length === 0 };
}

const LINES = { lost: ['players-card', 'comes first'], won: ['own-card', 'is still open when the dealer’s own comes'] } as const;

/** The line of a decided bet (Blue Ribbon 1940, p. 253; Donohue, p. 331). */
export function settled(fate: 'lost' | 'won', card: string, stake: number, by: Prices): Line {
  const [item, say] = LINES[fate];
  return by.line(item, `${card} ${say}`, { times: stake, unit: 'chip' });
}
