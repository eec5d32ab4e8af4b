import { ok } from '../../../scoring/result.ts';
import { answer, scorer } from '../../../scoring/scorers.ts';
import { type By, DEAL, dealLines } from '../reckoning/deal.ts';
import { BOTH_SIDES, SET_BACK } from '../reckoning/doubts.ts';

export const deal = scorer({
  title: 'Score a deal',
  gist: 'Bid made or set back, and the tricks of both sides.',
  aka: ['hasenpfeffer calculator', 'set back', 'bid and tricks'],
  books: ['blue-ribbon-1940'],
  ask: DEAL,
  score: (dealt, by: By) => {
    const lines = dealLines(dealt, 'Bidder’s side', 'Other side', by);
    const result = answer('', lines, [...(dealt.tricks < 6 ? [BOTH_SIDES] : []), ...(dealt.tricks < dealt.bid && dealt.tricks > 0 ? [SET_BACK] : [])]);
    return ok({ ...result, headline: result.totals.map(({ to, points }) => `${to} ${points}`).join(', ') });
  },
});
