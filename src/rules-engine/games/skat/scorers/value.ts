import { choiceOf, type Values } from '../../../scoring/fields.ts';
import type { Result } from '../../../scoring/result.ts';
import { type Answer, answer, scorer } from '../../../scoring/scorers.ts';
import { BLUE, USPC } from '../../../vocabulary/book-ids.ts';
import { type Prices, reckon } from '../reckoning/count.ts';
import { announced, bid, hand, holds, KINDS, matadors, points, second, suit, sweep, tricks } from '../reckoning/fields.ts';

const BOOKS = [BLUE, USPC] as const;

const ask = { kind: choiceOf('Which game was played?', KINDS), suit, holds, matadors, hand, second, announced, points, sweep, tricks, bid } as const;
type Asked = Values<typeof ask>;

function score(asked: Asked, by: Prices): Result<Answer> {
  const result = reckon(asked, by);
  if (!result.ok) return result;
  const { won, value, sum, lines, notes } = result.value;
  const points = Math.abs(value);
  const headline =
    by.way('value') === 'put-down'
      ? `${won ? 'Won' : 'Lost'}: ${won ? 'plus' : 'minus'} ${points}${sum === `${points}` ? '' : ` (${sum})`}`
      : `${won ? 'Won' : 'Lost'}: ${points} ${won ? 'from' : 'to'} each of the others${sum === `${points}` ? '' : ` (${sum})`}`;
  return { ok: true, value: answer(headline, lines, notes) };
}

export const value = scorer({
  title: 'The value of a game',
  gist: 'Unit, matadors, schneider, schwarz and announcements multiplied, won or lost, with the overbid found.',
  aka: ['skat calculator', 'matadors', 'how much is my game worth', 'with two', 'without three', 'did I overbid', 'spielwert'],
  books: BOOKS,
  ask,
  score,
});
