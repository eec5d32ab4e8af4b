import type { BookId } from '../../../books.ts';
import { problem, type Result, wrong } from '../../../core/result.ts';
import { BLUE, DONOHUE } from '../cites.ts';

/** How a book counts a hand: the pips of the other hands, or what they hold more than the winner. */
type Count = 'others' | 'difference';
export type End = 'domino' | 'blocked';
export interface Rule {
  /** Null where the book counts a blocked game only. */
  readonly domino: Count | null;
  readonly blocked: Count;
  /** What the book says where the lightest hands are level: nobody scores, or nothing at all. */
  readonly level: 'nobody' | 'open';
  /** Nearest multiple to which the sum is taken. */
  readonly nearest?: Readonly<Partial<Record<End, number>>>;
  /** What the book leaves open about the count. */
  readonly doubt?: Readonly<Partial<Record<End, string>>>;
}
export type Rules = Readonly<Partial<Record<BookId, Rule>>>;
/** The score item on which each end of a hand rests. */
export type Keys = Readonly<Record<End, string>>;
export const booksOf = (rules: Rules) => ([BLUE, DONOHUE] as const).filter((book) => rules[book] !== undefined);

/** A hand as it ended: the pips of the lightest hand, and those of each other one. */
export interface Hand {
  readonly end: End;
  readonly own: number;
  readonly others: readonly number[];
}
export interface Counted {
  /** Null where nobody scores. */
  readonly points: number | null;
  readonly say: string;
  readonly notes: readonly string[];
}

/** The nearest multiple: 22 is 20, and 23 is 25 (Donohue, p. 383). */
export const nearest = (pips: number, of: number) => Math.round(pips / of) * of;

/** What the winner of a hand scores. */
export function countHand(rule: Rule, { end, own, others }: Hand): Result<Counted> {
  const how = rule[end];
  if (how === null) return wrong(problem('end', 'a blocked game, the only end for which the book gives a count', 'a player who went out'));
  const lightest = Math.min(...others);
  if (end === 'blocked' && lightest < own) return wrong(problem('own', `at most ${lightest}, the lightest of the other hands`, `${own}`));
  if (how === 'difference' && others.length > 1) {
    return wrong(problem('others', 'the pips of one opponent: the book counts the difference of two hands', `${others.length} hands`));
  }
  if (end === 'blocked' && lightest === own) {
    const notes = rule.level === 'open' ? ['The book does not say what becomes of level hands.'] : [];
    return { ok: true, value: { points: null, say: 'the lightest hands are level', notes } };
  }
  const sum = others.reduce((all, pips) => all + pips, 0) - (how === 'difference' && end === 'blocked' ? own : 0);
  const unit = rule.nearest?.[end] ?? 1;
  const say = how === 'difference' ? `the difference of the hands, ${sum}` : `the pips of the other hands, ${sum}`;
  const doubt = rule.doubt?.[end];
  return {
    ok: true,
    value: { points: nearest(sum, unit), say: unit === 1 ? say : `${say}, to the nearest ${unit}`, notes: doubt === undefined ? [] : [doubt] },
  };
}
