import type { BookId } from '../../../books.ts';
import type { Values } from '../../../core/fields.ts';
import { count } from '../../../core/fields.ts';
import { ok, problem, type Result, wrong } from '../../../core/result.ts';
import type { Schedule } from '../../../core/schedule.ts';
import { type Answer, answer, scorer } from '../../../core/scorers.ts';
import { linesAgainst } from './against.ts';
import { payFewest } from './fewest.ts';
import { chips, HEARTS_IN_PACK, heartsPaid, heartsTaken, heartsWord, nameOf, POOL_OPEN, placeOf, seatOrNone, sum, wrongSum } from './fields.ts';

const ask = {
  hearts: heartsTaken(),
  queen: seatOrNone('Who took the queen of spades?', 'She does not count', 'She counts by Sierra and Donohue, and not in the plain game of the older books.'),
  table: count('Chips left on the table by the last division', 0, 60, { optional: true, unit: 'chips' }),
} as const;
type Asked = Values<typeof ask>;

function modern({ hearts, queen }: Asked, by: Schedule): Result<Answer> {
  const off = wrongSum('hearts', hearts, HEARTS_IN_PACK, true);
  if (off !== null) return wrong(off);
  const taker = queen === 'none' ? -1 : placeOf(queen);
  if (taker < 0 || taker >= hearts.length) return wrong(problem('queen', 'one of the players', queen === 'none' ? 'nobody' : nameOf(taker)));
  const lines = linesAgainst(hearts, taker, by, nameOf);
  const notes = ['The points stand against the players who get them.'];
  if (hearts.length !== 4 && by.book === 'sierra') notes.push('The manual describes the game for four and only mentions three, five and six players.');
  if (hearts[taker] === HEARTS_IN_PACK) {
    if (by.book === 'sierra') return ok(answer(`${nameOf(taker)} shoots the moon`, lines, notes));
    notes.push('The book gives nothing for taking everything.');
  }
  return ok(answer(`${sum(lines.map((line) => line.points ?? 0))} points in all`, lines, notes));
}

function plain({ hearts, table }: Pick<Asked, 'hearts' | 'table'>, by: Schedule): Result<Answer> {
  const off = wrongSum('hearts', hearts, HEARTS_IN_PACK, hearts.length === 4);
  if (off !== null) return wrong(off);
  const each = by.points('heart');
  const notes = sum(hearts) < HEARTS_IN_PACK ? [`${heartsWord(HEARTS_IN_PACK - sum(hearts))} not taken by anybody: left over or thrown out.`] : [];
  if (by.book === 'uspc-1898') {
    const settled = payFewest(
      hearts,
      (own) => own * each,
      (own) => heartsWord(own),
      { fewest: 'points.fewest', tie: 'points.tie-for-fewest' },
      table ?? 0,
    );
    const other = hearts.length === 3 || hearts.length === 5 ? ['For three and for five players the book has a settlement of its own.'] : [];
    return ok(answer(settled.headline, settled.lines, [...settled.notes, ...notes, ...other]));
  }
  const lines = heartsPaid(hearts, each);
  return ok(answer(`${chips(sum(hearts) * each)} into the pool`, lines, [...notes, POOL_OPEN]));
}

export const deal = scorer({
  title: 'Score a deal',
  gist: 'Points against each player, or chips paid, from the hearts taken and the queen of spades.',
  aka: ['who has how many points', 'did he shoot the moon', 'hearts calculator', 'what do we pay'],
  books: ['sierra', 'blue-ribbon-1940', 'donohue', 'uspc-1898'],
  ask,
  score: (asked, by) => (by.book === 'sierra' || by.book === 'donohue' ? modern(asked, by) : plain(asked, by)),
});

/** The plain game of the older books, where no queen is asked for. */
export const plainDeal = (books: readonly BookId[]) =>
  scorer({
    title: 'Settle a deal',
    gist: 'What is paid for the hearts that each player has taken.',
    aka: ['what do we pay', 'hearts calculator'],
    books,
    ask: { hearts: ask.hearts, table: ask.table },
    score: plain,
  });
