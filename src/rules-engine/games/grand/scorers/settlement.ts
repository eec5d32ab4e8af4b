import { count, type Values } from '../../../scoring/fields.ts';
import { problem, type Result, wrong } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { type Answer, type Line, scorer, totalsOf } from '../../../scoring/scorers.ts';
import { counted } from '../../../wording/numbers.ts';
import type { points } from '../points.ts';

const ask = {
  first: count('Score of the first side', -2000, 2000, { unit: 'points' }),
  firstBack: count('Set-backs of the first side', 0, 200),
  second: count('Score of the second side', -2000, 2000, { unit: 'points' }),
  secondBack: count('Set-backs of the second side', 0, 200),
} as const;

/** What the side with the lower score pays: its shortfall from the game, plus an amount for each set-back more than the other side (minus if fewer). */
export function owed(lower: number, more: number, to: string, by: Schedule<typeof points>): Line[] {
  const game = by.points('game');
  const lines = [by.sum('settlement', `${lower}, short of ${game}`, game - lower, { to })];
  if (more !== 0) {
    const say = `${counted(Math.abs(more), 'set-back')} ${more > 0 ? 'more' : 'fewer'} than the other side`;
    lines.push(by.line('set-back-difference', say, { times: more, to }));
  }
  return lines;
}

function score(asked: Values<typeof ask>, by: Schedule<typeof points>): Result<Answer> {
  const { first, second } = asked;
  if (first === second) return wrong(problem('second', 'a score that differs from the first: the lower one pays', `${first} and ${second}`));
  const game = by.points('game');
  const lower = Math.min(first, second);
  if (lower >= game) return wrong(problem(first < second ? 'first' : 'second', `a losing score below the game of ${game}`, `${lower}`));
  const loser = first < second ? 'First side' : 'Second side';
  const more = first < second ? asked.firstBack - asked.secondBack : asked.secondBack - asked.firstBack;
  const lines = owed(lower, more, loser, by);
  const totals = totalsOf(lines);
  const sum = totals[0]?.points ?? 0;
  const headline = sum >= 0 ? `${loser} owes ${sum}` : `${loser} is owed ${-sum}: fewer set-backs outweigh the lower score`;
  return { ok: true, value: { headline, lines, totals, notes: ['The total is what the side with the lower score pays.'] } };
}

export const settlement = scorer({
  title: 'Settle at the end',
  gist: 'What the lower score pays, with the difference in set-backs.',
  aka: ['who owes what', 'crosses', 'setbacks'],
  books: ['blue-ribbon-1940'],
  ask,
  score,
});
