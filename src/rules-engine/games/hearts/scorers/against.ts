import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import type { points } from '../points.ts';
import { HEARTS_IN_PACK, heartsWord } from '../reckoning/counting.ts';

/** Points against each player in one deal, if the queen of spades counts. `queen`: the index of the player who took it. */
export function linesAgainst(hearts: readonly number[], queen: number, by: Schedule<typeof points>, to: (n: number) => string): Line[] {
  if (hearts[queen] === HEARTS_IN_PACK && by.gives('moon')) {
    return hearts.flatMap((_, n) => (n === queen ? [] : [by.line('moon', 'another player shoots the moon', { to: to(n) })]));
  }
  return hearts.flatMap((taken, n): Line[] => [
    ...(taken > 0 ? [by.line('heart', heartsWord(taken), { times: taken, to: to(n) })] : []),
    ...(n === queen ? [by.line('queen', 'the queen of spades', { to: to(n) })] : []),
  ]);
}
