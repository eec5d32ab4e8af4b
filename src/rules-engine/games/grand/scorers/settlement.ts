import { count, type Values } from '../../../core/fields.ts';
import { pointsOf } from '../../../core/points.ts';
import { problem, type Result, wrong } from '../../../core/result.ts';
import { type Answer, type Line, scorer, totalsOf } from '../../../core/scorers.ts';
import { points } from '../points.ts';

const BOOK = 'blue-ribbon-1940';
const ask = {
  first: count('Score of the first side', -2000, 2000, { unit: 'points' }),
  firstBack: count('Set-backs of the first side', 0, 200),
  second: count('Score of the second side', -2000, 2000, { unit: 'points' }),
  secondBack: count('Set-backs of the second side', 0, 200),
} as const;

function score(asked: Values<typeof ask>): Result<Answer> {
  const { first, second } = asked;
  if (first === second) return wrong(problem('second', 'a score that differs from the first: the lower one pays', `${first} and ${second}`));
  const game = pointsOf(points.game, BOOK);
  const lower = Math.min(first, second);
  if (lower >= game) return wrong(problem(first < second ? 'first' : 'second', `a losing score below the game of ${game}`, `${lower}`));
  const loser = first < second ? 'First side' : 'Second side';
  const more = first < second ? asked.firstBack - asked.secondBack : asked.secondBack - asked.firstBack;
  const lines: Line[] = [{ rule: 'points.settlement', say: `${lower}, short of ${game}`, points: game - lower, to: loser }];
  if (more !== 0) {
    const say = `${Math.abs(more)} ${Math.abs(more) === 1 ? 'set-back' : 'set-backs'} ${more > 0 ? 'more' : 'fewer'} than the other side`;
    lines.push({ rule: 'points.set-back-difference', say, points: pointsOf(points['set-back-difference'], BOOK) * more, to: loser });
  }
  const totals = totalsOf(lines);
  const owed = totals[0]?.points ?? 0;
  const headline = owed >= 0 ? `${loser} owes ${owed}` : `${loser} is owed ${-owed}: fewer set-backs outweigh the lower score`;
  return { ok: true, value: { headline, lines, totals, notes: ['The total is what the side with the lower score pays.'] } };
}

export const settlement = scorer({
  title: 'Settle at the end',
  gist: 'What the lower score pays, with the difference in set-backs.',
  aka: ['who owes what', 'crosses', 'setbacks'],
  books: [BOOK],
  ask,
  score,
});
