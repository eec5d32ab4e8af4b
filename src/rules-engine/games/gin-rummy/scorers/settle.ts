import type { BookId } from '../../../books.ts';
import { pointsOf, scoresIt } from '../../../core/points.ts';
import type { Line } from '../../../core/scorers.ts';
import { points } from '../points.ts';

/** What a knock brings, once both counts are known; the opponent's after lay-offs. */
export function settleKnock(book: BookId, knocker: number, opponent: number, names: { knocker: string; opponent: string }): Line[] {
  const win = opponent - knocker;
  if (knocker === 0 && scoresIt(points.gin, book)) {
    return [
      { rule: 'points.knock', say: `the opponent's count of ${opponent}`, points: opponent, to: names.knocker },
      { rule: 'points.gin', say: 'gin', points: pointsOf(points.gin, book), to: names.knocker },
    ];
  }
  if (win > 0) return [{ rule: 'points.knock', say: `${opponent} less ${knocker}`, points: win, to: names.knocker }];
  const difference: Line = {
    rule: 'points.knock',
    say: win === 0 ? 'the counts are equal: no difference' : `${knocker} less ${opponent}`,
    points: -win,
    to: names.opponent,
  };
  // For an equal count the manual gives the bonus alone; the older book asks for a lower one.
  if (win === 0 && book !== 'sierra') return [{ rule: 'points.knock', say: 'the counts are equal: nothing is paid' }];
  return [...(win === 0 ? [] : [difference]), { rule: 'points.undercut', say: 'undercut', points: pointsOf(points.undercut, book), to: names.opponent }];
}
