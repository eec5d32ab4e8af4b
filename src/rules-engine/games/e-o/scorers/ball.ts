import { betAnswer } from '../../../scoring/bets.ts';
import { choiceOf, count } from '../../../scoring/fields.ts';
import { ok } from '../../../scoring/result.ts';
import { scorer } from '../../../scoring/scorers.ts';
import { type Prices, settle } from '../reckoning/settle.ts';

const ask = {
  bet: choiceOf('The stake lies on', { E: 'E', O: 'O' }),
  letter: choiceOf('The ball lies in', { E: 'E', O: 'O' }),
  bar: choiceOf('Is it a bar-hole?', { no: 'No', yes: 'Yes' }, { otherwise: 'no' }),
  stake: count('Stake', 1, 100_000, { unit: 'chips' }),
} as const;

/** Settles a bet at the table (Donohue, p. 370). */
export const ball = scorer({
  title: 'What a bet is paid',
  gist: 'Settles one bet when the ball has lodged.',
  aka: ['E O payout', 'bar hole'],
  books: ['donohue'],
  ask,
  score: ({ bet, letter, bar, stake }, by: Prices) => {
    const line = settle(bet, { letter, bar: bar === 'yes' }, stake, by);
    const net = line.points ?? 0;
    if (net === 0)
      return ok(betAnswer('The bet is not paid', [line], ['The book does not say whether the stake comes back: players and proprietors have to agree on it.']));
    return ok(betAnswer(net > 0 ? `The bet wins ${net}` : `The bet loses ${-net}`, [line]));
  },
});
