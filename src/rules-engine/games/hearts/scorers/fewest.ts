import type { Line } from '../../../core/scorers.ts';
import { chips, lowest, nameOf, namesOf, sum } from './fields.ts';

export interface Settled {
  readonly headline: string;
  readonly lines: readonly Line[];
  readonly notes: readonly string[];
}
export const TABLE = 'Left on the table';

/** The lowest collects what each of the others owes him; two lowest divide it. `owed` is what a player pays, given the lowest number. */
export function payFewest(
  taken: readonly number[],
  owed: (own: number, least: number) => number,
  say: (own: number) => string,
  rules: { readonly fewest: string; readonly tie: string },
  before = 0,
): Settled {
  const winners = lowest(taken);
  const least = Math.min(...taken);
  if (winners.length > 2) {
    const lines = [{ rule: rules.tie, say: `${namesOf(winners)} have the same smallest number` }];
    return { headline: `${winners.length} players tie; a division is given for two alone`, lines, notes: ['The book does not decide this.'] };
  }
  const lines: Line[] = taken.flatMap((own, n) => {
    const due = owed(own, least);
    return winners.includes(n) || due === 0 ? [] : [{ rule: rules.fewest, say: say(own), points: -due, unit: 'chip' as const, to: nameOf(n) }];
  });
  const all = before + sum(taken.map((own, n) => (winners.includes(n) ? 0 : owed(own, least))));
  if (before > 0) lines.push({ rule: rules.tie, say: 'left from the last division', points: -before, unit: 'chip', to: TABLE });
  const share = Math.floor(all / winners.length);
  const odd = all - share * winners.length;
  for (const n of winners)
    lines.push({
      rule: winners.length === 1 ? rules.fewest : rules.tie,
      say: winners.length === 1 ? 'the fewest' : 'half of the payments',
      points: share,
      unit: 'chip',
      to: nameOf(n),
    });
  if (odd > 0) lines.push({ rule: rules.tie, say: 'odd chip', points: odd, unit: 'chip', to: TABLE });
  const headline = winners.length === 1 ? `${namesOf(winners)} wins ${chips(share)}` : `${namesOf(winners)} divide: ${chips(share)} each`;
  return { headline, lines, notes: [] };
}
