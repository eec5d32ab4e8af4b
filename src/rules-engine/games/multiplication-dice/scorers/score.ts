import { ok } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { answer, scorer } from '../../../scoring/scorers.ts';
import type { points } from '../points.ts';
import { productLine, THROWS } from '../reckoning/product.ts';

/** The score of one player (Blue Ribbon 1940, p. 203; Donohue, p. 393). */
export const score = scorer({
  title: 'The score of three throws',
  gist: 'Says which dice stay, what they make and what the last die makes of it.',
  aka: ['multiplication score', 'what did I throw'],
  books: ['blue-ribbon-1940', 'donohue'],
  ask: THROWS,
  score: (throws, by: Schedule<typeof points>) => {
    const line = productLine(throws, by);
    return ok(answer(`${line.points} points`, [line]));
  },
});
