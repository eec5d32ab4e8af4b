import { scoreExample } from '../../../../laws/examples.ts';
import { item, ruled } from '../../../../scoring/points.ts';
import { BLUE, cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { NO_RUBBER } from '../shared/left-out.ts';
import { average } from './scorers.ts';

export const own = {
  average: item({
    title: 'Plus and minus',
    gist: 'A pair’s total on all the trays against the average of the pairs that sat its way.',
    group: 'Result',
    books: { [BLUE]: ruled('Over the average is a plus, under it a minus; gains and losses of a direction balance.', cites.blue.compass) },
  }),
} as const;

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
