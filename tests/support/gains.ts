import type { Answer } from '../../src/rules-engine/index.ts';

/** Who gains what the player loses. */
const BANKS: readonly string[] = ['The bank', 'The banker', 'The dealer', 'The other side', 'The pool'];

/** What the player gains by settled bets, less than nothing where the bank does; undefined where nothing is settled. */
export function gainOf({ totals: [total] }: Pick<Answer, 'totals'>): number | undefined {
  if (total === undefined || total.points === 0) return total?.points;
  return BANKS.includes(total.to) ? -total.points : total.points;
}
