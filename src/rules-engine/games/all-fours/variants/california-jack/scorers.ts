import { problemsBefore, sayDeal } from '../../../../mechanics/counting-out.ts';
import { choiceOf, count, listOf, type Values } from '../../../../scoring/fields.ts';
import { type Problem, problem, type Result, wrong } from '../../../../scoring/result.ts';
import type { Schedule } from '../../../../scoring/schedule.ts';
import { type Answer, type Line, scorer } from '../../../../scoring/scorers.ts';
import type { points } from '../../points.ts';

// With two or four players all 52 cards are played, so ace, deuce and jack of trumps always occur, and the counts add up to 80.
const ALL = 80;
const SIDES = { '1': 'Side 1', '2': 'Side 2', '3': 'Side 3', '4': 'Side 4' } as const;
const POINTS = ['high', 'low', 'jack'] as const;
const who = (label: string) => choiceOf(label, SIDES);
const ask = {
  high: who('Who had the ace of trumps?'),
  low: who('Who took the deuce of trumps?'),
  jack: who('Who took the jack of trumps?'),
  counts: listOf('Count for game of each side', count('Count', 0, ALL), 2, 4, {
    hint: 'Tens 10, aces 4, kings 3, queens 2, jacks 1; 80 in all. The non-dealer first, the dealer last.',
  }),
  before: listOf('Scores before the deal, in the same order', count('Score', -20, 9), 2, 4, { optional: true }),
} as const;
type Asked = Values<typeof ask>;

function problemsOf(asked: Asked, by: Schedule<typeof points>): Problem[] {
  const problems: Problem[] = [];
  const sides = asked.counts.length;
  if (sides === 3) problems.push(problem('counts', 'two sides or four: with three the pack does not come out even', '3'));
  const all = asked.counts.reduce((sum, one) => sum + one, 0);
  if (all !== ALL) problems.push(problem('counts', `${ALL} in all: every card is played`, `${asked.counts.join(' + ')} = ${all}`));
  for (const key of POINTS) {
    const side = Number(asked[key]);
    if (side > sides) problems.push(problem(key, `one of the ${sides} sides`, SIDES[asked[key]]));
    else if (key === 'jack' && asked.counts[side - 1] === 0) problems.push(problem('counts', `1 or more for ${SIDES[asked.jack]}, who took the jack`, '0'));
  }
  return [...problems, ...problemsBefore('before', asked.before, sides, by.points('target'))];
}

/** The line of the point for game: to the highest count, or in a tie to the non-dealer if the book refers to all fours. */
function gameLine(counts: readonly number[], by: Schedule<typeof points>, notes: string[]): Line[] {
  const best = Math.max(...counts);
  const tied = counts.flatMap((one, n) => (one === best ? [`Side ${n + 1}`] : []));
  const [first] = tied;
  if (first === undefined) return [];
  const line = by.line('game', `game, ${best}`, { to: first });
  if (tied.length === 1) return [line];
  if (by.way('game') === undefined) notes.push('A tie for game: the section does not say who scores it.');
  else if (by.way('game') === 'tie-to-non-dealer' && counts.length > 2) notes.push('A tie for game goes to the non-dealer, and there is more than one.');
  else {
    notes.push('Equal counts: game goes to the non-dealer, as in all fours.');
    return [line];
  }
  return [];
}

function score(asked: Asked, by: Schedule<typeof points>): Result<Answer> {
  const problems = problemsOf(asked, by);
  if (problems.length > 0) return wrong(...problems);
  const notes: string[] = [];
  const lines: Line[] = POINTS.map((key) => by.line(key, key, { to: SIDES[asked[key]] }));
  lines.push(...gameLine(asked.counts, by, notes));
  const before = asked.before === null ? null : Object.fromEntries(asked.before.map((sum, n) => [`Side ${n + 1}`, sum]));
  return { ok: true, value: sayDeal({ lines, notes, before, target: 'target' }, by) };
}

export const deal = scorer({
  title: 'Score a deal',
  gist: 'High, low, jack and game where the whole pack is played, low going to its taker, and who is out first.',
  aka: ['california jack score'],
  books: ['blue-ribbon-1940', 'donohue', 'uspc-1898'],
  ask,
  score,
});
