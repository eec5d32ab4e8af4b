import { betAnswer } from '../../../scoring/bets.ts';
import { cards, count } from '../../../scoring/fields.ts';
import { ok, problem, wrong } from '../../../scoring/result.ts';
import { scorer } from '../../../scoring/scorers.ts';
import { showCard } from '../../../vocabulary/cards.ts';
import { counted } from '../../../wording/numbers.ts';
import { type Prices, settled, winning } from '../reckoning/cards.ts';

const ask = {
  hand: cards('The hand', 'standard-52', 5),
  turned: cards('The card turned up', 'standard-52', 1),
  bet: count('The bet', 1, 100_000, { unit: 'counters' }),
  pool: count('In the pool before it', 1, 100_000, { unit: 'counters' }),
} as const;

/** Settles a bet with the pool. */
export const bet = scorer({
  title: 'Settle a bet',
  gist: 'Says whether a hand beats the card turned up, and what the pool has then.',
  aka: ['red dog calculator', 'did I win', 'beat the card'],
  books: ['blue-ribbon-1940'],
  ask,
  score: ({ hand, turned, bet: staked, pool }, by: Prices) => {
    const [up] = turned;
    if (up === undefined) return wrong(problem('turned', 'a card', 'none'));
    if (hand.includes(up)) return wrong(problem('turned', 'a card that is not in the hand', showCard(up)));
    if (staked > pool) return wrong(problem('bet', `${counted(pool, 'counter')} at most, as many as are in the pool`, String(staked)));
    const card = winning(hand, up);
    const line = settled(card !== undefined, staked, by);
    const after = pool - (line.points ?? 0);
    if (card === undefined)
      return ok(
        betAnswer(`Lost: no higher card of the suit of ${showCard(up)}; the pool has ${after}`, [{ ...line, say: `bet lost, pool ${after}` }], [], {
          bank: 'The pool',
        }),
      );
    const more = after === 0 ? [by.mention('ante', `the pool has ${after}: each puts in ${by.points('ante')}`)] : [];
    return ok(
      betAnswer(
        `Won: ${showCard(card)} beats ${showCard(up)}; the pool has ${after}`,
        [{ ...line, say: `bet won, pool ${after}`, cards: [card] }, ...more],
        [],
        { bank: 'The pool' },
      ),
    );
  },
});
