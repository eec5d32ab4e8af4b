import { inningsScorer } from '../../reckoning/innings.ts';
import { BOOK } from '../shared/of-donohue.ts';

export const innings = inningsScorer({
  title: 'Score the Boston game',
  book: BOOK,
  outcomes: {
    one: { name: 'One pin', scores: [{ item: 'one', say: 'one pin' }] },
    all: { name: 'All the pins', scores: [{ item: 'all', say: 'all the pins' }] },
    some: {
      name: 'More than one, not all',
      scores: [],
      note: 'What more than one pin and fewer than all count is not printed; they count nothing here.',
    },
    none: { name: 'No pin', scores: [] },
  },
  nothing: 'bowling/boston-game.rule.pins',
  name: 'hand',
  most: 10,
  hint: 'The book does not say how many hands make a game.',
});
