import { count, listOf } from '../../../../scoring/fields.ts';
import { ok, type Result } from '../../../../scoring/result.ts';
import { type Answer, answer, scorer } from '../../../../scoring/scorers.ts';
import { BLUE } from '../../../../vocabulary/book-ids.ts';
import type { Prices } from '../../reckoning/count.ts';
import { ramschLosses } from '../../reckoning/ramsch.ts';

const SEATS = ['Forehand', 'Middlehand', 'Rearhand'] as const;
export const deal = scorer({
  title: 'A hand of ramsch',
  gist: 'Who is set down, and how much, from the card points and tricks of the three.',
  aka: ['who lost the ramsch', 'ramsch score'],
  books: [BLUE],
  ask: {
    points: listOf('Card points of each', count('Points', 0, 120), 3, 3, {
      hint: 'Forehand, middlehand, rearhand; the skat goes to the winner of the last trick.',
    }),
    tricks: listOf('Tricks of each', count('Tricks', 0, 10), 3, 3),
  },
  score: ({ points, tricks }, by: Prices): Result<Answer> => {
    const result = ramschLosses(points, tricks, SEATS, by);
    if (!result.ok) return result;
    const { lines, notes } = result.value;
    return ok(answer(`Set down: ${lines.map((line) => `${line.to} ${line.points}`).join(', ')}`, lines, notes));
  },
});
