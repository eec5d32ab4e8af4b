import { BOOKS } from '../reckoning/denominations.ts';
import { keep } from '../reckoning/keep.ts';

export const rubber = keep({
  title: 'Keep a rubber',
  gist: 'Keeps the score of a rubber below and above the line, deal by deal, and says how it stands.',
  aka: ['rubber bonus', 'bridge score pad', 'auction bridge score sheet', 'we and they'],
  books: BOOKS,
  games: 2,
  deals: null,
  name: 'rubber',
});
