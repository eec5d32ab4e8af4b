import type { BookId } from '../../../../books.ts';
import { pointsOf, type ScoreItem } from '../../../../core/points.ts';
import type { Line } from '../../../../core/scorers.ts';

/** A bid of tricks, made or not, where the bid itself is what counts. The two books part on what a failure costs. */
export function bidLines(
  rows: { readonly 'bid-made': ScoreItem; readonly 'bid-failed': ScoreItem },
  book: BookId,
  bid: number,
  tricks: number,
  sides: { readonly bidders: string; readonly others: string },
): Line[] {
  if (tricks >= bid) return [{ rule: 'points.bid-made', say: `${bid} bid and made`, points: bid * pointsOf(rows['bid-made'], book), to: sides.bidders }];
  const failed = pointsOf(rows['bid-failed'], book);
  const say = `${bid} bid, ${tricks} taken`;
  return [{ rule: 'points.bid-failed', say, points: book === 'uspc-1898' ? bid * failed : failed, to: sides.others }];
}
