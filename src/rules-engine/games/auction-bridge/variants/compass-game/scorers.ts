import { count, listOf } from '../../../../scoring/fields.ts';
import { ok, problem, wrong } from '../../../../scoring/result.ts';
import type { Schedule } from '../../../../scoring/schedule.ts';
import { answer, type Line, scorer } from '../../../../scoring/scorers.ts';
import { BLUE } from '../../../../vocabulary/book-ids.ts';
import type { own } from './index.ts';

const total = count('Total of a pair', -20000, 20000);
export const average = scorer({
  title: 'Plus and minus of the pairs',
  gist: 'Sets each pair of a direction against the average of that direction.',
  untotalled: true,
  aka: ['compass scoring', 'average', 'who won the duplicate'],
  books: [BLUE],
  ask: {
    'north-south': listOf('Totals of the North and South pairs', total, 2, 30),
    'east-west': listOf('Totals of the East and West pairs', total, 2, 30),
  },
  score: (values, by: Schedule<typeof own>) => {
    const { 'north-south': ns, 'east-west': ew } = values;
    if (ns.length !== ew.length) return wrong(problem('east-west', `as many pairs as sat North and South (${ns.length})`, String(ew.length)));
    const lines: Line[] = [];
    for (const [name, totals] of [
      ['North and South', ns],
      ['East and West', ew],
    ] as const) {
      const mean = totals.reduce((sum, one) => sum + one, 0) / totals.length;
      totals.forEach((one, n) => {
        const off = Math.round((one - mean) * 100) / 100;
        const against = `${off >= 0 ? `plus ${off}` : `minus ${-off}`} against ${Math.round(mean * 100) / 100}`;
        lines.push(by.mention('average', `${name}, pair ${n + 1}: ${one}, ${against}`));
      });
    }
    const best = (totals: readonly number[]) => totals.indexOf(Math.max(...totals)) + 1;
    return ok(answer(`Best North and South: pair ${best(ns)}. Best East and West: pair ${best(ew)}.`, lines));
  },
});
