import type { Citation } from '../../../../books.ts';
import { choiceOf, count } from '../../../../scoring/fields.ts';
import { bookValue, item, type ScoreItem } from '../../../../scoring/points.ts';
import { ok, problem, wrong } from '../../../../scoring/result.ts';
import type { Schedule } from '../../../../scoring/schedule.ts';
import { answer, type Line, scorer } from '../../../../scoring/scorers.ts';

/** Returns the score item of a bid in the book's printed table. */
export const bidOf =
  (from: Citation) =>
  (title: string, gist: string, points: number): ScoreItem =>
    item({ title, gist, group: 'Bids', books: { 'blue-ribbon-1940': bookValue(points, from) } });

/** One bid of a game in which the bid fixes how many partners may be chosen. */
export interface BidRow {
  /** Key of the score item that holds its points. */
  readonly item: string;
  readonly label: string;
  readonly partners: number;
  readonly tricks: number;
}

/** Returns the scorer of the seven-handed game or its five-handed form, which differ only in the table of bids. */
export function partnersByBid<const B extends Readonly<Record<string, BidRow>>>(title: string, bids: B, tricksInDeal: number, players: number) {
  const options = Object.fromEntries(Object.entries(bids).map(([key, row]) => [key, row.label]));
  const most = Math.max(...Object.values(bids).map((row) => row.partners));
  return scorer({
    title,
    gist: 'What the bidder, each partner and each opponent score for a bid, a failure or a revoke.',
    aka: ['bid and partners', 'who scores the bid'],
    books: ['blue-ribbon-1940'],
    ask: {
      bid: choiceOf('What was bid?', options),
      partners: count('How many partners did the bidder choose?', 0, most),
      tricks: count('Tricks of the bidder’s side', 0, tricksInDeal),
      revoke: choiceOf('Was a revoke proved?', { none: 'No', bidders: 'Yes, by the bidder’s side', opponents: 'Yes, by an opponent' }, { otherwise: 'none' }),
    },
    score: (values, by: Schedule) => {
      const row = bids[values.bid as keyof B & string] as BidRow;
      if (values.partners > row.partners) return wrong(problem('partners', `at most ${row.partners} for this bid`, `${values.partners}`));
      const others = players - 1 - values.partners;
      const won = values.revoke === 'none' ? values.tricks >= row.tricks : values.revoke === 'opponents';
      const points = by.points(row.item);
      const why =
        values.revoke !== 'none'
          ? 'revoke: the amount bid'
          : won
            ? `bid made with ${values.tricks} tricks`
            : `bid not made: ${values.tricks} of ${row.tricks} tricks`;
      const line = (to: string): Line =>
        values.revoke !== 'none' ? by.law('revoke', why, { points, to }) : won ? by.line(row.item, why, { to }) : by.sum('bid-failed', why, points, { to });
      const lines = won ? [line('Bidder'), ...(values.partners > 0 ? [line('Each partner')] : [])] : [line('Each opponent')];
      const notes = [
        ...(won && values.revoke === 'none' && values.tricks > row.tricks ? ['Tricks beyond the bid add nothing.'] : []),
        ...(won ? [] : [`There are ${others} opponents, and each of them scores.`]),
        ...(values.revoke === 'opponents' ? ['The hand stops at the revoke, so the tricks still to be played do not matter.'] : []),
      ];
      return ok(
        answer(
          won
            ? `The bidder${values.partners > 0 ? ' and each partner' : ''} score ${points}`.replace(/^The bidder score/, 'The bidder scores')
            : `Each opponent scores ${points}`,
          lines,
          notes,
        ),
      );
    },
  });
}
