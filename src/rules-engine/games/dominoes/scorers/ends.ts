import type { BookId } from '../../../books.ts';
import { choiceOf, count, listOf, type Values } from '../../../core/fields.ts';
import { pointsOf, type ScoreItem } from '../../../core/points.ts';
import { problem, type Result, wrong } from '../../../core/result.ts';
import { type Answer, answer, scorer } from '../../../core/scorers.ts';
import { DONOHUE } from '../cites.ts';

const ask = {
  piece: choiceOf('Which domino was played?', { set: 'The first of the hand', later: 'A later one' }),
  ends: listOf('Pips of each open end; of a doublet across, both halves together', count('Pips', 0, 12), 1, 4, {
    hint: 'For the first domino: its two halves.',
  }),
} as const;

/** A scorer of one play: the ends of the line are added and divided. */
export function endsScorer(books: readonly BookId[], item: ScoreItem) {
  function score(asked: Values<typeof ask>, book: BookId): Result<Answer> {
    if (asked.piece === 'set' && asked.ends.length !== 2) return wrong(problem('ends', 'the two halves of the first domino', `${asked.ends.length} numbers`));
    if (asked.piece === 'set' && asked.ends.some((half) => half > 6)) return wrong(problem('ends', 'halves from 0 to 6', asked.ends.join(', ')));
    if (book === DONOHUE && asked.ends.length > 2)
      return wrong(problem('ends', 'the two ends of the row, the only ones in this book', `${asked.ends.length} ends`));
    const sum = asked.ends.reduce((all, pips) => all + pips, 0);
    const each = pointsOf(item, book);
    const made = sum > 0 && sum % each === 0 ? sum : 0;
    if (made === 0) return { ok: true, value: answer(`No score: the ends make ${sum}`, [{ rule: 'points.ends', say: `ends of ${sum}`, points: 0 }]) };
    return { ok: true, value: answer(`${made} points`, [{ rule: 'points.ends', say: `${sum / each} times ${each}`, points: made }]) };
  }
  return scorer({
    title: 'Count a play',
    gist: 'Adds the open ends and says what the play scores.',
    aka: ['open ends', 'multiple', 'does it score'],
    books,
    ask,
    score,
    contested: true,
  });
}
