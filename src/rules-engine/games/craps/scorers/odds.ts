import { count } from '../../../scoring/fields.ts';
import { ok } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { answer, type Line, scorer } from '../../../scoring/scorers.ts';
import type { points } from '../points.ts';
import { firstThrow, waysOf } from '../reckoning/throws.ts';

const ask = { number: count('Number', 2, 12, { hint: 'Both dice added together.' }) };

/** Odds in their lowest terms: `odds(30, 6)` is "5 to 1 against". */
function odds(against: number, by: number): string {
  const divide = (a: number, b: number): number => (b === 0 ? a : divide(b, a % b));
  const common = divide(against, by);
  return `${against / common} to ${by / common} against`;
}

/** The odds of one number, from the number of throws of two dice that give it (Blue Ribbon 1940, p. 59-60). */
export const chances = scorer({
  title: 'The odds of a number',
  gist: 'How often two dice give a number, and the odds of throwing it again before a 7.',
  untotalled: true,
  aka: ['dice odds', 'odds of a six', 'odds of 6', 'odds of making the point'],
  books: ['blue-ribbon-1940'],
  ask,
  score: ({ number }, by: Schedule<typeof points>) => {
    const ways = waysOf(number);
    const lines: Line[] = [by.mention('chance-of-number', `${number} comes in ${ways} of 36 ways: ${odds(36 - ways, ways)}`)];
    const first = firstThrow(number);
    if (first === 'nick') lines.push(by.mention('nick', 'on the first throw it is a nick and wins'));
    if (first === 'crap') lines.push(by.mention('crap', 'on the first throw it is a crap and loses'));
    if (first === 'point') lines.push(by.law('point-or-seven', `as the point, before a 7: ${odds(waysOf(7), ways)}`));
    return ok(answer(`${odds(36 - ways, ways)} on one throw`, lines));
  },
});
