import type { Schedule } from '../../../core/schedule.ts';
import type { Line } from '../../../core/scorers.ts';

/** What a knock brings, once both counts are known; the opponent's after lay-offs. */
export function settleKnock(by: Schedule, knocker: number, opponent: number, names: { knocker: string; opponent: string }): Line[] {
  const win = opponent - knocker;
  if (knocker === 0 && by.gives('gin')) {
    return [
      { rule: 'points.knock', say: `the opponent's count of ${opponent}`, points: opponent, to: names.knocker },
      by.line('gin', 'gin', { to: names.knocker }),
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
  if (win === 0 && by.book !== 'sierra') return [by.tell('knock', 'the counts are equal: nothing is paid')];
  return [...(win === 0 ? [] : [difference]), by.line('undercut', 'undercut', { to: names.opponent })];
}
