// Counts a deal: the trumps of each side, the bid made or failed, and the lines in the order in which they go out.
import { type Problem, problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import type { points } from '../points.ts';

export type Prices = Schedule<typeof points>;
/** The trumps that count, with their names, in the order of counting. */
export type Counters = Readonly<Record<string, string>>;
export const SIX = {
  high: 'high, the ace of trumps',
  low: 'low, the deuce of trumps',
  jack: 'the jack of trumps',
  game: 'game, the ten of trumps',
  'right-pedro': 'right pedro',
  'left-pedro': 'left pedro',
} as const;

export interface Deal {
  readonly bid: number;
  /** The owner of each counting trump, as the column of the side; null if nobody has it. */
  readonly owners: Readonly<Record<string, string | null>>;
  readonly bidder: string;
  readonly sides: readonly string[];
  /** The side that has revoked. */
  readonly revoke: string | null;
  readonly given: boolean;
}
export interface Counted {
  readonly lines: readonly Line[];
  readonly notes: readonly string[];
  /** What the book leaves open about the whole deal, in a few words. */
  readonly open?: string;
}

/** Problems: a bid above all the points, a trump without an owner if every deal has it, an agreement that cannot name one of several adversaries. */
export function problemsOf({ bid, owners, sides, given }: Deal, counters: Counters, by: Prices): Problem[] {
  const joker = typeof owners.joker === 'string' && by.gives('joker') ? by.points('joker') : 0;
  const most = by.points('whole') + joker;
  const problems: Problem[] = bid > most ? [problem('bid', `${most} at most, all the points of a deal`, `${bid}`)] : [];
  if (sides.length > 2 && by.way('bid-made') === 'difference')
    problems.push(problem('bidder', 'two sides: in this book four play as partners', `${sides.length} who keep a score`));
  if (sides.length > 2 && given)
    problems.push(problem('failed', 'the set-back: the book does not say which of several adversaries has the bid', 'given to the adversaries'));
  if (by.way('whole') === 'always')
    for (const key of Object.keys(counters))
      if (owners[key] === null) problems.push(problem(key, `one of the two sides: all ${by.points('whole')} points are made in every deal`, 'nobody'));
  return problems;
}

/** The lines of a deal, in the order of counting. */
export function countDeal({ bid, owners, bidder, sides, revoke, given }: Deal, counters: Counters, by: Prices): Counted {
  type Key = Parameters<Prices['line']>[0];
  const keys = (Object.keys(counters) as Key[]).filter((key) => by.gives(key));
  const items = (has: readonly string[]): Line[] =>
    keys.flatMap((key) => {
      const to = owners[key];
      return typeof to === 'string' && has.includes(to) ? [by.line(key, counters[key] ?? key, { to })] : [];
    });
  const madeBy = (side: string) => items([side]).reduce((sum, line) => sum + (line.points ?? 0), 0);
  const others = sides.filter((side) => side !== bidder);
  const [adversaries = ''] = others;
  const mine = madeBy(bidder);
  const toAdversaries = (why: string) => by.sum('bid-failed', `bid of ${bid} ${why}`, bid, { to: adversaries });

  if (revoke === bidder) {
    if (by.way('revoke') === 'bid-lost')
      return {
        lines: [toAdversaries('lost by a revoke'), ...items(others)],
        notes: ['A bid lost by a revoke is read as one that fails: the adversaries score it.'],
      };
    return {
      lines: [by.mention('revoke', 'the side that bid has revoked and scores nothing', { to: bidder }), ...items(others)],
      notes: ['Whether the bid is set back besides, the book does not say; it is not taken off here.'],
    };
  }
  if (revoke !== null) {
    const notes = mine < bid ? ['An adversary revoked: the bidder scores what was made, though it is less than the bid.'] : [];
    return { lines: [by.mention('revoke', 'the side that revoked scores nothing', { to: revoke }), ...items(sides.filter((side) => side !== revoke))], notes };
  }
  if (mine < bid) {
    if (by.way('bid-failed') === 'to-adversaries') return { lines: [toAdversaries(`failed with ${mine}`), ...items(others)], notes: [] };
    const cost = given
      ? by.sum('to-adversaries', `bid of ${bid} failed with ${mine}, given to the adversaries`, bid, { to: adversaries })
      : by.sum('bid-failed', `bid of ${bid} failed with ${mine}, set back`, -bid, { to: bidder });
    return { lines: [cost, ...items(others)], notes: [] };
  }
  if (by.way('bid-made') === 'all') return { lines: items(sides), notes: [] };
  const theirs = madeBy(adversaries);
  const text = `bid of ${bid} made, ${mine} against ${theirs}`;
  if (mine > theirs) {
    const off = items([adversaries]).map(({ rule, say }): Line => {
      const key = keys.find((one) => by.id(one) === rule) ?? 'high';
      return by.line(key, `${say}, of the adversaries: comes off`, { times: -1, to: bidder });
    });
    return { lines: [by.mention('bid-made', `${text}: the lower comes off`, { to: bidder }), ...off, ...items([bidder])], notes: [] };
  }
  const note = mine < theirs ? [`The difference of ${theirs - mine} is won; for whom, where the adversaries have more, the book does not say.`] : [];
  const open = mine < theirs ? { open: `The book does not say who wins the difference of ${theirs - mine}` } : {};
  const counted = items(sides).map(({ points = 0, ...line }): Line => ({ ...line, say: `${line.say}: ${points} counted` }));
  return { lines: [by.mention('bid-made', mine === theirs ? `${text}: no difference` : text, { to: bidder }), ...counted], notes: note, ...open };
}
