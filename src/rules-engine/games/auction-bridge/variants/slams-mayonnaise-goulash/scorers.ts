import { ok } from '../../../../scoring/result.ts';
import type { Added, Schedule } from '../../../../scoring/schedule.ts';
import { answer, type Line, scorer } from '../../../../scoring/scorers.ts';
import { BLUE } from '../../../../vocabulary/book-ids.ts';
import type { points } from '../../points.ts';
import { dealFields } from '../../reckoning/fields.ts';
import { dealProblems, reckon, SIDES, sayContract, sayResult } from '../../reckoning/reckon.ts';

export const deal = scorer({
  title: 'Score a deal with slams bid',
  gist: 'Scores a deal in which a slam bid and made has a bonus of its own.',
  aka: ['goulash score', 'mayonnaise score', 'slam bonus'],
  books: [BLUE],
  ask: dealFields,
  score: (values, by: Schedule<typeof points & Added<'grand-slam-bid' | 'little-slam-bid'>>) => {
    const problems = dealProblems(values);
    if (problems.length > 0) return { ok: false, problems };
    const lines = reckon(values, by).map((one): Line => {
      const to = SIDES[one.side];
      const made = one.side === 'declarers' && values.tricks >= values.level + 6;
      if (made && one.rule === by.id('grand-slam') && values.level === 7) return by.line('grand-slam-bid', 'grand slam bid and made', { unit: 'point', to });
      if (made && one.rule === by.id('little-slam') && values.level === 6) return by.line('little-slam-bid', 'little slam bid and made', { unit: 'point', to });
      return { rule: one.rule, say: one.say, points: one.points, to };
    });
    const notes =
      values.level === 6 && values.tricks === 13
        ? [
            'Six bid and all the tricks won: the grand slam was made but not bid. The book does not say whether the little slam counts as bid; the usual bonus is given.',
          ]
        : [];
    return ok(answer(`${sayContract(values)}, ${sayResult(values)}.`, lines, notes));
  },
});
