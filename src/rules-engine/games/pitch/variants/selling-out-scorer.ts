import { choiceOf, count, type Values } from '../../../core/fields.ts';
import { pointsOf } from '../../../core/points.ts';
import { problem, type Result, wrong } from '../../../core/result.ts';
import { type Answer, answer, type Line, scorer } from '../../../core/scorers.ts';
import { points } from '../points.ts';

const ask = {
  offer: choiceOf('What did the eldest hand do with the best bid?', { sold: 'Sold', refused: 'Refused it and pitched' }),
  bid: count('The bid', 1, 4),
  made: count('Points made by the player who pitched', 0, 4),
  seller: count('Score of the seller before the deal', -40, 9, { optional: true }),
} as const;

function score({ offer, bid, made, seller }: Values<typeof ask>): Result<Answer> {
  const target = pointsOf(points.target, 'blue-ribbon-1940');
  if (offer === 'sold' && seller !== null && seller + bid >= target)
    return wrong(problem('bid', `a bid that does not put the seller out: at most ${target - seller - 1}`, `${bid}`));
  const pitcher = offer === 'sold' ? 'Buyer' : 'Seller';
  const lines: Line[] = [];
  const notes: string[] = [];
  if (offer === 'sold') lines.push({ rule: 'points.sold', say: `sold for ${bid}`, points: bid, to: 'Seller' });
  if (made >= bid) lines.push({ rule: 'points.order', say: `${made} made on ${bid}`, points: made, to: pitcher });
  else if (offer === 'sold') lines.push({ rule: 'points.bid-failed', say: `bid of ${bid} not made, set back`, points: -bid, to: pitcher });
  else {
    lines.push({ rule: 'law.refused-bid-not-made', say: `${made} made on an offer of ${bid}`, to: pitcher });
    notes.push('He had to make as many as he was offered; what failing costs is not said in this paragraph. Donohue sets him back by the offer.');
  }
  const answered = answer('', lines, notes);
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
