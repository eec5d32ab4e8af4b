import { item } from '../../laws/one-book.ts';
import { bookValue, ruled } from '../../scoring/points.ts';
import { cites } from './cites.ts';

const { rules } = cites.blue;

export const points = {
  ball: item({
    title: 'Ball pocketed',
    gist: 'A pyramid ball goes in by a fair stroke.',
    aka: ['winning hazard', 'life', 'pot'],
    bookValue: bookValue(1, rules(7)),
  }),
  'last-ball': item({
    title: 'Last hazard',
    gist: 'The last hazard of a game with an odd number of balls.',
    aka: ['last ball', 'counts two'],
    bookValue: bookValue(2, rules(15)),
  }),
  forfeit: item({
    title: 'Forfeit',
    gist: 'The white pocketed or off the table, a miss or a coup.',
    aka: ['lose a point', 'lose a ball', 'scratch'],
    bookValue: bookValue(-1, rules(8, 9), { says: 'By a ball that is put back on the table.' }),
  }),
  'opponent-adds': item({
    title: 'Fault with two balls left',
    gist: 'Two play, two balls are left, and the striker pockets their own or misses: to the opponent.',
    bookValue: bookValue(1, rules(17)),
  }),
  price: item({
    title: 'Settlement',
    gist: 'What each of the others pays the player with the most balls.',
    aka: ['who pays', 'price of a ball', 'how much'],
    bookValue: ruled('The agreed price, times the difference of the balls.', rules(3)),
  }),
};
