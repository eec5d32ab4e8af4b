import { TWO_SEATS } from '../../../mechanics/seats.ts';
import { ok, wrong } from '../../../scoring/result.ts';
import { answer, scorer } from '../../../scoring/scorers.ts';
import { awardOf, type Prices } from '../reckoning/deal.ts';
import { handOf } from '../reckoning/fields.ts';

const NEXT = 'The winner of the next deal adds a point to the score.';

export const deal = scorer({
  title: 'Score a hand',
  gist: 'One, two or three points for 66; a closing that failed, a wrong announcement, a hand that nobody scores.',
  aka: ['sixty-six calculator', 'closed and got 65', 'schneider', 'schwarz', 'who scores'],
  books: ['blue-ribbon-1940', 'donohue', 'uspc-1898'],
  ask: handOf(TWO_SEATS),
  score: (hand, by: Prices) => {
    const { lines, problems, notes, carried } = awardOf(hand, TWO_SEATS, by);
    if (problems.length > 0) return wrong(...problems);
    const [line] = lines;
    const points = line?.points ?? 0;
    const headline = points === 0 ? (carried ? 'Nobody scores' : 'Not decided') : `${line?.to} ${points < 0 ? 'loses' : 'scores'} ${Math.abs(points)}`;
    return ok(answer(headline, lines, carried ? [NEXT, ...notes] : notes));
  },
});
