import { count } from '../../../scoring/fields.ts';
import { ok, problem, wrong } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { answer, scorer } from '../../../scoring/scorers.ts';
import { BLUE as BOOK } from '../../../vocabulary/book-ids.ts';
import type { points } from '../points.ts';
import { isNatural, pinLines, pinsDown, setsFor, wrongPins } from '../reckoning/pins.ts';

export const standing = scorer({
  title: 'Have I made pool?',
  gist: 'Your small ball and the pins: pool, a burst, or which pins would make it at one stroke.',
  aka: ['what do I need', 'am I burst', 'thirty-one'],
  books: [BOOK],
  ask: {
    ball: count('Number on your small ball', 1, 30),
    before: count('Pins before this stroke', 0, 30, { optional: true }),
    pins: pinsDown('Pins down by this stroke'),
  },
  score: ({ ball, before, pins }, by: Schedule<typeof points>) => {
    const pool = by.points('pool');
    const own = ball + (before ?? 0);
    if (own > pool) return wrong(problem('before', `at most ${pool - ball}, as more was a burst`, `${before}`));
    const now = pins ?? [];
    const odd = wrongPins('pins', now);
    if (odd.length > 0) return wrong(...odd);
    const lines = [by.sum('private', `small ball ${ball}, pins before ${before ?? 0}`, own), ...pinLines(now, by, '')];
    const total = lines.reduce((sum, line) => sum + (line.points ?? 0), 0);
    if (isNatural(now)) return ok(answer('A natural: the pool is won', [...lines, by.mention('natural', 'the four outer pins at a stroke')]));
    if (total === pool) return ok(answer(`${total}: pool, to be proclaimed before the next stroke`, [...lines, by.mention('pool', 'pool')]));
    if (total > pool) return ok(answer(`${total}: a burst, and the score is ${ball} again`, [...lines, by.mention('burst', `${total} is over ${pool}`)]));
    const sets = setsFor(pool - total, by);
    const next = sets.length === 0 ? 'No one stroke makes pool, but for a natural.' : `At one stroke these make pool: ${sets.join('; ')}.`;
    return ok(answer(`${total}, and ${pool - total} to pool`, lines, [next]));
  },
});
