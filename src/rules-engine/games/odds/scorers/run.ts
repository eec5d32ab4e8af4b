import { count } from '../../../scoring/fields.ts';
import { ok } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { answer, scorer } from '../../../scoring/scorers.ts';
import type { points } from '../points.ts';

const MOST = 30;
const ask = {
  times: count('How many times running?', 1, MOST, { hint: 'An even chance each time: a coin, red or black from a pack.' }),
  come: count('How many of them have come already?', 0, MOST, { optional: true, hint: 'Left empty: none.' }),
} as const;
const grouped = (number: number) => number.toLocaleString('en');
/** The odds against a run: even for one bet; each further bet doubles them and adds one (blue-ribbon-1940 p. 329, donohue p. 343). */
const against = (times: number) => (times === 1 ? 'even' : `${grouped(2 ** times - 1)} to 1 against`);

/** The odds of a run of even chances, before it begins and part of the way through. */
export const run = scorer({
  title: 'The odds of a run',
  gist: 'How long the odds are against the same side of an even chance so many times running, and what is left of them once some have come.',
  untotalled: true,
  aka: ['parlay odds', 'odds of ten in a row', 'streak', 'is red due'],
  books: ['blue-ribbon-1940', 'donohue'],
  ask,
  score: ({ times, come }, by: Schedule<typeof points>) => {
    const past = come ?? 0;
    if (past >= times) return { ok: false, problems: [{ field: 'come', expected: `fewer than the ${times} of the run`, found: `${past}` }] };
    const whole = by.mention('run', `${times} running, before the first: ${against(times)}`);
    if (past === 0) return ok(answer(against(times), [whole]));
    const left = times - past;
    const next = by.has('next-of-run') ? [by.mention('next-of-run', `${past} have come: the next is even, whatever came before`)] : [];
    return ok(answer(against(left), [whole, ...next, by.mention('run', `the ${left} that are left: ${against(left)}`)]));
  },
});
