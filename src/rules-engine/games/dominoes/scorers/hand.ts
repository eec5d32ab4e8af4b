import type { BookId } from '../../../books.ts';
import { choiceOf, count, listOf, type Values } from '../../../core/fields.ts';
import { problem, type Result, wrong } from '../../../core/result.ts';
import { type Answer, answer, scorer } from '../../../core/scorers.ts';

/** How a book counts a hand: the pips of the other hands, or what they hold more than the winner. */
export type Count = 'others' | 'difference';
export interface Rule {
  readonly domino: Count | null;
  readonly blocked: Count;
  /** Nearest multiple to which the sum is taken. */
  readonly nearest?: { readonly domino: number; readonly blocked: number };
}

const ask = {
  end: choiceOf('How did the hand end?', { domino: 'A player went out', blocked: 'Nobody could play' }),
  own: count('Pips left with the lightest hand', 0, 168, { when: { field: 'end', is: ['blocked'] } }),
  others: listOf('Pips left with each other player', count('Pips', 0, 168), 1, 5),
} as const;

export const nearest = (pips: number, of: number) => Math.round(pips / of) * of;

/** A scorer of the hand for one form of the game. `key` is the score item on which each end rests. */
export function handScorer(rules: Readonly<Partial<Record<BookId, Rule>>>, keys: { readonly domino: string; readonly blocked: string }) {
  function score(asked: Values<typeof ask>, book: BookId): Result<Answer> {
    const rule = rules[book];
    if (rule === undefined) return wrong(problem('', 'a book that counts this game', book));
    const how = rule[asked.end];
    if (how === null) return wrong(problem('end', 'a blocked game, the only end for which the book gives a count', 'a player who went out'));
    const own = asked.own ?? 0;
    const lightest = Math.min(...asked.others);
    if (asked.end === 'blocked' && lightest < own) return wrong(problem('own', `at most ${lightest}, the lightest of the other hands`, `${own}`));
    const rule_ = `points.${keys[asked.end]}`;
    if (asked.end === 'blocked' && lightest === own && asked.others.length + 1 >= 2) {
      return { ok: true, value: answer('Nobody scores', [{ rule: rule_, say: 'the lightest hands are level', points: 0 }]) };
    }
    if (how === 'difference' && asked.others.length > 1) {
      return wrong(problem('others', 'the pips of one opponent: the book counts the difference of two hands', `${asked.others.length} hands`));
    }
    const sum = asked.others.reduce((all, pips) => all + pips, 0) - (how === 'difference' ? own : 0);
    const unit = rule.nearest?.[asked.end] ?? 1;
    const scored = nearest(sum, unit);
    const say = how === 'difference' ? `the difference of the hands, ${sum}` : `the pips of the other hands, ${sum}`;
    return {
      ok: true,
      value: answer(`${scored} points to the winner of the hand`, [{ rule: rule_, say: unit === 1 ? say : `${say}, to the nearest ${unit}`, points: scored }]),
    };
  }
  return scorer({
    title: 'Count the hand',
    gist: 'Says what the winner of a hand scores from the pips that are left.',
    aka: ['pips left', 'blocked game', 'domino count'],
    books: (['blue-ribbon-1940', 'donohue'] as const).filter((book) => rules[book] !== undefined),
    ask,
    score,
  });
}
