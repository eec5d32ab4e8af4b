import { countingLines, countOf, TOWARD_GAME } from '../../../mechanics/counting-cards.ts';
import { cards, listOf, type Values } from '../../../scoring/fields.ts';
import { ok, problem, type Result, wrong } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { type Answer, answer, scorer } from '../../../scoring/scorers.ts';
import { showCard } from '../../../vocabulary/cards.ts';
import type { points } from '../points.ts';

const ask = {
  taken: listOf('Counting cards taken by each player', cards('Cards', 'standard-52', [0, 20]), 2, 8, {
    hint: 'Tens, aces, kings, queens and jacks; other cards count nothing. A player without any: none.',
  }),
} as const;

function score({ taken }: Values<typeof ask>, by: Schedule<typeof points>): Result<Answer> {
  const all = taken.flat();
  const twice = all.filter((card, n) => all.indexOf(card) !== n);
  if (twice.length > 0) return wrong(problem('taken', 'each card with one player', twice.map(showCard).join(' ')));
  const names = taken.map((_, n) => `Player ${n + 1}`);
  const lines = taken.flatMap((hand, n) => countingLines(hand, names[n] ?? '', by));
  const counts = names.map((name) => countOf(lines, name));
  const best = Math.max(...counts);
  if (best === 0) return ok(answer('Nobody has a counting card, so nobody has game', [by.mention('game', 'no counting card')], [TOWARD_GAME]));
  const first = names.filter((_, n) => counts[n] === best);
  const others = counts.filter((count) => count < best);
  if (first.length === 1) return ok(answer(`${first.join()} has game, ${best} against ${others.join(', ')}`, lines, [TOWARD_GAME]));
  const nobody = by.way('game') === 'none-on-a-tie';
  const headline = `${first.join(' and ')} tie at ${best}: ${nobody ? 'nobody scores game' : 'the book does not say who scores game'}`;
  return ok(answer(headline, [...lines, by.law('tie-for-game', `equal counts of ${best}`)], [TOWARD_GAME]));
}

export const count = scorer({
  title: 'Count for game',
  gist: 'What the tens, aces and court cards of each player come to, and who has the point for game.',
  aka: ['who has game', 'count the tens', 'game count', 'tie for game'],
  books: ['sierra', 'blue-ribbon-1940', 'donohue'],
  ask,
  score,
});
