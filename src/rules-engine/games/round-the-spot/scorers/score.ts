import { count, listOf } from '../../../scoring/fields.ts';
import { ok } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { answer, scorer } from '../../../scoring/scorers.ts';
import { counted } from '../../../wording/numbers.ts';
import type { points } from '../points.ts';
import { ways } from '../reckoning/spots.ts';

const ask = {
  last: listOf('The three dice at the end', count('Die', 1, 6), 3, 3, { given: 'last-dice', hint: 'As they lie after the third throw.' }),
  throws: listOf('All the dice thrown', count('Die', 1, 6), 9, 9, { given: 'all-throws', hint: 'Three throws of three dice, in any order.' }),
};

/** The count of a player's dice: three of them (Blue Ribbon 1940, p. 203), or nine (Donohue, p. 393). */
export const score = scorer({
  title: 'Count the spots',
  gist: 'Counts threes and fives, and nothing else, of the dice that the book counts.',
  aka: ['round the spot score', 'what do I count'],
  books: ['blue-ribbon-1940', 'donohue'],
  ask,
  score: ({ last, throws }, by: Schedule<typeof points>) => {
    const dice = last ?? throws ?? [];
    const many = (face: number) => dice.filter((one) => one === face).length;
    const [threes, fives] = [many(3), many(5)];
    const lines = [
      ...(threes > 0 ? [by.line('three', counted(threes, 'three'), { times: threes })] : []),
      ...(fives > 0 ? [by.line('five', counted(fives, 'five'), { times: fives })] : []),
      ...(threes + fives < dice.length
        ? [by.line('blank', counted(dice.length - threes - fives, 'other die', 'other dice'), { times: dice.length - threes - fives })]
        : []),
    ];
    const total = lines.reduce((sum, { points = 0 }) => sum + points, 0);
    const notes: string[] = [];
    if (last === null) {
      const all = ways(9, by.points('three'), by.points('five'));
      const above = all.slice(total).reduce((sum, one) => sum + one, 0);
      notes.push(
        `Worked out over all ways of nine dice: ${((100 * above) / 6 ** 9).toFixed(1)} players in 100 reach ${total}; the average is 9. The book prints no figure.`,
      );
    }
    return ok(answer(counted(total, 'point'), lines, notes));
  },
});
