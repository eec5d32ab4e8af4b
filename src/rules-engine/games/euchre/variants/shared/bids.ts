import type { Added, Schedule } from '../../../../scoring/schedule.ts';
import type { Line } from '../../../../scoring/scorers.ts';
import type { points } from '../../points.ts';

/** A bid of tricks, made or not, where the bid itself is what counts: a failure costs the bid, or one figure for any. */
export function bidLines(
  by: Schedule<typeof points & Added<'bid-made' | 'bid-failed'>>,
  bid: number,
  tricks: number,
  sides: { readonly bidders: string; readonly others: string },
): Line[] {
  if (tricks >= bid) return [by.line('bid-made', `${bid} bid and made`, { times: bid, to: sides.bidders })];
  return [by.line('bid-failed', `${bid} bid, ${tricks} taken`, { times: by.way('bid-failed') === 'the-bid' ? bid : 1, to: sides.others })];
}
