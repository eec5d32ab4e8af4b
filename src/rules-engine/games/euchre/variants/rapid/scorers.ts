import { roundScorer } from '../shared/parties.ts';

export const round = roundScorer({
  title: 'Who moves',
  gist: 'Who wins at a table when the bell rings, ties included.',
  books: ['uspc-1898'],
  anyTable: true,
});
