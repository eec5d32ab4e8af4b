import { betAnswer } from '../../../scoring/bets.ts';
import { choiceOf, count, listOf } from '../../../scoring/fields.ts';
import { ok, problem, wrong } from '../../../scoring/result.ts';
import { scorer } from '../../../scoring/scorers.ts';
import { betLine, type Prices } from '../reckoning/bets.ts';

const KINDS = { number: 'A number', total: 'A total', high: 'High', low: 'Low', odd: 'Odd', even: 'Even', raffle: 'Raffles' } as const;
const ask = {
  dice: listOf('The three dice', count('Die', 1, 6), 3, 3),
  bet: choiceOf('What was bet on?', KINDS, {
    if: { total: 'even-chance', high: 'even-chance', low: 'even-chance', odd: 'even-chance', even: 'even-chance', raffle: 'raffle-bet' },
  }),
  face: count('Which number?', 1, 6, { when: { field: 'bet', is: ['number'] } }),
  total: count('Which total?', 3, 18, { when: { field: 'bet', is: ['total'] } }),
  stake: count('Stake', 1, 100_000, { unit: 'chips' }),
};
/** Settles one bet on one throw (Blue Ribbon 1940, p. 185; Donohue, p. 395). */
export const bet = scorer({
  title: 'What the bet wins',
  gist: 'Settles one bet: a number, a total, high, low, odd or even.',
  aka: ['chuck a luck payout', 'sweat payout', 'what does it pay'],
  books: ['blue-ribbon-1940', 'donohue'],
  ask,
  score: (values, by: Prices) => {
    if (values.bet !== 'number' && !by.gives('even-chance'))
      return wrong(problem('bet', 'a number, the only bet of this book', KINDS[values.bet].toLowerCase()));
    const line = betLine(values, by);
    const { points } = line;
    if (points === undefined) return ok(betAnswer('The book does not say what the bet gets', [line]));
    return ok(betAnswer(points > 0 ? `The bet wins ${points}, and the stake comes back` : `The bet loses ${-points}`, [line]));
  },
});
