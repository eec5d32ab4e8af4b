// Settles a deal with the pool: the price of the deal, the shares of the tricks, and the players who are looed.

import { absent, SEAT_NAMES, type Seat, type Table } from '../../../mechanics/seats.ts';
import { poolAfter, tricksOf, withPool, wrongTricks } from '../../../mechanics/stakes/trick-pools.ts';
import { type Problem, problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import { counted } from '../../../wording/numbers.ts';
import type { points } from '../points.ts';
import type { Deal, Terms } from './asked.ts';

export type Prices = Schedule<typeof points>;
export interface Settled {
  readonly lines: readonly Line[];
  readonly notes: readonly string[];
  readonly headline: string;
}
const unit = 'counter';
const counters = (n: number) => counted(n, unit);

/** Everything that is needed to settle a deal. */
interface At {
  readonly deal: Deal;
  readonly terms: Terms;
  readonly table: Table<Seat>;
  readonly by: Prices;
}

/** The line of a loo with this pool, for the player who pays it. */
function looLine(pool: number, to: Seat, say: string, { terms, by }: At): Line {
  const { limit } = terms;
  const most = limit === 'double' ? 'double-maximum' : 'fourfold-maximum';
  if ((limit === 'double' || limit === 'fourfold') && by.gives(most))
    return by.rated(most, say, -Math.min(pool, by.points(most) * by.points('price')), { unit, to });
  if (limit !== 'unlimited' && by.gives('looed')) return by.line('looed', say, { times: -1, to });
  return by.sum('unlimited', say, -pool, { unit, to });
}

/** The line of a forfeit, in counters or in loos. */
function forfeit(item: 'misdeal' | 'revoke', pool: number, to: Seat, say: string, at: At): Line {
  const { by } = at;
  if (by.unit(item) === unit) return by.line(item, say, { times: -1, to });
  const loo = looLine(pool, to, say, at).points ?? 0;
  return by.rated(item, say, loo * by.points(item), { unit, to });
}

/** Problems: seats that are empty, tricks that do not add up, a pass or a flush where nobody may pass. */
export function impossible({ deal, table, by }: At, before: number): Problem[] {
  const { dealer, end, did, holder, second, offender, forfeits, defended } = deal;
  const seats = [
    ...absent('dealer', dealer, table),
    ...(holder === null ? [] : absent('holder', holder, table)),
    ...(second === null || second === 'nobody' ? [] : absent('second', second, table)),
    ...(offender === null ? [] : absent('offender', offender, table)),
    ...(forfeits ?? []).flatMap((one) => absent('forfeits', one, table)),
  ];
  if (seats.length > 0) return seats;
  const simple = before === 0 && by.has('simple');
  if (simple && (end === 'flush' || end === 'given'))
    return [problem('end', 'tricks, since in a simple pool everybody plays', end === 'flush' ? 'a flush' : 'nobody who stands')];
  if (did === null) return [];
  const size = table.keys.length;
  if (did.length !== size) return [problem('did', counted(size, 'player'), `${did.length}`)];
  if (simple && did.includes('passed')) return [problem('did', 'nobody who passes in a simple pool', 'a player who passed')];
  if (end === 'flush') {
    if (second === holder) return [problem('second', 'another player', SEAT_NAMES[holder ?? 'first'])];
    return did.every((one) => (tricksOf(one) ?? 0) === 0) ? [] : [problem('did', 'no tricks, since a flush is not played', 'a player with tricks')];
  }
  const wrong = wrongTricks('did', did, size, by.points('trick'));
  if (wrong.length > 0) return wrong;
  const plays = (seat: Seat | null) => seat !== null && tricksOf(did[table.keys.indexOf(seat)] ?? 'passed') !== null;
  const inHand = table.keys.filter((seat) => plays(seat)).length;
  if (end === 'revoke') {
    if (!plays(offender)) return [problem('offender', 'one of those who played', 'a player who passed')];
    return inHand > 1 ? [] : [problem('did', 'two or more who play', '1')];
  }
  if (defended !== true) return [];
  if (simple) return [problem('defended', 'a double pool', 'a simple one')];
  return plays(dealer) && inHand === 2 ? [] : [problem('defended', 'the dealer and one other player in the hand', counted(inHand, 'player'))];
}

/** The shares of the tricks, except for one seat that gets none; a remainder stays in the pool. */
function shares(pool: number, { deal, table, by }: At, without: Seat | null): Line[] {
  const part = Math.floor(pool / by.points('trick'));
  return (deal.did ?? []).flatMap((one, n) => {
    const [seat, tricks] = [table.keys[n] as Seat, tricksOf(one) ?? 0];
    return tricks === 0 || seat === without ? [] : [by.rated('trick', counted(tricks, 'trick'), part * tricks, { unit, to: seat })];
  });
}

/** The players who pay for taking no trick. */
function trickless({ deal, table, by }: At, but: readonly (Seat | null)[]): Seat[] {
  const everybody = by.way('looed') === 'everybody';
  return table.keys.filter((seat, n) => {
    const tricks = tricksOf(deal.did?.[n] ?? 'passed');
    return !but.includes(seat) && (tricks === 0 || (everybody && tricks === null));
  });
}

function revoked(pool: number, at: At): Line[] {
  const { deal, table, by } = at;
  const offender = deal.offender as Seat;
  const others = table.keys.filter((seat, n) => seat !== offender && tricksOf(deal.did?.[n] ?? 'passed') !== null);
  const pays = forfeit('revoke', pool, offender, 'the forfeit of the revoke', at);
  if (by.way('revoke') === 'pool-divided') {
    const each = Math.floor(pool / others.length);
    return [pays, ...others.map((to) => by.rated('revoke', 'an equal part of the pool', each, { unit, to }))];
  }
  const lost = Math.floor(pool / by.points('trick')) * (tricksOf(deal.did?.[table.keys.indexOf(offender)] ?? 'none') ?? 0);
  const each = Math.floor(lost / others.length);
  return [
    pays,
    ...shares(pool, at, offender),
    ...(each === 0 ? [] : others.map((to) => by.rated('revoke', 'a part of the offender’s share', each, { unit, to }))),
    ...trickless(at, [offender]).map((to) => looLine(pool, to, 'looed', at)),
  ];
}

function flushed(pool: number, at: At): Line[] {
  const { deal, terms, table, by } = at;
  const holder = deal.holder as Seat;
  const out = [holder, deal.second as Seat | null];
  const way = by.way('flush');
  const board = way === 'board' || (way === 'agreed-first' && terms.board !== 'stood');
  const paying = way === 'open' ? [] : board ? table.keys.filter((seat) => !out.includes(seat)) : trickless(at, out);
  const pays = (to: Seat) =>
    board ? by.line('price', 'looed by the flush: the price of a deal', { times: -1, to }) : looLine(pool, to, 'looed by the flush', at);
  const second =
    deal.second === null || deal.second === 'nobody'
      ? []
      : [by.mention('two-flushes', by.way('flush') === 'board' ? 'pam: not looed' : 'a flush as well: not looed', { to: deal.second })];
  return [by.sum('flush', 'the flush takes the pool', pool, { unit, to: holder }), ...second, ...paying.map(pays)];
}

function afterPlay(pool: number, at: At): Line[] {
  const { deal, by } = at;
  if (deal.end === 'given') return [by.sum('given', 'the pool, since nobody stood', pool, { unit, to: deal.dealer })];
  if (deal.end === 'misdeal') return [forfeit('misdeal', pool, deal.dealer, 'the forfeit of the misdeal', at)];
  if (deal.end === 'flush') return flushed(pool, at);
  if (deal.end === 'revoke') return revoked(pool, at);
  const table = deal.defended === true ? deal.dealer : null;
  const defence = table === null ? [] : [by.mention('defence', 'for the table: nothing won, nothing paid', { to: table })];
  return [...shares(pool, at, table), ...defence, ...trickless(at, [table]).map((to) => looLine(pool, to, 'looed', at))];
}

/** Settles one deal with this pool before it. The deal must be possible. */
export function settle(before: number, at: At): Settled {
  const { deal, table, by } = at;
  const lines = [by.line('price', 'the price of the deal', { times: -1, to: deal.dealer })];
  let pool = before + by.points('price');
  for (const to of by.gives('breach') ? (deal.forfeits ?? []) : []) {
    const loo = looLine(pool, to, 'a loo forfeited', at).points ?? 0;
    lines.push(by.rated('breach', 'a loo forfeited', loo, { unit, to }));
    pool -= loo;
  }
  const settled = withPool([...lines, ...afterPlay(pool, at)]);
  const after = poolAfter(
    before,
    settled.filter(({ to }) => to !== 'pool'),
  );
  const out = settled.reduce((sum, { to, points = 0 }) => sum + (to === 'pool' ? 0 : Math.max(points, 0)), 0);
  const odd = (deal.end === 'tricks' || deal.end === 'revoke') && deal.defended !== true && out < pool;
  return {
    lines: settled,
    notes: [
      ...(odd ? ['What does not divide stays in the pool: the book does not speak of it.'] : []),
      ...(deal.end === 'flush' && by.way('flush') === 'open' ? ['Whether the others are looed by a flush the book does not say; here they are not.'] : []),
      ...(deal.end === 'revoke' && by.way('revoke') === 'share-divided' ? ['That others without a trick are looed as well is how we read the book.'] : []),
    ],
    headline: `${sayEnd(at)}; ${after === 0 ? 'the pool is empty' : `${counters(after)} ${after === 1 ? 'is' : 'are'} in the pool`}`,
  };
  function sayEnd({ deal: { end, holder, offender, dealer } }: At): string {
    const name = (seat: Seat | null) => table.name[seat ?? 'first'];
    if (end === 'flush') return `${name(holder)} takes the pool with a flush`;
    if (end === 'given') return `${name(dealer)}, the dealer, takes the pool`;
    if (end === 'revoke') return `${name(offender)} revoked`;
    if (end === 'misdeal') return `${name(dealer)} misdealt`;
    return 'The pool is shared';
  }
}
