import { bet, chance, type OddsTable } from '../../odds/odds.ts';
import { throwsOf } from '../../odds/outcomes.ts';
import type { points } from './points.ts';
import { areAlike, type Bet, betLine, totalOf } from './reckoning/bets.ts';

const thrown = throwsOf(3);
const laid = (title: string, gist: string, on: Omit<Bet, 'dice' | 'stake'>) =>
  bet<typeof points, readonly number[]>({
    title,
    gist,
    ...(on.bet === 'number' ? {} : { books: ['blue-ribbon-1940'] as const }),
    outcomes: thrown,
    settle: (dice, by, stake) => [betLine({ ...on, dice, stake }, by)],
  });
const onTotals = (low: number, high: number) =>
  laid(`${low} or ${high}`, `A bet on one of the two totals; they come equally often.`, { bet: 'total', face: null, total: high });
const onEven = (name: 'high' | 'low' | 'odd' | 'even', gist: string) =>
  laid(`${name.charAt(0).toUpperCase()}${name.slice(1)}`, gist, { bet: name, face: null, total: null });

export const odds: OddsTable = {
  keeper: 'the bank',
  note: 'A bet on 3 or 18 is not counted as a bet, since the book does not say what becomes of it.',
  rows: {
    number: laid('A number', 'A bet on one of the numbers from ace to six.', { bet: 'number', face: 6, total: null }),
    'total-4-17': onTotals(4, 17),
    'total-5-16': onTotals(5, 16),
    'total-6-15': onTotals(6, 15),
    'total-7-14': onTotals(7, 14),
    'total-8-13': onTotals(8, 13),
    'total-9-12': onTotals(9, 12),
    'total-10-11': onTotals(10, 11),
    high: onEven('high', 'The three dice make 11 or more and are not all alike.'),
    low: onEven('low', 'The three dice make 10 or less and are not all alike.'),
    odd: onEven('odd', 'The total is odd, and the dice are not all alike.'),
    even: onEven('even', 'The total is even, and the dice are not all alike.'),
    raffle: chance({ title: 'A raffle', gist: 'All three dice are alike.', books: ['blue-ribbon-1940'], outcomes: thrown, happens: areAlike }),
    eighteen: chance({
      title: 'Eighteen',
      gist: 'Three sixes, for which the layout shows 180; three aces come as often.',
      books: ['blue-ribbon-1940'],
      outcomes: thrown,
      happens: (dice) => totalOf(dice) === 18,
    }),
  },
};
