// Counts a deal, each player for himself: the sale, a revoke, the bid, and then the points in the order in which they go out.
import { type Problem, problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import type { points } from '../points.ts';

export type Prices = Schedule<typeof points>;

/** Everything that counts in any variant, in the usual order; a schedule has those of its place and book. */
export const COUNTERS = {
  high: 'high',
  low: 'low',
  jack: 'jack',
  game: 'game',
  trey: 'the trey of trumps',
  pedro: 'pedro, the five of trumps',
  sancho: 'sancho, the nine of trumps',
  joker: 'the joker',
} as const;
type Counter = keyof typeof COUNTERS;
type Key = Parameters<Prices['line']>[0];

export interface Deal {
  /** Null if nobody bid. */
  readonly bid: number | null;
  readonly bidder: string;
  /** The player who sold the trump for the bid. */
  readonly seller: string | null;
  readonly owners: Readonly<Partial<Record<Counter, string | null>>>;
  readonly revoke: string | null;
  /** Whether, by custom, the bidder scores only the bid. */
  readonly onlyBid: boolean;
}

/** The points that count here, in the order of counting out. */
function countersBy(by: Prices): readonly Counter[] {
  const here = (Object.keys(COUNTERS) as Counter[]).filter((key) => by.gives(key as Key));
  const early = by.way('order') === 'joker-before-sancho';
  return early ? [...here.filter((key) => key !== 'sancho'), ...here.filter((key) => key === 'sancho')] : here;
}

/** Problems: a bid above all points, nobody with high, a sale to oneself or where bids go to the board. */
export function problemsOf({ bid, bidder, seller, owners }: Deal, by: Prices): Problem[] {
  const problems: Problem[] = [];
  const most = countersBy(by).reduce((sum, key) => sum + by.points(key as Key), 0);
  if (bid !== null && bid > most) problems.push(problem('bid', `${most} at most, all the points of a deal`, `${bid}`));
  if (owners.low === null && by.way('low') !== 'held') problems.push(problem('low', 'a player: some trump is always the lowest', 'nobody'));
  if (seller !== null && seller === bidder) problems.push(problem('sold', 'another player than the one who bought it', seller));
  return problems;
}

/** The lines of a deal, in the order of counting. */
export function countDeal(
  { bid, bidder, seller, owners, revoke, onlyBid }: Deal,
  by: Prices,
): { readonly lines: readonly Line[]; readonly notes: readonly string[] } {
  const lines: Line[] = [];
  const notes: string[] = [];
  const items = countersBy(by).flatMap((key) => {
    const to = owners[key];
    return typeof to === 'string' ? [by.line(key as Key, COUNTERS[key], { to })] : [];
  });
  const made = items.reduce((sum, { to, points = 0 }) => sum + (to === bidder ? points : 0), 0);
  if (seller !== null && bid !== null && by.has('sold')) lines.push(by.sum('sold', `sold for ${bid}`, bid, { to: seller }));
  if (revoke !== null) {
    if (bid === null && by.gives('revoke-no-bid')) lines.push(by.line('revoke-no-bid', 'a revoke, nobody having bid', { to: revoke }));
    else if (bid === null) lines.push(by.mention('revoke', 'a revoke: nothing is scored, and no bid is there to be set back', { to: revoke }));
    else lines.push(by.sum('revoke', 'a revoke: set back by the bid', -bid, { to: revoke }));
    if (by.way('revoke') === 'loss-made-good') notes.push('What the revoke cost another player is made good, where it is proved.');
  }
  const saved = revoke !== null && revoke !== bidder && by.way('revoke') === 'saves-the-bidder';
  const failed = bid !== null && made < bid && revoke !== bidder && !saved;
  if (failed && bid !== null) lines.push(by.sum('bid-failed', `bid of ${bid} failed with ${made}, set back`, -bid, { to: bidder }));
  if (saved && bid !== null && made < bid) notes.push('The bidder is not set back, because another player revoked.');
  const capped = onlyBid && bid !== null && made >= bid && revoke !== bidder;
  if (capped && bid !== null) lines.push(by.sum('only-bid', `bid of ${bid} made with ${made}: the bid and no more`, bid, { to: bidder }));
  const counted = items.filter(({ to }) => to !== revoke && (to !== bidder || !(failed || capped)));
  return { lines: [...lines, ...counted], notes };
}
