import { ok } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { type Line, scorer } from '../../../scoring/scorers.ts';
import type { points } from '../points.ts';
import { BOOKS } from '../reckoning/denominations.ts';
import { dealFields } from '../reckoning/fields.ts';
import { type Deal, dealProblems, isChicane, reckon, SIDES, sayContract, sayResult } from '../reckoning/reckon.ts';

/** Notes to the lines: game in one deal, a slam after a revoke, chicane that the book does not have. */
function notesOn(deal: Deal, by: Schedule<typeof points>, below: number): string[] {
  const notes: string[] = [];
  if (below >= by.points('game')) notes.push(`${below} below the line is a game in one deal.`);
  if (by.way('little-slam') === 'without-revoke' && (deal.tricks > 11 || deal.tricks < 2)) notes.push('Tricks taken for a revoke do not count towards a slam.');
  if (!by.gives('chicane') && isChicane(deal.chicane)) notes.push('The 1926 code has no chicane.');
  return notes;
}

export const deal = scorer({
  title: 'Score a deal',
  gist: 'Scores one deal: odd tricks, honours, slams, doubled contracts and tricks short, below and above the line.',
  aka: ['four aces at no trumps', 'auction bridge calculator', 'auction bridge score', 'honours table', 'how much for down two doubled'],
  books: BOOKS,
  ask: dealFields,
  score: (values, by: Schedule<typeof points>) => {
    const problems = dealProblems(values);
    if (problems.length > 0) return { ok: false, problems };
    const lines: Line[] = [];
    let below = 0;
    let above = 0;
    let defenders = 0;
    for (const one of reckon(values, by)) {
      lines.push({ rule: one.rule, say: one.say, points: one.points, to: SIDES[one.side] });
      if (one.side === 'defenders') defenders += one.points;
      else if (one.below) below += one.points;
      else above += one.points;
    }
    const totals = [
      { to: SIDES.declarers, points: below + above, unit: 'point' as const },
      { to: SIDES.defenders, points: defenders, unit: 'point' as const },
    ];
    const headline = `${sayContract(values)}, ${sayResult(values)}: declarer’s side ${below} below the line and ${above} above, defenders ${defenders} above.`;
    return ok({ headline, lines, totals: totals.filter((total) => lines.some((line) => line.to === total.to)), notes: notesOn(values, by, below) });
  },
});
