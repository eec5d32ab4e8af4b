import type { BookId } from '../../../books.ts';
import { count, type Values } from '../../../scoring/fields.ts';
import { ok, type Result, wrong } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { type Answer, answer, scorer } from '../../../scoring/scorers.ts';
import type { points } from '../points.ts';
import { chips, HEARTS_IN_PACK, heartsPaid, heartsTaken, heartsWord, POOL_OPEN, sum, wrongSum } from './counting.ts';
import { payFewest } from './fewest.ts';

/** The fields of the plain game of the older books, in which no queen counts. */
export const ask = {
  hearts: heartsTaken(),
  table: count('Chips left on the table by the last division', 0, 60, { optional: true, unit: 'chips', given: 'fewest' }),
} as const;

/** Settles the chips for hearts: they go to the player with the fewest, or into a pool. */
export function plain({ hearts, table }: Values<typeof ask>, by: Schedule<typeof points>): Result<Answer> {
  const off = wrongSum('hearts', hearts, HEARTS_IN_PACK, hearts.length === 4);
  if (off !== null) return wrong(off);
  const each = by.points('heart');
  const notes = sum(hearts) < HEARTS_IN_PACK ? [`${heartsWord(HEARTS_IN_PACK - sum(hearts))} not taken by anybody: left over or thrown out.`] : [];
  if (by.way('fewest') === 'paid-all') {
    const settled = payFewest(hearts, { owed: (own) => own * each, say: heartsWord, item: 'fewest', before: table ?? 0 }, by);
    const other = hearts.length === 3 || hearts.length === 5 ? ['For three and for five players the book has a settlement of its own.'] : [];
    return ok(answer(settled.headline, settled.lines, [...settled.notes, ...notes, ...other]));
  }
  return ok(answer(`${chips(sum(hearts) * each)} into the pool`, heartsPaid(hearts, by), [...notes, POOL_OPEN]));
}

/** The scorer of the plain game, which does not ask for a queen. */
export const plainDeal = (books: readonly BookId[]) =>
  scorer({
    title: 'Settle a deal',
    gist: 'What is paid for the hearts that each player has taken.',
    aka: ['what do we pay', 'hearts calculator'],
    books,
    ask,
    score: plain,
  });
