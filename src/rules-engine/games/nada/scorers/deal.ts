import { choiceOf, count, type Values } from '../../../core/fields.ts';
import { pointsOf } from '../../../core/points.ts';
import { ok, type Result } from '../../../core/result.ts';
import { type Answer, answer, type Line, scorer } from '../../../core/scorers.ts';
import { points } from '../points.ts';

const BOOK = 'blue-ribbon-1940';
const TO_LOSE = { seven: 7, eight: 8, nine: 9, ten: 10, nil: 11, 'grand-nil': 12, nada: 13 } as const;

const ask = {
  bid: choiceOf('Bid', {
    seven: 'To lose seven',
    eight: 'To lose eight',
    nine: 'To lose nine',
    ten: 'To lose ten',
    nil: 'Nil, to lose eleven',
    'grand-nil': 'Grand nil, to lose twelve',
    nada: 'Nada, to lose all thirteen',
  }),
  lost: count('Tricks lost by the bidder’s side', 0, 13, { unit: 'tricks', hint: 'In a nil or nada the bidder alone counts.' }),
} as const;

function score(asked: Values<typeof ask>): Result<Answer> {
  const worth = pointsOf(points[asked.bid], BOOK);
  const needed = TO_LOSE[asked.bid];
  const short = needed - asked.lost;
  if (short <= 0) {
    const notes = ['It counts toward the game.', ...(short < 0 ? ['Tricks lost beyond the bid add nothing.'] : [])];
    return ok(
      answer(
        `The bidder scores ${worth} toward the game`,
        [{ rule: `points.${asked.bid}`, say: `${asked.lost} lost, ${needed} bid`, points: worth, to: 'Bidder' }],
        notes,
      ),
    );
  }
  const each = pointsOf(points['trick-short'], BOOK);
  const lines: Line[] = [
    { rule: 'points.bid-lost', say: 'the value of the bid', points: worth, to: 'Adversaries, above the line' },
    {
      rule: 'points.trick-short',
      say: `${asked.lost} lost of ${needed} bid, ${short} short`,
      points: each * short,
      to: 'Adversaries, above the line',
    },
  ];
  return ok(answer(`The adversaries score ${worth + each * short} above the line`, lines, ['Neither side scores toward the game.']));
}

export const deal = scorer({
  title: 'Score a deal',
  gist: 'What a bid to lose tricks brings, or costs when too few are lost.',
  aka: ['nil value', 'nada penalty', 'above the line'],
  books: [BOOK],
  ask,
  score,
});
