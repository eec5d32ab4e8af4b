import { inningsScorer } from '../../reckoning/innings.ts';
import { BOOK } from '../shared/of-1940.ts';

export const innings = inningsScorer({
  title: 'Score head pin and four back',
  book: BOOK,
  outcomes: {
    back: {
      name: 'Four back down, head pin up',
      scores: [{ item: 'four-back', say: 'the four back down, the head pin up' }],
    },
    all: { name: 'All down', scores: [{ item: 'all-down', say: 'all down' }] },
    other: { name: 'Anything else', scores: [], note: 'The book gives a number for two results only; any other counts nothing here.' },
  },
  nothing: 'bowling/head-pin-four-back.rule.inning',
  most: 10,
});
