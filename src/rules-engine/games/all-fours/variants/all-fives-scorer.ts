import type { BookId } from '../../../books.ts';
import { choiceOf, count, listOf, type Values } from '../../../core/fields.ts';
import { pointsOf } from '../../../core/points.ts';
import { problem, type Result, wrong } from '../../../core/result.ts';
import { type Answer, answer, type Line, scorer } from '../../../core/scorers.ts';
import { points as parent } from '../points.ts';
import { points } from './all-fives-points.ts';

const SIDES = { '1': 'Side 1', '2': 'Side 2', '3': 'Side 3', '4': 'Side 4', nobody: 'Nobody' } as const;
const who = (label: string) => choiceOf(label, SIDES, { otherwise: 'nobody' });
const ask = {
  ten: who('Who took the ten of trumps?'),
  five: who('Who took the five of trumps?'),
  ace: who('Who took the ace of trumps?'),
  king: who('Who took the king of trumps?'),
  queen: who('Who took the queen of trumps?'),
  jack: who('Who took the jack of trumps?'),
  high: who('Who was dealt the highest trump in play?'),
  low: who('Who was dealt the lowest trump in play?'),
  game: who('Who has game?'),
  before: listOf('Scores before the deal', count('Score', -10, 60), 2, 4, { optional: true }),
} as const;

function score(asked: Values<typeof ask>, book: BookId): Result<Answer> {
  const trumps = [asked.ten, asked.five, asked.ace, asked.king, asked.queen, asked.jack];
  if (trumps.some((side) => side !== 'nobody') && (asked.high === 'nobody' || asked.low === 'nobody'))
    return wrong(problem('high', 'a highest and a lowest trump, trumps being in play', 'nobody'));
  const lines: Line[] = [];
  const one = (rule: string, say: string, worth: number, side: keyof typeof SIDES) => {
    if (side !== 'nobody') lines.push({ rule, say, points: worth, to: SIDES[side] });
  };
  for (const card of ['ten', 'five', 'ace', 'king', 'queen', 'jack'] as const)
    one(`points.trump-${card}`, `${card} of trumps pegged`, pointsOf(points.pegs[`trump-${card}`], book), asked[card]);
  for (const key of ['high', 'low', 'jack', 'game'] as const) one(`points.${key}`, key, pointsOf(parent[key], book), asked[key]);
  const made = answer('', lines);
  const headline = made.totals.length === 0 ? 'Nobody scores' : made.totals.map(({ to, points: sum }) => `${to} ${sum}`).join(', ');
  const notes = [];
  const target = points.target.status === 'stated' ? points.target.points : undefined;
  if (asked.before !== null) {
    const now = asked.before.map((sum, n) => `Side ${n + 1} ${sum + (made.totals.find(({ to }) => to === `Side ${n + 1}`)?.points ?? 0)}`);
    notes.push(
      `Scores now: ${now.join(', ')}; the game is ${target}. Cards are pegged as they fall, so who is out first in the play depends on the order of the tricks.`,
    );
  }
  return { ok: true, value: { ...made, headline, notes } };
}

export const deal = scorer({
  title: 'Score a deal',
  gist: 'What was pegged for trumps in the play and what the four points add.',
  aka: ['all fives pegging'],
  books: ['blue-ribbon-1940'],
  ask,
  score,
});
