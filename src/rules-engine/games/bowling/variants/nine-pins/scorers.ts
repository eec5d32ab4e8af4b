import { inningsScorer } from '../../reckoning/innings.ts';
import { BOOK } from '../shared/of-1940.ts';

export const innings = inningsScorer({
  title: 'Score nine pins',
  book: BOOK,
  outcomes: {
    one: { name: 'One pin left', scores: [{ item: 'pin-left', say: 'one pin left' }] },
    other: { name: 'Anything else', scores: [] },
  },
  nothing: 'not-one-left',
  most: 10,
});
