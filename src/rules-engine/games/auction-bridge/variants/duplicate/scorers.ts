import { choiceOf } from '../../../../scoring/fields.ts';
import { ok } from '../../../../scoring/result.ts';
import type { Added, Schedule } from '../../../../scoring/schedule.ts';
import { answer, type Line, scorer } from '../../../../scoring/scorers.ts';
import { BLUE } from '../../../../vocabulary/book-ids.ts';
import type { points } from '../../points.ts';
import { dealFields } from '../../reckoning/fields.ts';
import { dealProblems, reckon, sayContract, sayResult } from '../../reckoning/reckon.ts';

const PAIRS = { ns: 'North and South', ew: 'East and West' } as const;
const ask = { pair: choiceOf('Declarer’s pair', PAIRS), ...dealFields } as const;
export const deal = scorer({
  title: 'Score a duplicate deal',
  gist: 'The plus and minus of one deal, with the bonus for a game.',
  aka: ['duplicate bridge score', 'plus and minus'],
  books: [BLUE],
  ask,
  score: (values, by: Schedule<typeof points & Added<'game-on-deal'>>) => {
    const problems = dealProblems(values);
    if (problems.length > 0) return { ok: false, problems };
    const other = values.pair === 'ns' ? 'ew' : 'ns';
    const lines: Line[] = [];
    const sums = { ns: 0, ew: 0 };
    for (const one of reckon(values, by)) {
      const pair = one.side === 'declarers' ? values.pair : other;
      sums[pair] += one.points;
      lines.push({ rule: one.rule, say: one.say, points: one.points, to: PAIRS[pair] });
      if (one.below && one.points >= by.points('game')) {
        sums[pair] += by.points('game-on-deal');
        lines.push(by.line('game-on-deal', 'game in one deal', { unit: 'point', to: PAIRS[pair] }));
      }
    }
    const net = sums.ns - sums.ew;
    const said =
      net === 0 ? 'the deal is level' : `${PAIRS[net > 0 ? 'ns' : 'ew']} plus ${Math.abs(net)}, ${PAIRS[net > 0 ? 'ew' : 'ns']} minus ${Math.abs(net)}`;
    return ok(
      answer(`${sayContract(values)}, ${sayResult(values)}: ${said}.`, lines, [
        'Tricks and honours count as in the ordinary game; the section names no figures but the game and its bonus.',
      ]),
    );
  },
});
