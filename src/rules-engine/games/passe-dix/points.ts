import { doubted } from '../../laws/cites.ts';
import { item } from '../../laws/one-book.ts';
import { bookValue } from '../../scoring/points.ts';
import { cites } from './cites.ts';

/** The book names the bet but not its price; a bet that somebody cannot do a thing is paid even. */
export const EVEN = doubted(cites.blue.bets, 'The book does not say what a bet is paid; even money is taken.');
export const LOSING = doubted(cites.blue.bets, 'That the banker loses with less than 10 follows from the bet; the book names only what the banker wins by.');

export const points = {
  'ten-or-more': item({
    title: 'Ten or more',
    gist: 'The banker throws 10 or more with three dice and wins the bets.',
    aka: ['passed ten', 'exactly ten', 'banker wins'],
    group: 'The stakes, as the banker has them',
    bookValue: bookValue(1, [EVEN, cites.blue.ten], { unit: 'stake', says: 'Ten exactly counts for the banker.' }),
  }),
  'under-ten': item({
    title: 'Less than ten',
    gist: 'The banker throws 9 or less and loses the bets.',
    aka: ['nine or less', 'failed', 'banker loses'],
    group: 'The stakes, as the banker has them',
    bookValue: bookValue(-1, [EVEN, LOSING], { unit: 'stake' }),
  }),
} as const;
