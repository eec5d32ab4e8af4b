import type { ScoreItem } from '../../../../core/points.ts';
import type { Schedule } from '../../../../core/schedule.ts';
import type { Line } from '../../../../core/scorers.ts';

/** A bid of tricks, made or not, where the bid itself is what counts. The two books part on what a failure costs. */
export function bidLines(
  _rows: { readonly 'bid-made': ScoreItem; readonly 'bid-failed': ScoreItem },
  by: Schedule,
  bid: number,
  tricks: number,
  sides: { readonly bidders: string; readonly others: string },
): Line[] {
  if (tricks >= bid) return [by.line('bid-made', `${bid} bid and made`, { times: bid, to: sides.bidders })];
  const failed = by.points('bid-failed');
  const say = `${bid} bid, ${tricks} taken`;
  return [{ rule: 'points.bid-failed', say, points: by.book === 'uspc-1898' ? bid * failed : failed, to: sides.others }];
}
