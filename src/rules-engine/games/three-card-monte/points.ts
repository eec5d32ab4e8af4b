import { item } from '../../laws/one-book.ts';
import { bookValue } from '../../scoring/points.ts';
import { cites } from './cites.ts';

const STAKE = { unit: 'stake' } as const;

export const points = {
  fair: item({
    title: 'The black card at 2 for 1',
    gist: 'The player picks the black card, and the banker pays as the book says they should.',
    aka: ['fair odds', '2 to 1', 'two for one', 'perfectly fair'],
    bookValue: bookValue(2, cites.blue.price, { unit: 'stake', says: 'Then it is a perfectly fair game, the book says.' }),
  }),
  even: item({
    title: 'The black card at even money',
    gist: 'The player picks the black card, and the banker pays even money only.',
    aka: ['even money', '2 to 1 against himself', 'short odds'],
    bookValue: bookValue(1, cites.blue.price, { unit: 'stake', says: 'The player then bets 2 to 1 against themselves.' }),
  }),
  red: item({
    title: 'A red card',
    gist: 'The player picks one of the two red cards.',
    aka: ['picked wrong', 'red ace', 'lost'],
    bookValue: bookValue(-1, cites.blue.implied, STAKE),
  }),
} as const;
