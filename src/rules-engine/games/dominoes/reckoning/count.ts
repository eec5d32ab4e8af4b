import { problem, type Result, wrong } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';

export type End = 'domino' | 'blocked';
/** The score item for each end of a hand. */
export type Keys = Readonly<Record<End, string>>;

/** How a hand is counted at its end. */
interface Rule {
  /** The pips of the other hands, or their excess over the winner's. */
  readonly count: 'others' | 'difference';
  /** The sum is rounded to the nearest multiple of this. */
  readonly nearest?: number;
  /** Whether the book does not cover equal hands; otherwise nobody scores. */
  readonly levelOpen?: true;
  /** What the book leaves open about the count. */
  readonly doubt?: string;
}
const UNROUNDED = 'The book does not say to which multiple the count is taken; it is left as it is.';
/** The rules for counting a hand, by the `way` of its score item. */
const WAYS: Readonly<Record<string, Rule>> = {
  others: { count: 'others' },
  difference: { count: 'difference' },
  'others-to-five': { count: 'others', nearest: 5 },
  'others-level-open': { count: 'others', levelOpen: true },
  'others-unrounded': { count: 'others', doubt: UNROUNDED },
  'difference-unrounded': { count: 'difference', doubt: UNROUNDED },
  'difference-as-it-is': {
    count: 'difference',
    doubt: 'The book does not say whether the difference is taken to the nearest five; it is left as it is.',
  },
};
/** The rule for an end of a hand; null if nothing is scored. */
const ruleOf = (by: Schedule, item: string): Rule | null => WAYS[by.way(item) ?? ''] ?? null;

/** A finished hand: the pips of the lightest hand, and those of the others. */
export interface Hand {
  readonly end: End;
  readonly own: number;
  readonly others: readonly number[];
}
export interface Counted {
  /** Null if nobody scores. */
  readonly points: number | null;
  readonly say: string;
  readonly notes: readonly string[];
}

/** The nearest multiple: 22 is 20, and 23 is 25 (Donohue, p. 383). */
export const nearest = (pips: number, of: number) => Math.round(pips / of) * of;

/** The score of the winner of a hand. */
export function countHand(by: Schedule, keys: Keys, { end, own, others }: Hand): Result<Counted> {
  const rule = ruleOf(by, keys[end]);
  if (rule === null) return wrong(problem('end', 'a blocked game, the only end for which the book gives a count', 'a player who went out'));
  const how = rule.count;
  const lightest = Math.min(...others);
  if (end === 'blocked' && lightest < own) return wrong(problem('own', `at most ${lightest}, the lightest of the other hands`, `${own}`));
  if (how === 'difference' && others.length > 1) {
    return wrong(problem('others', 'the pips of one opponent: the book counts the difference of two hands', `${others.length} hands`));
  }
  if (end === 'blocked' && lightest === own) {
    const notes = rule.levelOpen ? ['The book does not say what becomes of level hands.'] : [];
    return { ok: true, value: { points: null, say: 'the lightest hands are level', notes } };
  }
  const sum = others.reduce((all, pips) => all + pips, 0) - (how === 'difference' && end === 'blocked' ? own : 0);
  const unit = rule.nearest ?? 1;
  const say = how === 'difference' ? `the difference of the hands, ${sum}` : `the pips of the other hands, ${sum}`;
  return {
    ok: true,
    value: { points: nearest(sum, unit), say: unit === 1 ? say : `${say}, to the nearest ${unit}`, notes: rule.doubt === undefined ? [] : [rule.doubt] },
  };
}

/** Whether the book covers equal hands. */
export const rulesLevel = (by: Schedule, keys: Keys): boolean => ruleOf(by, keys.blocked)?.levelOpen !== true;
