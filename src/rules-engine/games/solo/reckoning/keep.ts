import { absent, type Seat, type Table } from '../../../mechanics/seats.ts';
import { balances, namesOf } from '../../../mechanics/stakes/accounts.ts';
import { count } from '../../../scoring/fields.ts';
import { type Problem, problem } from '../../../scoring/result.ts';
import type { Line } from '../../../scoring/scorers.ts';
import { type Points, replay, type Turn } from '../../../sheets/replay.ts';
import type { Played as Sheet } from '../../../sheets/sheets.ts';
import { type By, isWon, type Played } from './game.ts';
import { partsOf, poolLines, touchesPool } from './pay.ts';

export const POOL = 'pool';
/** The setup fields of a table with a pool. */
export const tableOf = (size: number) =>
  ({
    names: namesOf(size),
    stake: count('What the dealer puts into the pool in each deal', 0, 1000, { hint: 'As agreed: usually 4, or 2.' }),
  }) as const;

/** One deal on a sheet: the dealer, the caller, the partner and the game; null if no game was played. */
export interface Deal {
  readonly dealer: Seat;
  readonly caller: Seat | null;
  readonly partner: Seat | null;
  readonly played: Played | null;
  /** The player who pays a fine to the pool. */
  readonly fined: Seat | null;
  /** The lines and the text of a deal that is settled in another way. */
  readonly other?: { readonly say: string; readonly lines: readonly Line[] };
  readonly problems: readonly Problem[];
}

interface Keeping<E> {
  readonly table: Table<Seat>;
  readonly stake: number;
  readonly entries: readonly E[];
  readonly dealOf: (entry: E) => Deal;
  readonly say: (deal: Deal) => string;
  readonly agreed: (entry: E) => boolean;
  readonly notes: readonly string[];
}

const put = (who: Seat, amount: number, make: (points: number, to: string) => Line): Line[] => (amount === 0 ? [] : [make(-amount, who), make(amount, POOL)]);

/** The lines of a fine: a fixed one, or a bête that depends on the pool; blue-ribbon-1940 p. 363, uspc-1898 p. 89. */
function fineLines(who: Seat, pool: number, by: By): Line[] {
  if (by.way('forcee-missed') === 'fixed')
    return put(who, by.points('forcee-missed'), (points, to) => by.rated('forcee-missed', 'forcée not played', points, { to }));
  return put(who, Math.min(pool, by.points('bete')), (points, to) => by.rated('bete', 'a bête', points, { to }));
}

/** The payments of a deal: a lone player with each of the others, or two partners with one adversary each. */
function gameLines({ caller, partner, played }: Deal, keys: readonly Seat[], by: By): Line[] {
  if (caller === null || played === null) return [];
  const sign = isWon(played) ? 1 : -1;
  const own = partner === null ? [caller] : [caller, partner];
  const others = keys.filter((key) => !own.includes(key));
  const times = partner === null ? others.length : 1;
  return partsOf(played, by).flatMap((part) => [...own.map((to) => part(sign * times, to)), ...others.map((to) => part(-sign, to))]);
}

function seatProblems({ dealer, caller, partner, fined }: Deal, table: Table<Seat>): Problem[] {
  const problems = absent('dealer', dealer, table);
  if (caller !== null) problems.push(...absent('caller', caller, table));
  if (partner !== null) problems.push(...absent('partner', partner, table));
  if (fined !== null) problems.push(...absent('fined', fined, table));
  if (caller !== null && caller === partner) problems.push(problem('partner', 'another player than the caller', table.name[partner]));
  return problems;
}

/** Keeps an account with a pool: the dealer's stake, fines, and what a lone game in color draws or pays. */
export function keep<E extends { readonly dealer: Seat }>({ table, stake, entries, dealOf, say, agreed, notes }: Keeping<E>, by: By): Sheet {
  const { keys, columns } = table;
  const unit = by.unit('solo');
  const turn = (entry: E, has: Points): Turn => {
    const deal = dealOf(entry);
    const problems = [...deal.problems, ...seatProblems(deal, table)];
    if (problems.length > 0) return { problems };
    const staked = put(deal.dealer, stake, (points, to) => by.sum('stake', 'put in by the dealer', points, { unit, to }));
    let pool = (has[POOL] ?? 0) + stake;
    const fine = deal.fined === null ? [] : fineLines(deal.fined, pool, by);
    pool += fine.find(({ to }) => to === POOL)?.points ?? 0;
    const { played, caller } = deal;
    const drawn = played !== null && caller !== null && touchesPool(played, agreed(entry), by) ? poolLines(played, pool, caller, POOL, by) : [];
    return { lines: [...staked, ...fine, ...gameLines(deal, keys, by), ...(deal.other?.lines ?? []), ...drawn] };
  };
  const sheet = replay({
    columns: [...columns, { key: POOL, title: 'The pool', side: 'The pool' }],
    entries,
    say: (entry) => say(dealOf(entry)),
    turn,
    state: (has) => [balances(table, has), `The pool holds ${has[POOL] ?? 0}.`],
    notes: ['With the pool the columns always add up to nothing.', ...notes],
  });
  const last = entries.at(-1)?.dealer;
  const at = last === undefined ? 0 : keys.indexOf(last) + 1;
  return { ...sheet, next: { dealer: keys[at % keys.length] ?? 'first' } };
}
