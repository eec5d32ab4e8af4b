import type { Line } from '../../../scoring/scorers.ts';
import { type By, isQuinola, POOL_OF, partyValue, SPECIAL } from './cards.ts';
import { type Event, PLACES, type Place, type Played, undertakerOf } from './played.ts';

export type Pool = 'great' | 'little';
export type Pools = Readonly<Record<Pool, number>>;
type Holder = Place | Pool;
/** One payment. `line`: the line of the player who receives it a number of times (negative: pays). */
interface Payment {
  readonly from: Holder;
  readonly to: Holder;
  readonly line: (sign: 1 | -1, to: string) => Line;
}

const unit = 'fish';
const opposite = (one: Place, other: Place) => Math.abs(one - other) === 2;
/** A player's rank by the last deal, 0 the best: the more recently a player dealt, the better; donohue p. 352. */
export const placing = (place: Place, dealer: Place): number => (dealer - place + 4) % 4;

/** The winner of the party: fewest points, then tricks, then an espagnolette without a trick, then the last dealer; donohue p. 352. */
export function partyWinner({ points, tricks, dealer, espagnolette }: Played): Place {
  const failed = espagnolette !== null && (tricks[espagnolette] ?? 0) > 0;
  const order = (place: Place) => [points[place] ?? 0, tricks[place] ?? 0, place === espagnolette ? 0 : 1, placing(place, dealer)];
  return best(
    PLACES.filter((place) => !(failed && place === espagnolette)),
    order,
  );
}

/** The loser of the party: the espagnolette with a trick, else the player with most points; the book does not say so explicitly. */
export function partyLoser(played: Played): Place {
  const { points, tricks, dealer, espagnolette } = played;
  if (espagnolette !== null && (tricks[espagnolette] ?? 0) > 0) return espagnolette;
  const winner = partyWinner(played);
  return best(
    PLACES.filter((place) => place !== winner),
    (place) => [-(points[place] ?? 0), -(tricks[place] ?? 0), -placing(place, dealer)],
  );
}

function best(places: readonly Place[], order: (place: Place) => readonly number[]): Place {
  const [first = 0] = [...places].sort((a, b) => {
    const [one, other] = [order(a), order(b)];
    const at = one.findIndex((value, n) => value !== other[n]);
    return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
  });
  return first;
}

/** A payment between players by a score item, doubled for opposite seats. */
function between(item: 'ace' | 'ace-of-diamonds' | 'great-quinola' | 'little-quinola', say: string, from: Place, to: Place, times: number, by: By): Payment {
  const factor = times * (opposite(from, to) ? by.points('opposite') : 1);
  return { from, to, line: (sign, name) => by.line(item, say, { times: sign * factor, to: name }) };
}

/** The consolation of an ace or quinola; donohue p. 354. */
function consolation({ key, how, by: player, to, when }: Event, winner: Place | null, by: By): Payment[] {
  const { item, title } = SPECIAL[key];
  const times = when === 'last' ? by.points('last-card') : 1;
  const say = `${title} ${how}${when === 'last' ? ', the last card' : ''}`;
  if (how === 'led') return winner === null || winner === player ? [] : [between(item, say, player, winner, times, by)];
  if (to === null) return [];
  if (how === 'placed') return [between(item, say, to, player, times, by)];
  return PLACES.filter((place) => place !== to).map((place) => between(item, say, place, to, times, by));
}

/** The stake of a quinola, from its pool or into it; donohue p. 351-352. */
function stake({ key, how, by: player }: Event, draws: boolean, pools: Pools, by: By): Payment[] {
  if (!isQuinola(key)) return [];
  const { pool, cap } = POOL_OF[key];
  const amount = Math.min(pools[pool], by.points(cap));
  const say = `stake of the ${SPECIAL[key].title.toLowerCase()}, ${how}`;
  const line = (sign: 1 | -1, to: string) => by.rated(cap, say, sign * amount, { unit, to });
  if (amount === 0) return [];
  return [draws ? { from: pool, to: player, line } : { from: player, to: pool, line }];
}

/** The payments of a deal without a reversis: consolations, stakes, the party. */
function common(played: Played, pools: Pools, by: By): Payment[] {
  const { events, espagnolette, tricks, discards } = played;
  const failed = espagnolette !== null && (tricks[espagnolette] ?? 0) > 0 ? espagnolette : null;
  const winner = partyWinner(played);
  const value = partyValue(discards, by);
  const loser = partyLoser(played);
  const due = value * (opposite(winner, loser) ? by.points('opposite') : 1);
  return [
    // A failed espagnolette gives up consolations for placed cards, and pays the stake of a quinola instead of drawing it.
    ...events.flatMap((one) => (one.how === 'placed' && one.by === failed ? [] : consolation(one, winner, by))),
    ...events.flatMap((one) => stake(one, one.how === 'placed' && one.by !== failed, pools, by)),
    { from: loser, to: winner, line: (sign, to) => by.sum('party', `the party of ${value}`, sign * due, { unit, to }) },
  ];
}

/** The payments of a reversis made or broken: its price, its own quinolas, and the remaining consolations; donohue p. 352-354. */
function ofReversis(played: Played, undertaker: Place, pools: Pools, by: By): Payment[] {
  const { events, reversis, espagnolette, breaker } = played;
  const own = events.filter((one) => one.by === undertaker && one.when === 'before').flatMap((one) => stake(one, reversis === 'made', pools, by));
  const paying = espagnolette !== null && espagnolette !== undertaker && espagnolette !== breaker ? espagnolette : null;
  if (reversis === 'broken' && breaker !== null) {
    const price: Payment = { from: paying ?? undertaker, to: breaker, line: (sign, to) => by.line('reversis-broken', 'reversis broken', { times: sign, to }) };
    // Quinolas are ordinary cards once the reversis is undertaken, and forcing or leading one earlier pays nothing.
    const stands = events.filter((one) => (isQuinola(one.key) ? one.when === 'before' && one.how === 'placed' : one.how !== 'led'));
    return [...stands.flatMap((one) => consolation(one, null, by)), ...own, price];
  }
  const prices = PLACES.filter((place) => place !== undertaker).map((place): Payment => {
    const item = opposite(place, undertaker) ? 'reversis-opposite' : 'reversis-side';
    return { from: paying ?? place, to: undertaker, line: (sign, to) => by.line(item, 'reversis made', { times: sign, to }) };
  });
  return [...own, ...prices];
}

/** All payments of a deal between players and pools, with a line for each payer and each recipient. */
export function settle(played: Played, pools: Pools, nameOf: (holder: Holder) => string, by: By): Line[] {
  const undertaker = undertakerOf(played);
  const payments = undertaker === null ? common(played, pools, by) : ofReversis(played, undertaker, pools, by);
  const { revoker } = played;
  const fines = (['great', 'little'] as const).map((pool): Payment[] =>
    revoker === null ? [] : [{ from: revoker, to: pool, line: (sign, to) => by.line('revoke', 'revoke', { times: sign, to }) }],
  );
  // A player who has revoked is paid nothing.
  return [...payments.filter(({ to }) => to !== revoker || revoker === null), ...fines.flat()].flatMap(({ from, to, line }) => [
    line(1, nameOf(to)),
    line(-1, nameOf(from)),
  ]);
}
