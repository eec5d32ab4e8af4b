// Settles a deal: what is put on the layout and taken from it, and what the players pay each other.
import { paidForCards } from '../../../mechanics/cards-left.ts';
import type { Seat, Table } from '../../../mechanics/seats.ts';
import { withPool } from '../../../mechanics/stakes/trick-pools.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import { counted } from '../../../wording/numbers.ts';
import type { points } from '../points.ts';
import type { Deal } from './asked.ts';
import { LAYOUT, LAYOUT_KEYS, type Piles } from './layout.ts';

export type Prices = Schedule<typeof points>;
export interface Settled {
  readonly lines: readonly Line[];
  readonly notes: readonly string[];
  /** The counters on each card after the deal. */
  readonly piles: Piles;
}
const unit = 'counter';

function stakes({ dealer, bet }: Deal, { keys }: Table<Seat>, by: Prices): Line[] {
  return keys.map((to) => {
    if (to === dealer && by.gives('dealer-stake')) return by.line('dealer-stake', 'put on the layout', { times: -1, to });
    return by.gives('stake') ? by.line('stake', 'put on the layout', { times: -1, to }) : by.sum('stake', 'put on the layout', -(bet ?? 0), { unit, to });
  });
}

const SAID = { stop: 'made', 'held-back': 'held back' } as const;
/** What each player pays to each of the others, a number of times for each. */
function toEachOther(key: 'stop' | 'held-back', often: readonly number[], what: string, { keys }: Table<Seat>, by: Prices): Line[] {
  const all = often.reduce((one, other) => one + other, 0);
  return keys.flatMap((to, n) => {
    const own = often[n] ?? 0;
    const times = all - own * keys.length;
    const rest = all - own;
    const each = by.points(key);
    const pays = own === 0 ? [] : [`${SAID[key]} ${counted(own, what)}: pays ${own * each} to each of the ${keys.length - 1} others`];
    const gets = rest === 0 ? [] : [`receives ${rest * each} for ${counted(rest, what)} of others`];
    return times === 0 ? [] : [by.line(key, [...pays, ...gets].join('; '), { times, to })];
  });
}

/** The extra cost of cards held back just below the layout. */
function spoilt({ below, spoilers, holders }: Deal, piles: number[], by: Prices): { lines: Line[]; notes: string[] } {
  const lines: Line[] = [];
  const notes: string[] = [];
  for (const [n, card] of (below ?? []).entries()) {
    const [at, from, holder] = [LAYOUT_KEYS.indexOf(card), spoilers?.[n] ?? 'first', holders?.[n] ?? 'nobody'];
    const pile = piles[at] ?? 0;
    const say = `held back below the ${LAYOUT[card].name}`;
    if (holder === from) {
      notes.push('A player who held back the lower card and also has the matching one pays that part to nobody; the book does not cover this.');
      continue;
    }
    lines.push(by.sum('below-layout', say, -pile, { unit, to: from }));
    if (holder === 'nobody') piles[at] = pile * 2;
    else lines.push(by.sum('below-layout', say, pile, { unit, to: holder }));
  }
  return { lines, notes };
}

/** Settles one deal with these counters on each card before it. The deal must be possible. */
export function settle(before: Piles, deal: Deal, table: Table<Seat>, by: Prices): Settled {
  const piles = LAYOUT_KEYS.map((_, n) => (before[n] ?? 0) + (deal.on[n] ?? 0));
  const faults = spoilt(deal, piles, by);
  const taken = LAYOUT_KEYS.flatMap((key, n): Line[] => {
    const to = deal[key];
    if (to === 'nobody') return [];
    const pile = piles[n] ?? 0;
    piles[n] = 0;
    return [by.sum('layout-card', `the ${LAYOUT[key].name} played`, pile, { unit, to, cards: [LAYOUT[key].card] })];
  });
  const lines = [
    ...stakes(deal, table, by),
    ...taken,
    ...(deal.stops === null ? [] : toEachOther('stop', deal.stops, 'stop', table, by)),
    ...(deal.revokes === null ? [] : toEachOther('held-back', deal.revokes, 'card', table, by)),
    ...faults.lines,
    ...paidForCards(deal, table, (say, more) => by.line('card-left', say, more)),
  ];
  return { lines: withPool(lines), notes: faults.notes, piles };
}
