import { cards } from '../../../scoring/fields.ts';
import { ok } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { answer, scorer } from '../../../scoring/scorers.ts';
import type { points } from '../points.ts';
import { ACE_NOTE, lowestOf } from '../reckoning/lowest.ts';

export const lowest = scorer({
  title: 'Who loses a life?',
  gist: 'The lowest card of those turned up, and all that tie with it.',
  aka: ['lowest card', 'who lost', 'same lowest card'],
  books: ['blue-ribbon-1940'],
  least: true,
  ask: { cards: cards('Cards turned up', 'standard-52', [2, 20], { ordered: true, hint: 'First player, second player and so on.' }) },
  score: ({ cards: up }, by: Schedule<typeof points>) => {
    const least = lowestOf(up);
    const who = least.map((n) => `Player ${n + 1}`);
    const lines = least.map((n) => by.line('lost', 'the lowest card', { to: `Player ${n + 1}`, cards: up.slice(n, n + 1) }));
    return ok(answer(`${who.join(' and ')} ${who.length === 1 ? 'loses' : 'lose'} a life`, lines, [ACE_NOTE]));
  },
});
