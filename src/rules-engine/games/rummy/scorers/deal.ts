import { cards, flag, listOf, type Values } from '../../../scoring/fields.ts';
import { ok, problem, type Result } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { type Answer, answer, type Line, scorer } from '../../../scoring/scorers.ts';
import { counted } from '../../../wording/numbers.ts';
import type { points } from '../points.ts';
import { JOKER_LEFT, leftLines, tooOften } from '../reckoning/left.ts';

const ask = {
  hands: listOf('Cards left in each other hand', cards('Cards left', 'rum-106', [0, 30]), 1, 5, {
    hint: 'One hand for each player who pays; none if a hand is empty.',
  }),
  splash: flag('The whole hand was laid down at one time, and splashes are played', { hint: 'Only by agreement.', given: 'splash' }),
} as const;

const WINNER = 'Winner';
const handName = (n: number) => `hand ${n + 1}`;

function score({ hands, splash }: Values<typeof ask>, by: Schedule<typeof points>): Result<Answer> {
  const all = hands.flat();
  const problems = tooOften('hands', all, by);
  if (splash && !by.gives('splash')) problems.push(problem('splash', 'no splash, which this book does not have', 'yes'));
  if (problems.length > 0) return { ok: false, problems };
  const each = hands.map((hand, n) => leftLines(hand, handName(n), by).map((line): Line => (line.points === undefined ? line : { ...line, to: WINNER })));
  const bonus = splash ? by.points('splash') : 0;
  const lines = each.flat();
  if (splash) lines.push(by.line('splash', `a splash, from ${counted(hands.length, 'player')}`, { times: hands.length, to: WINNER }));
  const sum = lines.reduce((total, line) => total + (line.points ?? 0), 0);
  const paid = each.map((own) => own.reduce((total, line) => total + (line.points ?? 0), bonus));
  const notes = paid.length > 1 ? [`To pay: ${paid.map((one, n) => `${handName(n)} ${one}`).join(', ')}.`] : [];
  if (all.includes('JOKER')) notes.push(JOKER_LEFT);
  return ok(answer(`The winner collects ${sum}`, lines, notes, WINNER));
}

export const deal = scorer({
  title: 'Settle with the player who is out',
  gist: 'What each hand pays for the cards left in it, by either book, and the splash where it is played.',
  aka: ['rummy score', 'count the cards left', 'what do I owe', 'rum points'],
  books: ['blue-ribbon-1940', 'donohue'],
  ask,
  score,
});
