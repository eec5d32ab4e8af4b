import type { BookId } from '../../../books.ts';
import { countOut } from '../../../core/counting-out.ts';
import { choiceOf, count, listOf, type Values } from '../../../core/fields.ts';
import { pointsOf } from '../../../core/points.ts';
import { type Problem, problem, type Result, wrong } from '../../../core/result.ts';
import { type Answer, answer, type Line, scorer } from '../../../core/scorers.ts';
import { points } from '../points.ts';

// All 52 cards come into play with two players or four, so ace, deuce and jack of trumps are always there, and 80 is counted in all.
const ALL = 80;
const SIDES = { '1': 'Side 1', '2': 'Side 2', '3': 'Side 3', '4': 'Side 4' } as const;
const who = (label: string) => choiceOf(label, SIDES);
const ask = {
  high: who('Who had the ace of trumps?'),
  low: who('Who took the deuce of trumps?'),
  jack: who('Who took the jack of trumps?'),
  counts: listOf('Count for game of each side', count('Count', 0, ALL), 2, 4, {
    hint: 'Tens 10, aces 4, kings 3, queens 2, jacks 1; 80 in all. The non-dealer first, the dealer last.',
  }),
  before: listOf('Scores before the deal, in the same order', count('Score', -10, 9), 2, 4, { optional: true }),
} as const;
const TEN: readonly BookId[] = ['uspc-1898', 'donohue'];

/** The scorer knows its variant's figure from the same cells as the page. */
const targetOf = (book: BookId) => (TEN.includes(book) ? pointsOf(points['long-target'], 'uspc-1898') : pointsOf(points.target, book));

function problemsOf(asked: Values<typeof ask>): Problem[] {
  const problems: Problem[] = [];
  const sides = asked.counts.length;
  const all = asked.counts.reduce((sum, one) => sum + one, 0);
  if (all !== ALL) problems.push(problem('counts', `${ALL} in all: every card is played`, `${asked.counts.join(' + ')} = ${all}`));
  for (const key of ['high', 'low', 'jack'] as const)
    if (Number(asked[key]) > sides) problems.push(problem(key, `one of the ${sides} sides`, SIDES[asked[key]]));
  if (asked.before !== null && asked.before.length !== sides) problems.push(problem('before', `${sides} scores`, `${asked.before.length}`));
  return problems;
}

function score(asked: Values<typeof ask>, book: BookId): Result<Answer> {
  const problems = problemsOf(asked);
  if (problems.length > 0) return wrong(...problems);
  const lines: Line[] = (['high', 'low', 'jack'] as const).map((key) => ({
    rule: `points.${key}`,
    say: key,
    points: pointsOf(points[key], book),
    to: SIDES[asked[key]],
  }));
  const best = Math.max(...asked.counts);
  const tied = asked.counts.flatMap((one, n) => (one === best ? [`Side ${n + 1}`] : []));
  const [first] = tied;
  const notes: string[] = [];
  if (tied.length === 1 && first !== undefined) lines.push({ rule: 'points.game', say: `game, ${best}`, points: pointsOf(points.game, book), to: first });
  else if (book === 'donohue') notes.push('A tie for game: the section does not say who scores it.');
  else if (book === 'blue-ribbon-1940' && asked.counts.length > 2) notes.push('A tie for game goes to the non-dealer, and there is more than one.');
  else if (first !== undefined) {
    lines.push({ rule: 'points.game', say: `game, ${best}, equal counts`, points: pointsOf(points.game, book), to: first });
    notes.push('Equal counts: game goes to the non-dealer, as in all fours.');
  }
  const made = answer('', lines, notes);
  const summary = made.totals.map(({ to, points: sum }) => `${to} ${sum}`).join(', ');
  if (asked.before === null) return { ok: true, value: { ...made, headline: summary } };
  const target = targetOf(book);
  const { now, out } = countOut(lines, Object.fromEntries(asked.before.map((sum, n) => [`Side ${n + 1}`, sum])), target);
  notes.push(
    `Scores now: ${Object.entries(now)
      .map(([to, sum]) => `${to} ${sum}`)
      .join(', ')}; the game is ${target}.`,
  );
  const [winner] = out;
  return { ok: true, value: { ...made, headline: winner === undefined ? `${summary}; nobody is out` : `${winner.to} wins the game` } };
}

export const deal = scorer({
  title: 'Score a deal',
  gist: 'High, low, jack and game where the whole pack is played, low going to its taker, and who is out first.',
  aka: ['california jack score'],
  books: ['blue-ribbon-1940', 'donohue', 'uspc-1898'],
  ask,
  score,
});
