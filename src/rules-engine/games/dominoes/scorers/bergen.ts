import type { BookId } from '../../../books.ts';
import { choiceOf, count, type Values } from '../../../core/fields.ts';
import { pointsOf } from '../../../core/points.ts';
import { problem, type Result, wrong } from '../../../core/result.ts';
import { type Answer, answer, scorer } from '../../../core/scorers.ts';
import { BLUE, DONOHUE } from '../cites.ts';
import { bergenPoints as points } from '../variants/bergen-points.ts';

const ask = {
  what: choiceOf('What was made?', {
    first: 'A doublet was set first',
    double: 'Both ends alike',
    triple: 'A doublet at one end and its suit at the other',
    hand: 'The hand was won',
  }),
  players: choiceOf('How many play?', { two: 'Two', more: 'Three or four' }, { otherwise: 'two' }),
  has: count('Score of that player before', 0, 14),
} as const;
const KEYS = { first: 'first-doublet', double: 'double-header', triple: 'triple-header', hand: 'hand-won' } as const;

function score(asked: Values<typeof ask>, book: BookId): Result<Answer> {
  if (asked.players === 'more' && book === BLUE) return wrong(problem('players', 'two players, for whom the book gives the game', 'three or four'));
  const game = pointsOf(asked.players === 'two' ? points.game : points['game-of-more'], book);
  if (asked.has >= game) return wrong(problem('has', `fewer than ${game}, which is game`, `${asked.has}`));
  const needs = game - asked.has;
  let key: keyof typeof points = KEYS[asked.what];
  if (book === DONOHUE && asked.what !== 'hand') {
    if (needs <= 2) key = 'near-two';
    else if (needs === 3 && asked.what === 'triple') key = 'near-three';
  }
  const made = pointsOf(points[key], book);
  const out = asked.has + made >= game ? ', and wins the game' : '';
  return { ok: true, value: answer(`${made} ${made === 1 ? 'point' : 'points'}${out}`, [{ rule: `points.${key}`, say: points[key].title, points: made }]) };
}

export const bergenScorer = scorer({
  title: 'Count a play',
  gist: 'Says what a header or a hand scores, near the end of the game too.',
  aka: ['double-header', 'triple-header'],
  books: [BLUE, DONOHUE],
  ask,
  score,
});
