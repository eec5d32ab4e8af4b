import { type Problem, problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import type { points } from '../points.ts';

export type Outcome = 'nick' | 'crap' | 'point-made' | 'seven-out' | 'open';
export interface Course {
  readonly outcome: Outcome;
  /** The point, once one is thrown. */
  readonly point: number | null;
  readonly problems: readonly Problem[];
}

/** The number of the 36 throws of two dice that give a number (Blue Ribbon 1940, p. 59). */
export const waysOf = (number: number): number => 6 - Math.abs(7 - number);

/** The meaning of a number on the first throw (Blue Ribbon 1940, p. 60). */
export function firstThrow(number: number): 'nick' | 'crap' | 'point' {
  if (number === 7 || number === 11) return 'nick';
  return number === 2 || number === 3 || number === 12 ? 'crap' : 'point';
}

/** Follows the caster from the first throw; a throw after the end is a problem (Blue Ribbon 1940, p. 60). */
export function follow(throws: readonly number[]): Course {
  const [first, ...later] = throws;
  if (first === undefined) return { outcome: 'open', point: null, problems: [problem('throws', 'at least one throw', 'none')] };
  const kind = firstThrow(first);
  const point = kind === 'point' ? first : null;
  const end = point === null ? 0 : 1 + later.findIndex((number) => number === 7 || number === point);
  if (point !== null && end === 0) return { outcome: 'open', point, problems: [] };
  const outcome: Outcome = kind !== 'point' ? kind : throws[end] === 7 ? 'seven-out' : 'point-made';
  const after = throws.slice(end + 1);
  const problems = after.length > 0 ? [problem('throws', `no throw after the ${throws[end]}, throw ${end + 1}, which decides`, after.join(', '))] : [];
  return { outcome, point, problems };
}

/** The names of the deciding outcomes. */
export const SAID = { nick: 'nick', crap: 'crap', 'point-made': 'the point is made', 'seven-out': 'seven before the point' } as const;
/** Settles a bet at even money, for or against the caster, once the throws have decided (Blue Ribbon 1940, p. 60). */
export const settled = (outcome: Exclude<Outcome, 'open'>, stake: number, by: Schedule<typeof points>): Line =>
  by.line(outcome, SAID[outcome], { times: stake, unit: 'chip' });
