import { count, type Values } from '../../../core/fields.ts';
import { pointsOf } from '../../../core/points.ts';
import type { Result } from '../../../core/result.ts';
import { type Answer, answer, type Line, scorer } from '../../../core/scorers.ts';
import { points } from '../points.ts';

const ask = {
  before: count('Score of the bidder before the deal', -40, 9, { hint: 'Below nothing for a player in the hole.' }),
  bid: count('The bid', 1, 4),
  made: count('Points made', 0, 4),
} as const;

function score({ before, bid, made }: Values<typeof ask>): Result<Answer> {
  if (made < bid) {
    const lines: Line[] = [{ rule: 'points.bid-failed', say: `bid of ${bid} not made, set back`, points: -bid }];
    return { ok: true, value: answer(`Set back ${bid}`, lines, [`The score is now ${before - bid}.`]) };
  }
  if (made === 4 && bid === 4 && before >= 0)
    return { ok: true, value: answer('The bidder wins the game', [{ rule: 'points.wins-game', say: 'four on a bid of four, not in the hole' }]) };
  const notes = [`The score is now ${before + made}; the game is ${pointsOf(points.target, 'blue-ribbon-1940')}.`];
  if (made === 4 && before < 0) notes.push('A player in the hole does not smudge.');
  else if (made === 4) notes.push('Four made on a lower bid: in some places that is no smudge, and the book leaves it to custom.');
  return {
    ok: true,
    value: answer(
      `${made} ${made === 1 ? 'point' : 'points'} for the bidder`,
      [{ rule: 'law.who-smudges', say: `bid of ${bid} made with ${made}`, points: made }],
      notes,
    ),
  };
}

export const deal = scorer({
  title: 'Is it a smudge?',
  gist: 'Whether a bid and the points made win the whole game, or count as usual.',
  aka: ['smudge'],
  books: ['blue-ribbon-1940'],
  ask,
  score,
});
