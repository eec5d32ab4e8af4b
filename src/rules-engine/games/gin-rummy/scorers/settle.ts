import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import type { points } from '../points.ts';

/** The lines of a knock, from both counts; that of the opponent is after lay-offs. */
export function settleKnock(by: Schedule<typeof points>, knocker: number, opponent: number, names: { knocker: string; opponent: string }): Line[] {
  const win = opponent - knocker;
  if (knocker === 0 && by.gives('gin')) {
    return [by.sum('knock', `the opponent’s count of ${opponent}`, opponent, { to: names.knocker }), by.line('gin', 'gin', { to: names.knocker })];
  }
  if (win > 0) return [by.sum('knock', `${opponent} less ${knocker}`, win, { to: names.knocker })];
  // The manual gives only the bonus for an equal count; the older book requires a lower one.
  if (win === 0 && by.way('undercut') !== 'on-a-tie-too') return [by.mention('knock', 'the counts are equal: nothing is paid')];
  return [
    ...(win === 0 ? [] : [by.sum('knock', `${knocker} less ${opponent}`, -win, { to: names.opponent })]),
    by.line('undercut', 'undercut', { to: names.opponent }),
  ];
}
