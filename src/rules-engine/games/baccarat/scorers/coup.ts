import { betAnswer } from '../../../scoring/bets.ts';
import { ok, wrong } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { type Line, scorer } from '../../../scoring/scorers.ts';
import type { points } from '../points.ts';
import { compare, pointOf } from '../reckoning/count.ts';
import { bet, betLine, drawProblems, handField } from '../reckoning/hands.ts';

const ask = {
  right: handField('Right hand'),
  left: handField('Left hand'),
  banker: handField('The banker’s hand'),
  onRight: bet('Bet on the right'),
  onLeft: bet('Bet on the left'),
  astride: bet('Bet à cheval'),
};

/** The bet on both sides: decided by both together; the book leaves it open if only one side ties (Blue Ribbon 1940, p. 14). */
function astrideLine(right: number, left: number, bet: number, by: Schedule<typeof points>): Line {
  if (right !== left && right * left === 0) return by.mention('astride', 'the bet à cheval: with one side tied the book does not settle it');
  return by.sum('astride', 'the bet à cheval', right === left ? right * bet : 0, { unit: 'chip' });
}

/** Settles a coup of baccarat with two hands against the bank (Blue Ribbon 1940, p. 13-14). */
export const coup = scorer({
  title: 'Settle a coup',
  gist: 'Counts the three hands and settles bets on the right, on the left and à cheval.',
  aka: ['baccarat calculator', 'who won the coup'],
  books: ['blue-ribbon-1940'],
  ask,
  score: ({ right, left, banker, onRight, onLeft, astride }, by: Schedule<typeof points>) => {
    const problems = drawProblems({ right: ['the right', right], left: ['the left', left], banker: ['the banker', banker] });
    if (problems.length > 0) return wrong(...problems);
    const lines: Line[] = [betLine('the right', right, banker, onRight, by), betLine('the left', left, banker, onLeft, by)];
    lines.push(by.mention('count', `${pointOf(right)} on the right, ${pointOf(left)} on the left, ${pointOf(banker)} for the banker`));
    if (astride) lines.push(astrideLine(compare(right, banker), compare(left, banker), astride, by));
    const net = lines.reduce((sum, line) => sum + (line.points ?? 0), 0);
    return ok(
      betAnswer(net > 0 ? `The bank pays ${net}` : net < 0 ? `The bank wins ${-net}` : 'Nothing changes hands', lines, [], {
        player: 'The players',
      }),
    );
  },
});
