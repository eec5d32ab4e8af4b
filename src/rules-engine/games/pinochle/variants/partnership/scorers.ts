import { choiceOf, count } from '../../../../scoring/fields.ts';
import { ok, problem, wrong } from '../../../../scoring/result.ts';
import type { Schedule } from '../../../../scoring/schedule.ts';
import { answer, type Line, scorer } from '../../../../scoring/scorers.ts';
import { counted } from '../../../../wording/numbers.ts';
import type { points } from '../../points.ts';
import { meldsTogether } from '../../reckoning/together.ts';

const SIDES = { we: 'The first side', they: 'The second side' } as const;
const ask = {
  weMeld: count('Melds of the first side', 0, 3000, { hint: 'Exchanges of the nine and the dealer’s turned nine included.' }),
  theyMeld: count('Melds of the second side', 0, 3000),
  tricks: count('Tricks won by the first side', 0, 12),
  counters: count('Aces, tens and kings in them', 0, 24),
  last: choiceOf('Who won the last trick?', SIDES),
} as const;
export const deal = /* @__PURE__ */ scorer({
  title: 'Score a deal',
  gist: 'Melds, counters and the last trick of both sides.',
  aka: ['count the counters', 'no trick'],
  books: ['sierra'],
  ask,
  score: ({ weMeld, theyMeld, tricks, counters, last }, by: Schedule<typeof points>) => {
    if (counters > 4 * tricks || 24 - counters > 4 * (12 - tricks))
      return wrong(
        problem('counters', `${Math.max(0, 4 * tricks - 24)} to ${Math.min(24, 4 * tricks)} in ${counted(tricks, 'trick')} of four cards`, `${counters}`),
      );
    if ((last === 'we' && tricks === 0) || (last === 'they' && tricks === 12)) return wrong(problem('last', 'a side that won a trick', SIDES[last]));
    const lines: Line[] = [];
    const each = by.points('ace');
    for (const side of ['we', 'they'] as const) {
      const to = SIDES[side];
      const meld = side === 'we' ? weMeld : theyMeld;
      const won = side === 'we' ? tricks : 12 - tricks;
      const cards = side === 'we' ? counters : 24 - counters;
      if (meld > 0)
        lines.push(won > 0 ? by.sum('melds-scored', `melds: ${meld}`, meld, { to }) : by.law('no-trick', `melds of ${meld} lost: no trick`, { to }));
      if (cards > 0) lines.push(by.line('ace', `${cards} aces, tens and kings at ${each}`, { times: cards, to }));
      if (last === side) lines.push(by.line('last-trick', 'last trick', { to }));
    }
    const result = answer('', lines);
    return ok({ ...result, headline: result.totals.map(({ to, points }) => `${to} ${points}`).join(', ') });
  },
});
export const melds = /* @__PURE__ */ meldsTogether({ most: 12 }, ['sierra']);
