import { inningsScorer } from '../../reckoning/innings.ts';
import { BOOK } from '../shared/of-1940.ts';

export const innings = inningsScorer({
  title: 'Score nine up and nine down',
  book: BOOK,
  outcomes: {
    both: {
      name: 'One pin first, one left last',
      scores: [
        { item: 'first-pin', say: 'a single pin with the first ball' },
        { item: 'last-pin', say: 'one pin left standing' },
      ],
    },
    failed: { name: 'Either task failed', scores: [] },
  },
  nothing: 'task-failed',
  most: 10,
});
