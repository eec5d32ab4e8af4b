import { item } from '../../laws/one-book.ts';
import { bookValue, ruled } from '../../scoring/points.ts';
import { cites } from './cites.ts';
import { partInTen } from './words.ts';

const STAKE = { unit: 'stake' } as const;

export const points = {
  right: item({
    title: 'The number that was bet on',
    gist: 'The balls left on the table are odd or even, as the bet says.',
    aka: ['odd wins', 'even wins', 'how much is paid'],
    group: 'The bets',
    bookValue: bookValue(1, cites.blue.price, STAKE),
  }),
  wrong: item({
    title: 'The other number',
    gist: 'The balls left on the table are even where odd was bet on, or the other way about.',
    aka: ['lost bet', 'odd loses'],
    group: 'The bets',
    bookValue: bookValue(-1, cites.blue.price, STAKE),
  }),
  commission: item({
    title: 'What the bank takes',
    gist: 'The part that the bank keeps back.',
    aka: ['ten per cent', 'rake', 'house cut'],
    group: 'The bets',
    bookValue: bookValue(1, cites.blue.commission, { unit: partInTen, says: 'Ten per cent.' }),
  }),
  balls: item({
    title: 'The balls that count',
    gist: 'Which balls decide the bets.',
    aka: ['balls on the table', 'balls in the pocket', 'nine balls'],
    group: 'The roll',
    bookValue: ruled('Those left on the table, of nine: 1 to 8 of them, since some must go down and some must stay.', cites.blue.game),
  }),
} as const;
