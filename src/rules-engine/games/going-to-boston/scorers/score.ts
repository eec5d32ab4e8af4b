import { kept } from '../../../mechanics/kept-dice.ts';
import { count, listOf } from '../../../scoring/fields.ts';
import { ok } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { answer, scorer } from '../../../scoring/scorers.ts';
import type { points } from '../points.ts';
import { ways } from '../reckoning/throws.ts';

const ask = {
  first: listOf('First throw', count('Die', 1, 6), 3, 3),
  second: listOf('Second throw', count('Die', 1, 6), 2, 2, { hint: 'The two dice that were not the highest.' }),
  third: count('Third throw', 1, 6, { hint: 'The one die that is thrown again.' }),
};

/** The score of one player from the throws, by the dice that the book keeps (Blue Ribbon 1940, p. 203; Donohue, p. 393). */
export const score = scorer({
  title: 'The score of three throws',
  gist: 'Says which dice stay after each throw, what they come to, and how often so much is thrown.',
  aka: ['boston score', 'what did I throw', 'is 14 a good score'],
  books: ['blue-ribbon-1940', 'donohue'],
  ask,
  score: ({ first, second, third }, by: Schedule<typeof points>) => {
    const way = by.way('three-dice') === 'highest-of-each' ? 'highest-of-each' : 'two-highest';
    const [high, low] = kept(first, second, way);
    const total = high + low + third;
    const all = ways(way);
    const above = all.slice(total).reduce((sum, many) => sum + many, 0);
    const mean = all.reduce((sum, many, at) => sum + many * at, 0) / 6 ** 6;
    const stay = way === 'two-highest' && Math.max(...first) < Math.min(...second) ? ', both of the second throw,' : '';
    return ok(
      answer(
        `${total} points`,
        [by.sum('three-dice', `${high} and ${low}${stay} stay; the third throw adds ${third}`, total)],
        [
          `Worked out over all ways to throw: ${((100 * above) / 6 ** 6).toFixed(1)} players in 100 reach ${total}; the average is ${mean.toFixed(2)}. The book prints no figure.`,
        ],
      ),
    );
  },
});
