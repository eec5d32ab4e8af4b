import { sayPoints } from '../../../laws/remedies/amounts.ts';
import { ok, wrong } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { answer, scorer } from '../../../scoring/scorers.ts';
import { BLUE as BOOK } from '../../../vocabulary/book-ids.ts';
import type { points } from '../points.ts';
import { ask, reckon, type Stroke } from '../reckoning/stroke.ts';

export const stroke = scorer({
  title: 'Count a stroke',
  gist: 'Caroms, balls and pins of one stroke, and what is taken off.',
  aka: ['how much is the middle pin', 'points of a stroke'],
  books: [BOOK],
  ask,
  score: (asked: Stroke, by: Schedule<typeof points>) => {
    const { problems, lines, notes } = reckon(asked, by, 'striker');
    if (problems.length > 0) return wrong(...problems);
    return ok(answer(sayPoints(lines.reduce((sum, line) => sum + (line.points ?? 0), 0)), lines, notes, 'striker'));
  },
});
