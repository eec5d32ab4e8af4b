import { count } from '../../../scoring/fields.ts';
import { ok } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { answer, type Line, scorer } from '../../../scoring/scorers.ts';
import type { points } from '../points.ts';
import { chanceOf, grouped, odds, oddsOfNone, PRINTED } from '../reckoning/odds.ts';

const ask = {
  total: count('Total of the nine dice', 9, 54, { hint: 'Three throws of three dice, added together.' }),
  tickets: count('Tickets sold', 1, 100000, { optional: true }),
};

/** The score item of a total; lower totals are not in the table. */
function lineOf(total: number): keyof typeof points {
  if (total < 33) return 'nine-dice';
  return total > 50 ? 'odds-54-51' : total > 45 ? 'odds-50-46' : total > 40 ? 'odds-45-41' : total > 35 ? 'odds-40-36' : 'odds-35-33';
}

/** The odds of a total, by the book's table and calculated exactly (Blue Ribbon 1940, p. 205). */
export const nineDice = scorer({
  title: 'The odds of a total',
  gist: 'The odds against a total of nine dice or a higher one, and how it stands against all the tickets.',
  untotalled: true,
  aka: ['raffle odds', 'nine dice odds', 'will my throw win'],
  books: ['blue-ribbon-1940'],
  ask,
  score: ({ total, tickets }, by: Schedule<typeof points>) => {
    const chance = chanceOf(total);
    const table = PRINTED[total];
    const lines: Line[] = [
      by.mention(lineOf(total), table === undefined ? `${total} or more: no figure in the book to be read` : `the book: ${grouped(table)} to 1 against`),
    ];
    if (tickets !== null) {
      if (table !== undefined) lines.push(by.mention('odds-of-tickets', `as the book reckons: ${grouped(table)} to ${grouped(tickets)} that ${total} wins`));
      const none = oddsOfNone(chance, tickets);
      lines.push(by.mention('odds-of-tickets', `worked out in full, that none of ${grouped(tickets)} reaches ${total}: ${none}`));
    }
    return ok(answer(`${total} or more: ${odds(chance)}`, lines));
  },
});
