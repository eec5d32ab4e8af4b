import type { BookId } from '../../../books.ts';
import { pointsOf, scoresIt } from '../../../core/points.ts';
import type { Line } from '../../../core/scorers.ts';
import { points } from '../points.ts';
import { HEARTS_IN_PACK, heartsWord } from './fields.ts';

/** Points against each player for one deal, where the queen of spades counts. `queen` is the place of her taker. */
export function linesAgainst(hearts: readonly number[], queen: number, book: BookId, to: (n: number) => string): Line[] {
  if (hearts[queen] === HEARTS_IN_PACK && scoresIt(points.moon, book)) {
    return hearts.flatMap((_, n) =>
      n === queen ? [] : [{ rule: 'points.moon', say: `another player shoots the moon`, points: pointsOf(points.moon, book), to: to(n) }],
    );
  }
  return hearts.flatMap((taken, n): Line[] => [
    ...(taken > 0 ? [{ rule: 'points.heart', say: heartsWord(taken), points: taken * pointsOf(points.heart, book), to: to(n) }] : []),
    ...(n === queen ? [{ rule: 'points.queen', say: 'the queen of spades', points: pointsOf(points.queen, book), to: to(n) }] : []),
  ]);
}
