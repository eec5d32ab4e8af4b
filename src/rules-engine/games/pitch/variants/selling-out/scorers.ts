import { choiceOf, count, type Values } from '../../../../scoring/fields.ts';
import { problem, type Result, wrong } from '../../../../scoring/result.ts';
import type { Schedule } from '../../../../scoring/schedule.ts';
import { type Answer, answer, type Line, scorer } from '../../../../scoring/scorers.ts';
import type { points } from '../../points.ts';
import type { bidMade } from '../shared/bid-made.ts';

type Prices = Schedule<typeof points & { 'bid-made': typeof bidMade }>;

const ask = {
  offer: choiceOf('What did the eldest hand do with the best bid?', { sold: 'Sold', refused: 'Refused it and pitched' }),
  bid: count('The bid', 1, 4),
  made: count('Points made by the player who pitched', 0, 4),
  seller: count('Score of the seller before the deal', -60, 9, { optional: true }),
} as const;

/** The lines of the player who pitched, buyer or seller. */
function pitchLines({ offer, bid, made }: Values<typeof ask>, by: Prices, notes: string[]): Line[] {
  const to = offer === 'sold' ? 'Buyer' : 'Seller';
  if (made >= bid) return [by.sum('bid-made', `${made} made on a bid of ${bid}`, made, { to })];
  if (offer === 'sold') return [by.sum('bid-failed', `bid of ${bid} not made, set back`, -bid, { to })];
  notes.push('The seller had to make as many as were offered; this paragraph does not say what failing costs. Donohue sets the seller back by the offer.');
  return [by.law('refused-bid-not-made', `${made} made on a refused bid of ${bid}`, { to })];
}

function score(asked: Values<typeof ask>, by: Prices): Result<Answer> {
  const { offer, bid, seller } = asked;
  const target = by.points('target');
  if (offer === 'sold' && seller !== null && seller + bid >= target) {
    const most = target - seller - 1;
    return wrong(problem('bid', most === 0 ? 'no bid at all: the seller wants one point' : `${most} at most, which does not put the seller out`, `${bid}`));
  }
  const notes: string[] = [];
  const sale: Line[] = offer === 'sold' ? [by.sum('sold', `sold for ${bid}`, bid, { to: 'Seller' })] : [];
  const answered = answer('', [...sale, ...pitchLines(asked, by, notes)], notes);
  const headline =
    answered.totals.length === 0 ? 'The book does not say what it costs' : answered.totals.map(({ to, points: sum }) => `${to} ${sum}`).join(', ');
  return { ok: true, value: { ...answered, headline } };
}

export const deal = scorer({
  title: 'Score a sale',
  gist: 'What the seller gets for the pitch and what the player who pitched makes of it.',
  aka: ['sold the pitch', 'commercial pitch'],
  books: ['blue-ribbon-1940'],
  ask,
  score,
});
