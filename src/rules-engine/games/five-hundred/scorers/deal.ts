import { wrong } from '../../../scoring/result.ts';
import { scorer } from '../../../scoring/scorers.ts';
import { BID, dealLines, type Prices, problemsOf, problemsOfSchedule, REVOKE, SCHEDULE, tricksOf } from '../reckoning/deal.ts';
import { BEFORE, columnsOf, describeDeal } from '../reckoning/deal-lines.ts';

export const deal = scorer({
  title: 'Score a deal',
  gist: 'The bid made, failed or passed by all ten tricks, the tricks of the others, a revoke, and who is out first.',
  aka: ['500 calculator', 'set back', 'in the hole', 'both can go out', 'slam'],
  books: ['blue-ribbon-1940', 'donohue'],
  ask: { ...SCHEDULE, ...BID, tricks: tricksOf('the bidder first'), ...REVOKE, ...BEFORE },
  score: ({ schedule, trumps, bid, before, ...played }, by: Prices) => {
    const problems = [...problemsOfSchedule({ schedule }, by), ...problemsOf(played, played.tricks.length)];
    if (problems.length > 0) return wrong(...problems);
    const to = columnsOf(played.tricks.length);
    return describeDeal(dealLines({ schedule, trumps, bid }, played, to, 0, by), to, before, [], by);
  },
});
