import { betAnswer } from '../../../scoring/bets.ts';
import { count, listOf } from '../../../scoring/fields.ts';
import { ok } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { scorer } from '../../../scoring/scorers.ts';
import type { points } from '../points.ts';
import { betLine, itemOf } from '../reckoning/throw.ts';

const ask = {
  dice: listOf('The three dice', count('Die', 1, 6), 3, 3),
  stake: count('Stake against the banker', 1, 100_000, { unit: 'chips' }),
};

/** Settles one bet against the banker (Blue Ribbon 1940, p. 204). */
export const throwScorer = scorer({
  title: 'What the throw wins',
  gist: 'Settles a bet that the banker cannot throw ten.',
  aka: ['passe dix payout', 'who wins the throw', 'ten or more'],
  books: ['blue-ribbon-1940'],
  ask,
  score: ({ dice, stake }, by: Schedule<typeof points>) => {
    const won = itemOf(dice) === 'under-ten';
    const line = betLine(dice, stake, by);
    return ok(
      betAnswer(won ? `The player wins ${stake}; the bank passes to the left` : `The player loses ${stake}; the banker keeps the bank`, [line], [], {
        bank: 'The banker',
      }),
    );
  },
});
