import { choiceOf, count } from '../../../../scoring/fields.ts';
import { ok, problem, wrong } from '../../../../scoring/result.ts';
import type { Schedule } from '../../../../scoring/schedule.ts';
import { answer, scorer } from '../../../../scoring/scorers.ts';
import { counted } from '../../../../wording/numbers.ts';
import type { points } from './points.ts';

const PACK = 24;
const ask = {
  taken: choiceOf('How many cards are taken?', { 6: '6', 12: '12', 18: '18', 24: '24' }),
  first: count('The lowest of them', 1, PACK, { hint: 'The number that the card bears; the others follow it.' }),
} as const;

/** The cards taken together, and the payment for them (Donohue, p. 326). */
export const taken = scorer({
  title: 'The cards that are taken',
  gist: 'Says whether these cards go together, how many counters are given, and the stock.',
  aka: ['six cards', 'how many counters', '36 times 10'],
  books: ['donohue'],
  ask,
  score: ({ taken: size, first }, by: Schedule<typeof points>) => {
    const cards = Number(size);
    const last = first + cards - 1;
    const firsts = Array.from({ length: Math.floor(PACK / cards) }, (_, n) => 1 + n * cards);
    if (!firsts.includes(first)) return wrong(problem('first', firsts.join(' or '), String(first)));
    const given = by.line(`counters-${size}`, `for cards ${first} to ${last}`);
    const stock = by.mention(
      `stock-${size}`,
      `${by.points(`stock-${size}`)} times 10, that is ${by.points(`stock-${size}`) * 10}; the book does not say of what`,
    );
    return ok(answer(`Cards ${first} to ${last}: ${counted(given.points ?? 0, 'counter')}`, [given, stock]));
  },
});
