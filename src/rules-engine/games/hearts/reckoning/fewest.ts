import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import { chips, lowest, nameOf, namesOf, sum } from './counting.ts';

export interface Settled {
  readonly headline: string;
  readonly lines: readonly Line[];
  readonly notes: readonly string[];
}
export const TABLE = 'Left on the table';
const unit = 'chip';

/** How a variant pays the player with the fewest. */
interface Terms {
  /** What a player owes, from his own number and the lowest. */
  readonly owed: (own: number, least: number) => number;
  readonly say: (own: number) => string;
  /** The score item of the payments; its number, if it has one, is the chips for each one owed. */
  readonly item: string;
  /** Chips left on the table by the last division. */
  readonly before?: number;
}

/** The player with the fewest collects what each of the others owes; two players with the fewest divide it. */
export function payFewest(taken: readonly number[], { owed, say, item, before = 0 }: Terms, by: Schedule): Settled {
  const winners = lowest(taken);
  const least = Math.min(...taken);
  if (winners.length > 2) {
    const lines = [by.mention('tie-for-fewest', `${namesOf(winners)} have the same smallest number`)];
    return { headline: `${winners.length} players tie; a division is given for two alone`, lines, notes: ['The book does not cover this.'] };
  }
  const each = by.gives(item) ? by.points(item) : 1;
  const paid = (said: string, times: number, to: string): Line =>
    by.gives(item) ? by.line(item, said, { times, unit, to }) : by.sum(item, said, times, { unit, to });
  const divided = (said: string, points: number, to: string): Line => by.sum('tie-for-fewest', said, points, { unit, to });
  const due = taken.map((own, n) => (winners.includes(n) ? 0 : owed(own, least)));
  const lines: Line[] = taken.flatMap((own, n) => (due[n] ? [paid(say(own), -due[n], nameOf(n))] : []));
  const all = before + sum(due) * each;
  if (before > 0) lines.push(divided('left from the last division', -before, TABLE));
  const share = Math.floor(all / winners.length);
  const odd = all - share * winners.length;
  for (const n of winners) lines.push(winners.length === 1 ? paid('the fewest', share / each, nameOf(n)) : divided('half of the payments', share, nameOf(n)));
  if (odd > 0) lines.push(divided('odd chip', odd, TABLE));
  const headline = winners.length === 1 ? `${namesOf(winners)} wins ${chips(share)}` : `${namesOf(winners)} divide: ${chips(share)} each`;
  return { headline, lines, notes: [] };
}
