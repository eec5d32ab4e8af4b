import type { Added, Schedule } from '../../../../scoring/schedule.ts';
import type { Line } from '../../../../scoring/scorers.ts';
import type { points } from '../../points.ts';

/** Returns the line of a bid of tricks where the bid itself counts, made or failed; a failure costs the bid or a fixed value. */
export function bidLines(
  by: Schedule<typeof points & Added<'bid-made' | 'bid-failed'>>,
  bid: number,
  tricks: number,
  sides: { readonly bidders: string; readonly others: string },
): Line[] {
  if (tricks >= bid) return [by.line('bid-made', `${bid} bid and made`, { times: bid, to: sides.bidders })];
  return [by.line('bid-failed', `${bid} bid, ${tricks} taken`, { times: by.way('bid-failed') === 'the-bid' ? bid : 1, to: sides.others })];
}
