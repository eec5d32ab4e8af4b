import { doubted } from '../../laws/cites.ts';
import { item } from '../../laws/one-book.ts';
import { bookValue, ruled } from '../../scoring/points.ts';
import { cites } from './cites.ts';

const { charge, rules } = cites.blue;

/** Score items of color-ball pool: lives, and the contents of the pool. */
export const points = {
  lives: item({
    title: 'Lives',
    gist: 'What each player starts with.',
    aka: ['three lives', 'how many lives'],
    bookValue: bookValue(3, rules(2), { unit: 'life' }),
  }),
  lost: item({
    title: 'Life lost',
    gist: 'Through the player’s own fault, or because the next striker pockets their ball.',
    aka: ['lose a life', 'pocketed'],
    bookValue: bookValue(-1, rules(6), { unit: 'life' }),
  }),
  star: item({
    title: 'Star',
    gist: 'The first player out buys in again, or the next one out if the first refuses; once in a pool.',
    aka: ['buy in', 'starring', 'purchase lives', 'come back in'],
    bookValue: ruled('For a sum equal to the original stake, as many lives as the lowest number on the board.', [rules(15), rules(16), rules(17)]),
  }),
  pool: item({
    title: 'The pool',
    gist: 'The player who is left at the end has it, or two divide it.',
    aka: ['who wins the money', 'divide the pool', 'table charge'],
    bookValue: ruled('Won by the last player, or divided by the last two where a rule says so. In public rooms the charge for the table comes off it.', [
      rules(27),
      doubted(rules(28), 'The book does not say expressly that the last player left has the pool.'),
      charge,
    ]),
  }),
};
