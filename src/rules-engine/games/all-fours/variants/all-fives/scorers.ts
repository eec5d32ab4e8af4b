import { countOut, problemsBefore, sayDeal, sayScores } from '../../../../mechanics/counting-out.ts';
import { choiceOf, count, listOf, type Values } from '../../../../scoring/fields.ts';
import { ok, type Problem, problem, type Result, wrong } from '../../../../scoring/result.ts';
import type { Schedule } from '../../../../scoring/schedule.ts';
import { type Answer, answer, type Line, scorer } from '../../../../scoring/scorers.ts';
import type { points } from '../../points.ts';
import type { pegs } from './points.ts';

type Prices = Schedule<typeof points & typeof pegs>;

const SIDES = { '1': 'Side 1', '2': 'Side 2', '3': 'Side 3', '4': 'Side 4', nobody: 'Nobody' } as const;
const CARDS = ['ten', 'five', 'ace', 'king', 'queen', 'jack'] as const;
const FOUR = ['high', 'low', 'jack', 'game'] as const;
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
  before: listOf('Scores before the deal', count('Score', -20, 60), 2, 4, { optional: true, hint: 'Side 1, side 2 and so on.' }),
} as const;
type Asked = Values<typeof ask>;

function problemsOf(asked: Asked, by: Prices): Problem[] {
  const problems: Problem[] = [];
  const trumps = CARDS.some((card) => asked[card] !== 'nobody');
  for (const key of ['high', 'low'] as const)
    if (asked[key] === 'nobody' && (trumps || asked[key === 'high' ? 'low' : 'high'] !== 'nobody'))
      problems.push(problem(key, `a side that was dealt the ${key}est trump, trumps being in play`, 'nobody'));
  if (asked.before === null) return problems;
  const sides = asked.before.length;
  for (const key of [...CARDS, 'high', 'low', 'game'] as const)
    if (asked[key] !== 'nobody' && Number(asked[key]) > sides) problems.push(problem(key, `one of the ${sides} sides that have a score`, SIDES[asked[key]]));
  return [...problems, ...problemsBefore('before', asked.before, sides, by.points('target'))];
}

/** Pegs are scored as they are made, so the form has no field for their order; the four points follow in the usual order (1940, p. 6). */
function score(asked: Asked, by: Prices): Result<Answer> {
  const problems = problemsOf(asked, by);
  if (problems.length > 0) return wrong(...problems);
  const line = (key: Parameters<Prices['line']>[0], say: string, side: keyof typeof SIDES): Line[] =>
    side === 'nobody' ? [] : [by.line(key, say, { to: SIDES[side] })];
  const pegged = CARDS.flatMap((card) => line(`trump-${card}`, `${card} of trumps pegged`, asked[card]));
  const counted = FOUR.flatMap((key) => line(key, key, asked[key]));
  const lines = [...pegged, ...counted];
  const before = asked.before === null ? null : Object.fromEntries(asked.before.map((sum, n) => [`Side ${n + 1}`, sum]));
  const game = by.points('target');
  const inPlay = before === null ? [] : countOut(pegged, before, game).out.map(({ to }) => to);
  if (before === null || inPlay.length < 2) return ok(sayDeal({ lines, notes: [], before, target: 'target' }, by));
  const notes = [`Scores if all is counted: ${sayScores(countOut(lines, before, game).now)}; playing to ${game}.`];
  return ok(answer(`${inPlay.join(' and ')} reach ${game} in the play: the order of the tricks decides`, lines, notes));
}

export const deal = scorer({
  title: 'Score a deal',
  gist: 'What was pegged for trumps in the play and what the four points add.',
  aka: ['all fives pegging'],
  books: ['blue-ribbon-1940'],
  ask,
  score,
});
