import { doubted } from '../../laws/cites.ts';
import { item } from '../../laws/one-book.ts';
import { bookValue, ruled } from '../../scoring/points.ts';
import { cites } from './cites.ts';

const { required, lowest, lowestPays, secondPays, rules, clause } = cites.blue;

/** What counts at Chicago pool. */
export const points = {
  ball: item({
    title: 'Ball pocketed',
    gist: 'A ball counts for the player who pockets it.',
    aka: ['ball', 'number of the ball'],
    bookValue: ruled('It goes to the credit of the player. The numbers are added up for the score, as in fifteen-ball pool.', [
      lowest,
      doubted(clause, 'The book says of fifteen-ball pool that a ball counts its number; here it speaks of the aggregate score.'),
    ]),
  }),
  forfeit: item({
    title: 'Scratch',
    gist: 'A fault by which points are forfeited.',
    aka: ['scratch', 'forfeit', 'three off'],
    bookValue: bookValue(-3, required),
  }),
  lowest: item({
    title: 'Lowest score',
    gist: 'What the player at the foot pays.',
    bookValue: ruled('Pays for the refreshment of all in the game.', lowestPays),
  }),
  'second-lowest': item({
    title: 'Second lowest score',
    gist: 'What the player above the foot pays.',
    bookValue: ruled('Pays for the game.', secondPays),
  }),
  end: item({
    title: 'Early end',
    gist: 'When the balls left can change nothing.',
    aka: ['is it over', 'can he still catch up'],
    bookValue: ruled(
      'By the rule of fifteen-ball pool: between two, when one score is more than the balls of the other and those on the table together; among more, when those on the table are too few to tie or beat the next lowest score.',
      [rules(3), doubted(clause, 'Here two scores pay, the lowest and the next; that neither can change any more is how the rule is read.')],
    ),
  }),
};
