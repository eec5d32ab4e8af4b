import { fraction } from '../../../odds/fractions.ts';
import { count } from '../../../scoring/fields.ts';
import { ok } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { answer, scorer } from '../../../scoring/scorers.ts';
import type { points } from '../points.ts';
import { sayOdds, sayWays } from '../reckoning/said.ts';

const FACES = 6;
const ask = {
  dice: count('How many dice are thrown?', 1, 10),
  faces: count('How many of the six faces will do?', 1, FACES - 1, { optional: true, hint: 'Left empty: one face, such as the six.' }),
} as const;

/** The odds that at least one of several dice shows a wanted face (blue-ribbon-1940 p. 328). */
export const throwing = scorer({
  title: 'The odds of a throw',
  gist: 'How long the odds are that at least one of so many dice shows the face that is wanted.',
  untotalled: true,
  aka: ['odds of a six', 'chance of a six with two dice', 'dice probability', 'at least one six'],
  books: ['blue-ribbon-1940'],
  ask,
  score: (asked, by: Schedule<typeof points>) => {
    const [thrown, faces] = [asked.dice, asked.faces ?? 1];
    const misses = FACES - faces;
    const all = BigInt(FACES) ** BigInt(thrown);
    const lose = BigInt(misses) ** BigInt(thrown);
    const odds = sayOdds(fraction(all - lose, all));
    const wanted = faces === 1 ? 'the face' : `one of the ${faces} faces`;
    if (thrown === 1) return ok(answer(odds, [by.mention('chance', `${sayWays(BigInt(faces), all)} faces will do: ${odds}`)]));
    const each = thrown > 4 ? `${misses} times itself, ${thrown} factors` : Array(thrown).fill(misses).join(' × ');
    return ok(
      answer(odds, [
        by.mention('several-dice', `${sayWays(lose, all)} throws miss on every die (${each})`),
        by.mention('chance', `${sayWays(all - lose, all)} throws show ${wanted} at least once: ${odds}`),
      ]),
    );
  },
});
