// Chips paid for each card to the first player without cards; the sheet and the scorer of one game share these checks.

import { absent, type Seat, type Table } from '../../../mechanics/seats.ts';
import { problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import type { Turn } from '../../../sheets/replay.ts';
import { counted } from '../../../wording/numbers.ts';
import type { points } from '../points.ts';

/** The number of cards in the pack. */
export const PACK = 52;

/** What each player pays for the cards in hand; the winner has none, all others have at least one. */
export function settle(winner: Seat, left: readonly number[], table: Table<Seat>, by: Schedule<typeof points>): Turn {
  const { keys, name } = table;
  const problems = absent('winner', winner, table);
  if (left.length !== keys.length) problems.push(problem('left', `${keys.length} numbers, one for each player`, `${left.length}`));
  if (problems.length > 0) return { problems };
  const all = left.reduce((sum, one) => sum + one, 0);
  for (const [n, key] of keys.entries()) {
    const has = left[n] ?? 0;
    if (key === winner ? has > 0 : has === 0)
      problems.push(problem('left', key === winner ? `no card with ${name[key]}, who is out` : `a card at least with ${name[key]}`, `${has}`));
  }
  if (all > PACK) problems.push(problem('left', `${PACK} cards at most`, `${all}`));
  if (problems.length > 0) return { problems };
  const others = keys.flatMap((to, n) => {
    const times = left[n] ?? 0;
    return times === 0 ? [] : [by.line('card-left', counted(times, 'card'), { times: -times, to })];
  });
  return { lines: [...others, by.line('card-left', `${counted(all, 'card')} in the other hands`, { times: all, to: winner })] };
}
