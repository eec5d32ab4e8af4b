import { choiceOf, count, listOf } from '../../../scoring/fields.ts';
import { ok, problem, wrong } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { answer, scorer } from '../../../scoring/scorers.ts';
import type { points } from '../points.ts';

const ask = {
  throws: listOf('Throws, in order', count('Throw', 111, 666), 1, 40, { hint: 'The three faces side by side: 665 is two sixes and a five.' }),
  triplets: choiceOf('Triplets', { first: 'go before pairs', 'as-pairs': 'count only as pairs' }, { otherwise: 'first' }),
};

const FACES = ['', 'aces', 'twos', 'threes', 'fours', 'fives', 'sixes'];

/** Finds the throw that counts (Donohue, p. 392): the first in which two dice are alike. */
export const pairThrow = scorer({
  title: 'The throw that counts',
  gist: 'Finds the first throw with a pair, its count and its rank.',
  aka: ['pair throw', 'raffle throw', 'first pair'],
  books: ['donohue'],
  ask,
  score: ({ throws, triplets }, by: Schedule<typeof points>) => {
    const odd = throws.findIndex((three) => !/^[1-6]{3}$/.test(String(three)));
    if (odd >= 0) return wrong(problem(`throws.${odd + 1}`, 'three faces from 1 to 6', String(throws[odd])));
    const dice = throws.map((three) => [...String(three)].map(Number));
    const at = dice.findIndex((faces) => new Set(faces).size < 3);
    if (at < 0) return ok(answer('No pair yet: throw again', [by.law('throw-without-pair', 'three different faces each time')]));
    if (at < throws.length - 1) {
      const late = throws.slice(at + 1).join(', ');
      return wrong(problem('throws', `no throw after ${throws[at]}, throw ${at + 1}, the first with a pair`, late));
    }
    const faces = dice[at] ?? [];
    const total = faces.reduce((sum, face) => sum + face, 0);
    const alike = faces.find((face, n) => faces.indexOf(face) !== n) ?? 0;
    const triplet = new Set(faces).size === 1;
    const item = !triplet ? 'pair-throw' : triplets === 'first' ? 'triplet' : 'triplet-as-pair';
    const what = `${triplet ? 'Three' : 'Two'} ${FACES[alike]}`;
    const rank = triplet && triplets === 'first' ? ', before every pair' : '';
    const line = by.sum(item, `${what.toLowerCase()}: the spots of the throw`, total);
    return ok(answer(`${what}: ${total}${rank}`, [line]));
  },
});
