import { count } from '../../../core/fields.ts';
import { ok } from '../../../core/result.ts';
import { answer, type Line, scorer } from '../../../core/scorers.ts';
import { waysOf } from '../throws.ts';

const ask = { number: count('Number', 2, 12, { hint: 'Both dice added together.' }) };

function odds(against: number, by: number): string {
  const divide = (a: number, b: number): number => (b === 0 ? a : divide(b, a % b));
  const common = divide(against, by);
  return `${against / common} to ${by / common} against`;
}

export const chances = scorer({
  title: 'The odds of a number',
  gist: 'How often two dice give a number, and the odds of throwing it again before a 7.',
  aka: ['dice odds', 'odds of a six', 'odds of making the point'],
  books: ['blue-ribbon-1940'],
  ask,
  score: ({ number }) => {
    const ways = waysOf(number);
    const lines: Line[] = [{ rule: 'points.chance-of-number', say: `${number} comes in ${ways} of 36 ways: ${odds(36 - ways, ways)}` }];
    if ([4, 5, 6, 8, 9, 10].includes(number)) {
      lines.push({ rule: 'law.point-or-seven', say: `as the point, before a 7: ${odds(waysOf(7), ways)}` });
    }
    return ok(answer(`${odds(36 - ways, ways)} on one throw`, lines));
  },
});
