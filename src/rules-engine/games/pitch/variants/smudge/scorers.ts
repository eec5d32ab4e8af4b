import { count, type Values } from '../../../../scoring/fields.ts';
import { ok, type Result } from '../../../../scoring/result.ts';
import type { Schedule } from '../../../../scoring/schedule.ts';
import { type Answer, answer, scorer } from '../../../../scoring/scorers.ts';
import { counted } from '../../../../wording/numbers.ts';
import type { points } from '../../points.ts';
import type { added } from './points.ts';

const ALL = 4;
const ask = {
  before: count('Score of the bidder before the deal', -60, 9, { hint: 'Below nothing for a player in the hole.' }),
  bid: count('The bid', 1, ALL),
  made: count('Points made', 0, ALL),
} as const;

function score({ before, bid, made }: Values<typeof ask>, by: Schedule<typeof points & typeof added>): Result<Answer> {
  if (made < bid) return ok(answer(`Set back ${bid}`, [by.sum('bid-failed', `bid of ${bid} not made, set back`, -bid)], [`The score is now ${before - bid}.`]));
  if (made === ALL && bid === ALL && before >= 0)
    return ok(answer('The bidder wins the game', [by.mention('wins-game', 'four on a bid of four, not in the hole')]));
  const target = by.points('target');
  const now = before + made;
  const notes = [`The score is now ${now}; playing to ${target}.`];
  if (made === ALL && before < 0) notes.push('A player in the hole does not smudge.');
  else if (made === ALL) notes.push('Four made on a lower bid: in some places that is no smudge, and the book leaves it to custom.');
  const line = by.sum('bid-made', `${made} made on a bid of ${bid}`, made);
  if (now < target) return ok(answer(`${counted(made, 'point')} for the bidder`, [line], notes));
  return ok(answer('The bidder is out and wins the game', [line, by.mention('order', 'the bidder has the first count')], notes));
}

export const deal = scorer({
  title: 'Is it a smudge?',
  gist: 'Whether a bid and the points made win the whole game, or count as usual.',
  aka: ['smudge'],
  books: ['blue-ribbon-1940'],
  ask,
  score,
});
