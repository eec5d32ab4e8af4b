import { type Problem, problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import type { Ball } from '../../../vocabulary/balls.ts';
import type { points } from '../points.ts';

export type By = Schedule<typeof points>;
export type Fault = 'none' | 'scratch' | 'nothing-in' | 'miss' | 'foul';
/** The result of the stroke at a hundred; asked only there. */
export type Last = 'made' | 'other' | 'short';
export interface Stroke {
  readonly carom: 'no' | 'single' | 'double';
  readonly balls: readonly Ball[];
  readonly fault: Fault;
  readonly last: Last | null;
}
interface Struck {
  readonly problems: readonly Problem[];
  readonly lines: readonly Line[];
  readonly notes: readonly string[];
  /** Whether the turn goes on, passes to the next player, or is lost with all its points. */
  readonly hand: 'goes-on' | 'passes' | 'lost';
}

const BALL_KEYS = { 1: 'ball-1', 3: 'ball-3', 5: 'ball-5' } as const;
const PAST = 'A stroke that passes 90, or 100, is not dealt with: it is counted for nothing here and the hand goes on.';
const refuse = (one: Problem): Struck => ({ problems: [one], lines: [], notes: [], hand: 'passes' });

/** Counts one stroke of a player with this score (rules 4 to 6, 10, 11, 13 and 15, p. 306-308). */
export function strike({ carom, balls, fault, last }: Stroke, has: number, by: By, to: string): Struck {
  const ninety = by.points('ninety');
  const hundred = ninety + by.points('ten');
  const lost: Struck = { problems: [], lines: [], notes: [], hand: 'lost' };
  if (last !== null && has < hundred) return refuse(problem('last', `nothing before ${hundred} points`, `${has} points`));
  if ((fault === 'miss' || fault === 'nothing-in') && (balls.length > 0 || carom !== 'no'))
    return refuse(problem(balls.length > 0 ? 'balls' : 'carom', 'nothing made, as no ball was struck', balls.join(', ') || 'a carom'));
  if (fault !== 'none') return lost;
  if (has >= hundred) {
    if (carom !== 'no') return refuse(problem('carom', `none, as caroms count no more at ${hundred}`, 'a carom'));
    if (last === null) return refuse(problem('last', 'how the last stroke went', 'nothing'));
    if (last === 'other') return lost;
    if (last === 'short') return { problems: [], lines: [], notes: [], hand: 'passes' };
    if (balls.length > 0) return refuse(problem('balls', 'none, as the last point is made without pocketing a ball', balls.join(', ')));
    return { problems: [], lines: [by.line('last', 'the last point', { to })], notes: [], hand: 'goes-on' };
  }
  if (has >= ninety && balls.length > 0) return lost;
  const lines: Line[] = [];
  if (carom !== 'no') lines.push(by.line(carom === 'double' ? 'double' : 'carom', carom === 'double' ? 'double carom' : 'carom', { to }));
  for (const ball of balls) lines.push(by.line(BALL_KEYS[Number(ball) as keyof typeof BALL_KEYS], `ball ${ball}`, { to, name: `ball ${ball}` }));
  const made = lines.reduce((sum, line) => sum + (line.points ?? 0), 0);
  if (has + made > (has < ninety ? ninety : hundred)) return { problems: [], lines: [], notes: [PAST], hand: 'goes-on' };
  return { problems: [], lines, notes: [], hand: made > 0 ? 'goes-on' : 'passes' };
}
