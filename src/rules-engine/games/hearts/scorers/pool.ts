import type { Line } from '../../../core/scorers.ts';
import { chips, namesOf, sum } from './fields.ts';

export interface Pool {
  readonly chips: number;
  readonly jack: boolean;
}
export interface PoolDeal {
  readonly headline: string;
  readonly lines: readonly Line[];
  readonly notes: readonly string[];
  readonly after: Pool;
}
interface PoolRules {
  /** What a card taken pays. */
  readonly each: number;
  /** Score item of that payment. */
  readonly paid: string;
  readonly card: (n: number) => string;
  readonly to: (n: number) => string;
  readonly name: (n: number) => string;
  readonly pool: string;
  /** The book says what becomes of an odd chip. */
  readonly oddSaid: boolean;
  /** The book says that two clear players win nothing of a jack. */
  readonly jackSaid: boolean;
}

/** One deal settled by a pool: all pay in, and the clear players take it, divide it or leave it as a jack. */
export function settlePool(taken: readonly number[], before: Pool, rules: PoolRules): PoolDeal {
  const { each, to, name } = rules;
  const line = (rule: string, say: string, points: number, who: string): Line => ({ rule, say, points, unit: 'chip', to: who });
  const paid = sum(taken) * each;
  const lines = taken.flatMap((own, n) => (own === 0 ? [] : [line(rules.paid, rules.card(own), -own * each, to(n))]));
  lines.push(line(rules.paid, 'paid in', paid, rules.pool));
  const pool = before.chips + paid;
  const clear = taken.flatMap((own, n) => (own === 0 ? [n] : []));
  const wins = clear.length === 1 || (clear.length === 2 && !before.jack);
  if (!wins) {
    const open = before.jack && clear.length === 2 && !rules.jackSaid;
    const why = clear.length === 0 ? 'nobody is clear' : `${clear.length} players are clear`;
    const notes = open ? ['The book does not say whether two clear players divide a jack; here it stays.'] : [];
    lines.push({ rule: 'points.jack', say: why });
    return { headline: `${why.charAt(0).toUpperCase()}${why.slice(1)}: ${chips(pool)} stay as a jack`, lines, notes, after: { chips: pool, jack: true } };
  }
  const share = Math.floor(pool / clear.length);
  const odd = pool - share * clear.length;
  const rule = clear.length === 1 ? 'points.one-clear' : 'points.two-clear';
  for (const n of clear) {
    lines.push(line(rule, clear.length === 1 ? 'alone clear' : 'half of the pool', share, to(n)));
    lines.push(line(rule, 'taken out', -share, rules.pool));
  }
  const notes = odd > 0 && !rules.oddSaid ? ['The book does not say what becomes of the odd chip; here it stays in the pool.'] : [];
  const headline = clear.length === 1 ? `${namesOf(clear, name)} takes the pool: ${chips(share)}` : `${namesOf(clear, name)} divide: ${chips(share)} each`;
  return { headline, lines, notes, after: { chips: odd, jack: false } };
}
