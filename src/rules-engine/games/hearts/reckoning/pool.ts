import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import { chips, namesOf, sum } from './counting.ts';

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
  /** The score item of the payment for a card taken. */
  readonly item: string;
  readonly card: (n: number) => string;
  readonly to: (n: number) => string;
  readonly name: (n: number) => string;
  readonly pool: string;
}

const unit = 'chip';

/** Settles one deal by a pool: all pay in, and the clear players take it, divide it or leave it as a jack. */
export function settlePool(taken: readonly number[], before: Pool, rules: PoolRules, by: Schedule): PoolDeal {
  const { item, to, name } = rules;
  const line = (key: string, say: string, points: number, who: string): Line => by.sum(key, say, points, { unit, to: who });
  const lines = taken.flatMap((own, n) => (own === 0 ? [] : [by.line(item, rules.card(own), { times: -own, unit, to: to(n) })]));
  lines.push(by.line(item, 'paid in', { times: sum(taken), unit, to: rules.pool }));
  if (before.jack && by.gives('jack-payment')) lines.push(by.mention('jack-payment', 'the jack grows by what is paid in'));
  const pool = before.chips + sum(taken) * by.points(item);
  const clear = taken.flatMap((own, n) => (own === 0 ? [n] : []));
  const wins = clear.length === 1 || (clear.length === 2 && !before.jack);
  if (!wins) {
    const open = before.jack && clear.length === 2 && by.way('jack') !== 'not-for-two';
    const why = clear.length === 0 ? 'nobody is clear' : `${clear.length} players are clear`;
    const notes = open ? ['The book does not say whether two clear players divide a jack; here it stays.'] : [];
    lines.push(by.mention('jack', why));
    return { headline: `${why.charAt(0).toUpperCase()}${why.slice(1)}: ${chips(pool)} stay as a jack`, lines, notes, after: { chips: pool, jack: true } };
  }
  const share = Math.floor(pool / clear.length);
  const odd = pool - share * clear.length;
  const key = clear.length === 1 ? 'one-clear' : 'two-clear';
  for (const n of clear) {
    lines.push(line(key, clear.length === 1 ? 'alone clear' : 'half of the pool', share, to(n)));
    lines.push(line(key, 'taken out', -share, rules.pool));
  }
  const notes = odd > 0 && by.way('two-clear') !== 'odd-to-the-next' ? ['The book does not say what becomes of the odd chip; here it stays in the pool.'] : [];
  const headline = clear.length === 1 ? `${namesOf(clear, name)} takes the pool: ${chips(share)}` : `${namesOf(clear, name)} divide: ${chips(share)} each`;
  return { headline, lines, notes, after: { chips: odd, jack: false } };
}
