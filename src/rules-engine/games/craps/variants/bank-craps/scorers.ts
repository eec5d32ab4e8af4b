import { betAnswer } from '../../../../scoring/bets.ts';
import { count, listOf } from '../../../../scoring/fields.ts';
import { ok, problem, wrong } from '../../../../scoring/result.ts';
import type { Schedule } from '../../../../scoring/schedule.ts';
import { type Line, scorer } from '../../../../scoring/scorers.ts';
import type { points } from '../../points.ts';
import { follow } from '../../reckoning/throws.ts';
import type { fieldPoints } from './points.ts';
import { inField } from './reckoning/field.ts';

const ask = {
  throws: listOf('Throws, in order', count('Throw', 2, 12), 1, 40, { hint: 'Both dice added together, from the first throw on.' }),
  caster: count('Bet on the caster', 0, 100000, { optional: true, unit: 'chips' }),
  field: count('Bet on the Field at each later throw', 0, 100000, {
    optional: true,
    unit: 'chips',
    hint: 'The Field is open while the caster throws for the point.',
  }),
};

/** Settles a bet on the Field on one throw for the point (Blue Ribbon 1940, p. 62). */
export function fieldBet(number: number, stake: number, by: Schedule<typeof points & typeof fieldPoints>): Line {
  const key = inField(number) ? 'field' : 'field-lost';
  return by.line(key, `${number}: the Field ${key === 'field' ? 'wins' : 'loses'}`, { times: stake, unit: 'chip' });
}

/** Settles bets at a bank, on the caster and on the Field (Blue Ribbon 1940, p. 62). */
export const bank = scorer({
  title: 'What the bank pays',
  gist: 'Settles bets on the caster and on the Field over a series of throws.',
  aka: ['bank craps calculator', 'field bet calculator'],
  books: ['blue-ribbon-1940'],
  ask,
  score: (values, by: Schedule<typeof points & typeof fieldPoints>) => {
    const course = follow(values.throws);
    if (course.problems.length > 0) return wrong(...course.problems);
    if (!values.caster && !values.field) return wrong(problem('caster', 'a bet on the caster or on the Field', 'none'));
    const lines: Line[] = [];
    if (values.field) {
      for (const number of values.throws.slice(1)) lines.push(fieldBet(number, values.field, by));
    }
    if (course.outcome !== 'open' && values.caster) {
      lines.push(by.line(course.outcome, 'the bet on the caster', { times: values.caster, unit: 'chip' }));
    }
    const net = lines.reduce((sum, line) => sum + (line.points ?? 0), 0);
    const word = net > 0 ? `The player wins ${net}` : net < 0 ? `The player loses ${-net}` : 'The player is even';
    const more = course.outcome === 'open' ? `; the point is ${course.point}: throw again` : '';
    if (lines.length === 0) lines.push(by.law('first-throw', 'nothing is settled on this bet'));
    return ok(betAnswer(`${word}${more}`, lines));
  },
});
