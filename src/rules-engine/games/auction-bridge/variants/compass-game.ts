import { scoreExample } from '../../../laws/examples.ts';
import { count, listOf } from '../../../scoring/fields.ts';
import { item, ruled } from '../../../scoring/points.ts';
import { ok, problem, wrong } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { answer, type Line, scorer } from '../../../scoring/scorers.ts';
import { BLUE, cites } from '../cites.ts';
import { variant } from '../code.ts';
import { NO_RUBBER } from './shared/left-out.ts';

const own = {
  average: item({
    title: 'Plus and minus',
    gist: "A pair's total on all the trays against the average of the pairs that sat its way.",
    group: 'Result',
    books: { [BLUE]: ruled('Over the average is a plus, under it a minus; gains and losses of a direction balance.', cites.blue.compass) },
  }),
} as const;
const total = count('Total of a pair', -20000, 20000);

const average = scorer({
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
        lines.push(by.tell('average', `${name}, pair ${n + 1}: ${one}, ${against}`));
      });
    }
    const best = (totals: readonly number[]) => totals.indexOf(Math.max(...totals)) + 1;
    return ok(answer(`Best North and South: pair ${best(ns)}. Best East and West: pair ${best(ew)}.`, lines));
  },
});

export default variant({
  title: 'Compass game',
  aliases: ['Compass duplicate', 'Pair movement'],
  books: { [BLUE]: { heading: 'Compass Game', pages: '103' } },
  players: { min: 12, max: 120, say: 'several tables of four' },
  packs: ['standard-52'],
  glance: {
    'North and South': 'keep their seats',
    'East and West': 'move from table to table',
    Trays: 'travel one table at a time the other way',
    Winner: 'the pair that is furthest above the average of its direction',
  },
  laws: {},
  points: {
    add: own,
    repeal: NO_RUBBER,
  },
  scorers: { average },
  examples: [
    scoreExample(
      'average',
      cites.blue.compass,
      { 'north-south': '300.240.120', 'east-west': '-300.-240.-120' },
      'Three pairs each way: 300, 240 and 120 North and South have an average of 220.',
      'Best North and South: pair 1. Best East and West: pair 3.',
    ),
  ],
});
