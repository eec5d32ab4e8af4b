import { inningsScorer } from '../../reckoning/innings.ts';
import { BOOK } from '../shared/of-1940.ts';

export const innings = inningsScorer({
  title: 'Score cocked hat and feather',
  book: BOOK,
  outcomes: {
    feather: {
      name: 'Feather alone',
      scores: [{ item: 'feather', say: 'the feather stands alone' }],
    },
    other: { name: 'Anything else', scores: [] },
  },
  nothing: 'feather-missed',
  most: 10,
});
