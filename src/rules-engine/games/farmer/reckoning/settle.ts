// The result of a deal: the farm, the payments to the farmer, and the chips for the nearest hand below.
import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import type { points } from '../points.ts';

export type Prices = Schedule<typeof points>;

/** A shown hand. `cards`: the number of cards, if known. `six`: whether it has the six of hearts. */
export interface Shown {
  readonly to: string;
  readonly name: string;
  readonly total: number;
  readonly cards: number | null;
  readonly six: boolean;
}
export interface Settled {
  readonly lines: readonly Line[];
  readonly notes: readonly string[];
  /** Who takes the farm. */
  readonly winner: Shown | null;
  /** Hands tied until the number of their cards is known. */
  readonly unsettled: readonly Shown[];
}

const EITHER = 'Somebody has 16; whether the nearest below is paid all the same the book does not say, and it is not counted.';

/** The preferred hand among hands with the same count, in order from the dealer's left; null if it cannot be known. */
function preferred(tied: readonly Shown[], byCards: boolean): Shown | null {
  const [first = null] = tied;
  if (tied.length < 2) return first;
  const six = tied.find((hand) => hand.six);
  if (six !== undefined) return six;
  if (!byCards) return first;
  if (tied.some(({ cards }) => cards === null)) return null;
  const fewest = Math.min(...tied.map(({ cards }) => cards ?? 0));
  return tied.find(({ cards }) => cards === fewest) ?? null;
}

/** Settles a deal. `hands`: in order from the dealer's left. `paid`: whether the nearest is paid although somebody has 16. */
export function settle(hands: readonly Shown[], farmer: string, farm: number, paid: 'yes' | 'no' | null, by: Prices): Settled {
  const aim = by.points('number');
  const lines: Line[] = [];
  const notes: string[] = [];
  const unsettled: Shown[] = [];
  const byCards = by.way('farm') === 'fewest-cards';
  const at = hands.filter(({ total }) => total === aim);
  const winner = preferred(at, byCards);
  if (at.length > 0 && winner === null) unsettled.push(...at);
  if (winner !== null) lines.push(by.sum('farm', `${winner.name} has ${aim}: the farm`, farm, { to: winner.to }));
  for (const { to, name, total } of hands) {
    if (total <= aim) continue;
    const over = total - aim;
    lines.push(by.line('overdrawn', `${name}, ${total}: ${over} over`, { times: -over, to }));
    lines.push(by.line('overdrawn', `from ${name}, ${over} over`, { times: over, to: farmer }));
  }
  const below = hands.filter(({ total }) => total < aim);
  const best = Math.max(...below.map(({ total }) => total));
  const near = below.filter(({ total }) => total === best);
  if (near.length > 0 && at.length > 0 && paid === null) notes.push(EITHER);
  if (near.length > 0 && (at.length === 0 || paid === 'yes')) {
    const one = preferred(near, byCards);
    if (by.way('nearest') === 'one-of-them' && one === null) unsettled.push(...near);
    const takers = by.way('nearest') === 'all-who-tie' ? near : one === null ? [] : [one];
    for (const taker of takers) {
      const others = hands.filter(({ to }) => to !== taker.to);
      if (others.length > 0) lines.push(by.line('nearest', `${taker.name}, nearest below with ${taker.total}`, { times: others.length, to: taker.to }));
      for (const { to } of others) lines.push(by.line('nearest', `to ${taker.name}, the nearest below`, { times: -1, to }));
    }
  }
  return { lines, notes, winner, unsettled };
}
