import { count, type Values } from '../../../scoring/fields.ts';
import { ok, type Result } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { type Answer, answer, scorer } from '../../../scoring/scorers.ts';
import { BLUE, DONOHUE } from '../../../vocabulary/book-ids.ts';
import type { ODDS } from '../points.ts';

const ask = { distance: count('How many points away is the blot?', 1, 12) } as const;

function score(asked: Values<typeof ask>, by: Schedule<typeof ODDS>): Result<Answer> {
  const key = `odds-${asked.distance}` as keyof typeof ODDS;
  const hits = by.points(key);
  const notes = ['Covered points between, which shut out some of the throws, are left out of account.'];
  if (asked.distance === 12) notes.push('Double fours and double threes reach it too on an open board; the figure of the book counts double sixes alone.');
  const say = `${hits} of the 36 throws ${hits === 1 ? 'hits' : 'hit'}`;
  return ok(answer(`${36 - hits} to ${hits} against a hit`, [by.line(key, say)], notes));
}

export const odds = scorer({
  title: 'Odds against a hit',
  gist: 'Gives the odds against hitting a blot so many points away.',
  aka: ['chance of being hit', 'odds of a blot', 'probability of a hit'],
  books: [BLUE, DONOHUE],
  ask,
  score,
});
