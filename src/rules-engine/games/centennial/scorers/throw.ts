import { choiceOf, count, listOf } from '../../../scoring/fields.ts';
import { ok, problem, wrong } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { answer, scorer } from '../../../scoring/scorers.ts';
import { BLUE as BOOK } from '../../../vocabulary/book-ids.ts';
import { counted } from '../../../wording/numbers.ts';
import type { points } from '../points.ts';
import { CUSTOMS, placesOf, seriesBy, sums, waysToMake } from '../reckoning/course.ts';

const ask = {
  dice: listOf('The throw', count('Die', 1, 6), 3, 3),
  on: count('The marker is on', 0, 12, { hint: '0 before the first ace.' }),
  way: choiceOf('Going', { up: 'up to 12', back: 'back to 1' }, { otherwise: 'up' }),
  ...CUSTOMS,
};

/** The result of a throw: the next numbers, as far as the dice make them (Blue Ribbon 1940, p. 202). */
export const oneThrow = scorer({
  title: 'What a throw brings',
  gist: 'Finds the numbers that three dice make in their order.',
  aka: ['which numbers can I make', 'how far do I move', 'combinations of three dice'],
  books: [BOOK],
  ask,
  score: ({ dice, on, way, ...customs }, by: Schedule<typeof points>) => {
    const series = seriesBy(customs);
    if (way === 'back' && on === 0) return wrong(problem('on', 'a place from 1 to 12 on the way back', '0'));
    const made = way === 'up' ? on : series.length - on + 1;
    if (made === series.length) return wrong(problem('on', 'a number still to be made', '1, where the way back ends'));
    const has = sums(dice);
    const numbers = series.slice(made, made + placesOf(dice, made, customs));
    const lines = numbers.map((number) => by.line('number', `${number}: ${(has.get(number) ?? []).join(' + ')}`));
    const next = series[made + numbers.length];
    const notes = next === undefined ? ['The series is whole.'] : [`${next} comes next: ${counted(waysToMake(next), 'throw')} in 216 make it.`];
    if (numbers.length === 0) return ok(answer('No place', [by.mention('number', `${next} is not made by ${dice.join(', ')}`)], notes));
    return ok(answer(`${counted(numbers.length, 'place')}, to ${numbers.at(-1)}`, lines, notes));
  },
});
