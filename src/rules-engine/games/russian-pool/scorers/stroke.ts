import { sayPoints } from '../../../laws/remedies/amounts.ts';
import { ok, wrong } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { answer, scorer } from '../../../scoring/scorers.ts';
import { BLUE as BOOK } from '../../../vocabulary/book-ids.ts';
import type { points } from '../points.ts';
import { ask, reckon, type Stroke } from '../reckoning/stroke.ts';

export const stroke = scorer({
  title: 'Count a stroke',
  gist: 'By the ball struck first, the pockets and a carom: what counts, or what is forfeited.',
  aka: ['wrong pocket', 'how much is the black'],
  books: [BOOK],
  ask,
  score: (asked: Stroke, by: Schedule<typeof points>) => {
    const { problems, lines, notes } = reckon(asked, by, 'striker');
    if (problems.length > 0) return wrong(...problems);
    const sum = lines.reduce((all, line) => all + (line.points ?? 0), 0);
    const shown = lines.length > 0 ? lines : [by.mention('carom', 'nothing made', { to: 'striker' })];
    return ok(answer(sum < 0 ? `${-sum} forfeited` : sayPoints(sum), shown, notes, 'striker'));
  },
});
