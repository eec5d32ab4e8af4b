import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import { type Rank, sayRank } from '../../../vocabulary/card-ranks.ts';
import type { points } from '../points/index.ts';

export type Prices = Schedule<typeof points>;

/** The two cards of a turn: the first, on the dealer's right, and the second. */
export interface Turn {
  readonly loser: Rank;
  readonly winner: Rank;
}
/** A stake on one card or on several. */
export interface Bet {
  readonly on: readonly Rank[];
  /** Whether it is a bet to lose: coppered (Blue Ribbon 1940, p. 237), or the game opposed (Donohue, p. 342). */
  readonly coppered: boolean;
  /** In chips. */
  readonly stake: number;
}
/** Whether the bank claims its profit on the last card but one. */
export type Hocly = 'claimed' | 'given-up';

export type Outcome = 'won' | 'lost' | 'split' | 'stand-off' | 'open';

/** The outcome of a bet, before the payments of a book (Blue Ribbon 1940, p. 236-237; Donohue, p. 339-342). */
export function outcomeOf({ loser, winner }: Turn, { on, coppered }: Bet): Outcome {
  const [lost, won] = [on.includes(loser), on.includes(winner)];
  if (lost && won) return loser === winner ? 'split' : 'stand-off';
  if (lost) return coppered ? 'won' : 'lost';
  if (won) return coppered ? 'lost' : 'won';
  return 'open';
}

const SAID = {
  won: (card: string, coppered: boolean) => `the ${card} ${coppered ? 'loses, as it was coppered' : 'wins'}`,
  lost: (card: string, coppered: boolean) => `the ${card} ${coppered ? 'wins, and was coppered' : 'loses'}`,
};

/** The line of a bet after a turn, decided or not. `to`: the column of a sheet. */
export function settle(turn: Turn, bet: Bet, by: Prices, more: Pick<Line, 'to'> = {}): Line {
  const outcome = outcomeOf(turn, bet);
  const chips = { times: bet.stake, unit: 'chip', ...more } as const;
  if (outcome === 'open') return by.law('bet-moved', 'no card of the bet has come: it may be moved', more);
  if (outcome === 'split') return by.line('split', `both cards are ${sayRank(turn.loser)}s`, chips);
  if (outcome === 'stand-off') {
    const both = `the ${sayRank(turn.loser)} loses and the ${sayRank(turn.winner)} wins`;
    if (bet.on.length > 2 && by.way('stand-off') === 'between-two')
      return by.law('several-cards', `${both}; the book does not say what then happens to the bet`, more);
    return by.line('stand-off', both, chips);
  }
  const card = bet.on.includes(turn.winner) ? turn.winner : turn.loser;
  return by.line(outcome, SAID[outcome](sayRank(card), bet.coppered), chips);
}

/** The same in the last coup of Donohue (p. 340-341): the bank wins on its first card if hocly is claimed; its second card decides nothing. */
export function settleLast(turn: Turn, bet: Bet, hocly: Hocly, by: Prices, more: Pick<Line, 'to'> = {}): Line {
  const chips = { times: bet.stake, unit: 'chip', ...more } as const;
  if (!bet.on.includes(turn.loser))
    return bet.on.includes(turn.winner) ? by.line('hock', `the ${sayRank(turn.winner)} is the last card`, chips) : settle(turn, bet, by, more);
  const card = `the ${sayRank(turn.loser)} is the last card but one`;
  if (hocly === 'given-up') return by.law('end-cards', `${card}, and hocly is given up`, more);
  if (bet.coppered) return by.law('end-cards', `${card}; the book does not say what hocly does to a game opposed`, more);
  return by.line('hocly', card, chips);
}
