import { count, listOf } from '../../../scoring/fields.ts';
import { ok, problem, wrong } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { answer, scorer } from '../../../scoring/scorers.ts';
import type { points } from '../points.ts';

const ask = { throws: listOf('Throws of the die, in order', count('Throw', 1, 6), 1, 21) };

/** Adds up a player's throws (Blue Ribbon 1940, p. 206; Donohue, p. 395). */
export const throws = scorer({
  title: 'What the throws make',
  gist: 'Adds the throws of one player, and says how many faces of the die would burst the player next.',
  aka: ['am I over', 'add my throws', 'chance to bust', 'next throw'],
  books: ['blue-ribbon-1940', 'donohue'],
  ask,
  score: ({ throws: thrown }, by: Schedule<typeof points>) => {
    const target = by.points('target');
    const before = thrown.slice(0, -1).reduce((sum, die) => sum + die, 0);
    if (before >= target)
      return wrong(problem('throws', `no throw after ${target} is reached or passed`, `${thrown.length} throws, ${before} before the last`));
    const total = before + (thrown.at(-1) ?? 0);
    if (total > target) return ok(answer(`${total}: burst`, [by.rated('target', `${total} is more than ${target}`, total)]));
    if (total === target) return ok(answer(`${total} exactly`, [by.rated('target', `${total}, which nobody can pass`, total)]));
    const bad = Math.max(0, total + 6 - target);
    const next = bad === 0 ? 'no face of the die bursts the next throw' : `${bad} of the 6 faces ${bad === 1 ? 'bursts' : 'burst'} the next throw`;
    return ok(answer(`${total}`, [by.rated('target', next, total)]));
  },
});
