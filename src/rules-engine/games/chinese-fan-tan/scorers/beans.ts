import { betAnswer } from '../../../scoring/bets.ts';
import { choiceOf, count } from '../../../scoring/fields.ts';
import { ok } from '../../../scoring/result.ts';
import { type Line, scorer } from '../../../scoring/scorers.ts';
import { type Bet, BY, leftOf, type Prices, settle } from '../reckoning/settle.ts';

const ask = {
  bet: choiceOf('The stake lies on', {
    '1': 'The corner 1',
    '2': 'The corner 2',
    '3': 'The corner 3',
    '4': 'The corner 4',
    '1-2': 'The edge between 1 and 2',
    '2-3': 'The edge between 2 and 3',
    '3-4': 'The edge between 3 and 4',
    '4-1': 'The edge between 4 and 1',
  }),
  counters: count('Counters in the handful', 1, 1000, { hint: 'All of them; or only those that were left at the end, 4 if none.' }),
  stake: count('Stake', 1, 100_000, { unit: 'chips' }),
} as const;

/** Settles a bet by the number of counters (Blue Ribbon 1940, p. 184). */
export const beans = scorer({
  title: 'What a bet is paid',
  gist: 'Tells which number is left, and settles one stake.',
  aka: ['fan tan payout', 'count off by fours'],
  books: ['blue-ribbon-1940'],
  ask,
  score: ({ bet, counters, stake }, by: Prices) => {
    const line = settle(bet.includes('-') ? (bet as Bet) : Number(bet), counters, stake, by);
    const net = line.points ?? 0;
    const lines: Line[] = counters % BY === 0 ? [by.mention('four', 'the counters run out in even fours'), line] : [line];
    return ok(betAnswer(`${leftOf(counters)} decides: the bet ${net > 0 ? 'wins' : 'loses'} ${Math.abs(net)}`, lines));
  },
});
