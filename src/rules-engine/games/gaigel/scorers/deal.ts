import { sayPoints } from '../../../laws/remedies/amounts.ts';
import { ok } from '../../../scoring/result.ts';
import { answer, scorer } from '../../../scoring/scorers.ts';
import { gameOf, lineOf, type Prices } from '../reckoning/deal.ts';

const SIDES = { we: 'First side', they: 'Second side' } as const;
const DOUBT = 'That the side which has 101 itself must not play on is how the book is read; it does not name the side.';

export const deal = scorer({
  title: 'One game or two',
  gist: 'A game won or forfeited, or a gaigel, which is two.',
  aka: ['gaigel calculator', 'is it a gaigel', 'two games', 'knocked wrongly'],
  books: ['uspc-1898'],
  ask: gameOf(SIDES),
  score: (ended, by: Prices) => {
    const { line } = lineOf(ended, SIDES, by);
    const points = line.points ?? 0;
    const headline = `${line.to}: ${sayPoints(points, 'game')}${points === by.points('gaigel') ? ', a gaigel' : ''}`;
    return ok(answer(headline, [line], ended.end === 'played-on' ? [DOUBT] : []));
  },
});
