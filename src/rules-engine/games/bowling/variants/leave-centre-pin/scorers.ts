import { inningsScorer } from '../../reckoning/innings.ts';
import { BOOK } from '../shared/of-donohue.ts';

export const innings = inningsScorer({
  title: 'Score leaving the centre pin',
  book: BOOK,
  outcomes: {
    nine: {
      name: 'Nine down, centre pin up',
      scores: [{ item: 'nine-down', say: 'nine down, the centre pin up' }],
    },
    ten: { name: 'All down', scores: [{ item: 'ten-down', say: 'all down' }] },
    other: { name: 'Anything else', scores: [], note: 'The book gives a number for two results only; any other counts nothing here.' },
  },
  nothing: 'bowling/leave-centre-pin.rule.aim',
  name: 'hand',
  most: 10,
  hint: 'The book does not say how many hands make a game.',
});
