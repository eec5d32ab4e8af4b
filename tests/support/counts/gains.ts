import type { Answer } from '../../../src/rules-engine/index.ts';

/** Names of the side that wins what the player loses. */
const BANKS: readonly string[] = ['The bank', 'The banker', 'The dealer', 'The other side', 'The pool'];

/** The player's net gain from settled bets: negative if the bank wins, undefined if there is no total. */
export function gainOf({ totals: [total] }: Pick<Answer, 'totals'>): number | undefined {
  if (total === undefined || total.points === 0) return total?.points;
  return BANKS.includes(total.to) ? -total.points : total.points;
}
