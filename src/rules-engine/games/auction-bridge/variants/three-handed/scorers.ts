import { ok } from '../../../../scoring/result.ts';
import type { Added, Schedule } from '../../../../scoring/schedule.ts';
import { answer, type Line, scorer } from '../../../../scoring/scorers.ts';
import { BLUE } from '../../../../vocabulary/book-ids.ts';
import type { points } from '../../points.ts';
import { dealFields } from '../../reckoning/fields.ts';
import { dealProblems, reckon, sayContract, sayResult } from '../../reckoning/reckon.ts';

export const deal = scorer({
  title: 'Score a deal for three',
  gist: 'Scores a deal as a game of its own, with the bonus for thirty points in tricks.',
  aka: ['stop gap score', 'three-handed bridge score'],
  books: [BLUE],
  ask: dealFields,
  score: (values, by: Schedule<typeof points & Added<'game-on-deal'>>) => {
    const problems = dealProblems(values);
    if (problems.length > 0) return { ok: false, problems };
    const lines: Line[] = [];
    let bidder = 0;
    let others = 0;
    for (const one of reckon(values, by)) {
      if (one.side === 'declarers') bidder += one.points;
      else others += one.points;
      lines.push({ rule: one.rule, say: one.say, points: one.points, to: one.side === 'declarers' ? 'The bidder' : 'The other two' });
      if (one.below && one.points >= by.points('game')) {
        bidder += by.points('game-on-deal');
        lines.push(by.line('game-on-deal', 'game in one deal', { unit: 'point', to: 'The bidder' }));
      }
    }
    return ok(
      answer(`${sayContract(values)}, ${sayResult(values)}: the bidder ${bidder}, the other two ${others}.`, lines, [
        'Three scores are kept with a plus and a minus for each deal. The book does not say how the bidder settles with each of the other two.',
      ]),
    );
  },
});
