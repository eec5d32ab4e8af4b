import { betAnswer } from '../../../scoring/bets.ts';
import { choiceOf, count, listOf } from '../../../scoring/fields.ts';
import { ok, wrong } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { type Line, scorer } from '../../../scoring/scorers.ts';
import type { points } from '../points.ts';
import { follow, SAID, settled } from '../reckoning/throws.ts';

const ask = {
  throws: listOf('Throws, in order', count('Throw', 2, 12), 1, 40, { hint: 'Both dice added together, from the first throw on.' }),
  side: choiceOf('The bet is', { caster: 'on the caster', against: 'against the caster' }, { otherwise: 'caster' }),
  stake: count('Stake', 1, 100000, { unit: 'chips' }),
};

/** Follows a caster's throws and settles a bet at even money (Blue Ribbon 1940, p. 60). */
export const throws = scorer({
  title: 'What the throws win',
  gist: 'Follows the throws of a caster and says what a bet wins or loses.',
  aka: ['craps calculator', 'who won', 'is it a point'],
  books: ['blue-ribbon-1940'],
  ask,
  score: (values, by: Schedule<typeof points>) => {
    const course = follow(values.throws);
    if (course.problems.length > 0) return wrong(...course.problems);
    if (course.outcome === 'open') {
      const line: Line = by.law('point-or-seven', `the point is ${course.point}; all bets stay`);
      return ok(betAnswer(`The point is ${course.point}: throw again`, [line], [], { player: 'The bettor', bank: 'The other side' }));
    }
    const line = settled(course.outcome, (values.side === 'caster' ? 1 : -1) * values.stake, by);
    const won = line.points ?? 0;
    const word = won > 0 ? 'wins' : 'loses';
    return ok(
      betAnswer(`${SAID[course.outcome][0]?.toUpperCase()}${SAID[course.outcome].slice(1)}: the bet ${word} ${values.stake}`, [line], [], {
        player: 'The bettor',
        bank: 'The other side',
      }),
    );
  },
});
