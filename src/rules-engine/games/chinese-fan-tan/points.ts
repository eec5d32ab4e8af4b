import { doubted } from '../../laws/cites.ts';
import { item } from '../../laws/one-book.ts';
import { bookValue, ruled } from '../../scoring/points.ts';
import { cites } from './cites.ts';

const { blue } = cites;

export const points = {
  number: item({
    title: 'A single number',
    gist: 'The stake lies on the corner of the number that is left.',
    aka: ['corner bet', '3 for 1', 'three for one'],
    group: 'The bets',
    bookValue: bookValue(
      3,
      doubted(
        blue.pays,
        'Printed “3 for 1”. The book does not say whether the stake is one of the three; it is read as 3 on top of the stake, as the same book has it at roulette.',
      ),
      { unit: 'stake' },
    ),
  }),
  edge: item({
    title: 'An edge',
    gist: 'The stake lies on the edge between two numbers, and one of them is left.',
    aka: ['two numbers', 'side bet', 'even money'],
    group: 'The bets',
    bookValue: bookValue(1, blue.pays, { unit: 'stake', says: 'Even money.' }),
  }),
  lost: item({
    title: 'Another number',
    gist: 'None of the numbers that were bet on is left.',
    aka: ['lost stake'],
    group: 'The bets',
    bookValue: bookValue(-1, doubted(blue.count, 'The book says what decides the bets and what is paid; that the others are the banker’s is understood.'), {
      unit: 'stake',
    }),
  }),
  four: item({
    title: 'Even fours',
    gist: 'The counters run out in even fours.',
    aka: ['nothing left', 'zero left', 'no remainder'],
    group: 'The count',
    bookValue: ruled('4 wins.', blue.count),
  }),
} as const;
