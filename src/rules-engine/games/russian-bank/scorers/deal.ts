import { ok, wrong } from '../../../scoring/result.ts';
import { answer, scorer } from '../../../scoring/scorers.ts';
import { left, linesOf, NONE_LEFT, type Prices, tooMany } from './left.ts';

export const deal = scorer({
  title: 'What does the winner score?',
  gist: 'Counts the winner’s points from the cards that the loser still has.',
  aka: ['count the cards left', 'russian bank score', 'count the stock', 'how many points'],
  books: ['blue-ribbon-1940'],
  ask: left,
  score: (asked, by: Prices) => {
    const problems = tooMany(asked);
    if (problems.length > 0) return wrong(...problems);
    const lines = linesOf(asked, by, 'Winner');
    const points = lines.reduce((sum, line) => sum + (line.points ?? 0), 0);
    return ok(answer(`The winner scores ${points}`, lines, asked.stock + asked.rest === 0 ? [NONE_LEFT] : []));
  },
});
