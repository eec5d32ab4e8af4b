import { betExample, lawExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { UnderAndOverSeven } from './code.ts';
import { FOR_ONE, LOSING } from './points.ts';

const { blue } = cites;

export const examples: readonly ExampleOf<UnderAndOverSeven>[] = [
  lawExample('throw-settled', blue.bets, { bet: 'under', thrown: 'low' }, 'Five on under; four and ace come.', '1 stake'),
  lawExample('throw-settled', blue.bets, { bet: 'over', thrown: 'high' }, 'Five on over; four and five come.', '1 stake'),
  lawExample('throw-settled', FOR_ONE, { bet: 'seven', thrown: 'seven' }, 'Five on the seven; four and three come.', '3 stakes'),
  lawExample('throw-settled', LOSING, { bet: 'under', thrown: 'seven' }, 'Five on under; four and three come.', 'banker wins the bet'),
  lawExample('for-one', blue.pays, {}, 'The banker hands over three chips and keeps the stake.', 'book'),
  betExample('bets', blue.bets, { dice: '4.1', under: '5' }, 'Five on under; 5 is thrown.', 5),
  betExample('bets', blue.bets, { dice: '4.5', over: '5' }, 'Five on over; 9 is thrown.', 5),
  betExample('bets', FOR_ONE, { dice: '4.3', seven: '5' }, 'Five on the seven, which comes.', 15),
  betExample('bets', LOSING, { dice: '4.3', under: '5', over: '5' }, 'Five each on under and over; 7 is thrown.', -10),
  betExample('bets', FOR_ONE, { dice: '6.1', under: '2', seven: '2', over: '2' }, 'Two on each space; 7 is thrown.', 2, 'wins 2'),
];
