import { type Problem, problem } from '../../core/result.ts';

export type Outcome = 'nick' | 'crap' | 'point-made' | 'seven-out' | 'open';
export interface Course {
  readonly outcome: Outcome;
  /** The point, once one is thrown. */
  readonly point: number | null;
  readonly problems: readonly Problem[];
}

const NICKS = [7, 11];
const CRAPS = [2, 3, 12];

/** In how many of the 36 ways two dice give a number. */
export const waysOf = (number: number): number => 6 - Math.abs(7 - number);

/** Follows the caster from the first throw; what is thrown after the end is a problem. */
export function follow(throws: readonly number[]): Course {
  const [first, ...later] = throws;
  if (first === undefined) return { outcome: 'open', point: null, problems: [problem('throws', 'at least one throw', 'none')] };
  const early = NICKS.includes(first) ? 'nick' : CRAPS.includes(first) ? 'crap' : null;
  const point = early === null ? first : null;
  const end = later.findIndex((number) => number === 7 || number === first);
  const decided = early !== null ? 0 : end < 0 ? null : end + 1;
  const outcome: Outcome = early ?? (decided === null ? 'open' : throws[decided] === 7 ? 'seven-out' : 'point-made');
  const left = decided === null ? 0 : throws.length - 1 - decided;
  const problems = left > 0 ? [problem('throws', `${(decided ?? 0) + 1} throws, the last of which decides`, `${throws.length}`)] : [];
  return { outcome, point, problems };
}
