import { doubted } from '../../laws/cites.ts';
import { item } from '../../laws/one-book.ts';
import { bookValue, ruled } from '../../scoring/points.ts';
import { cites } from './cites.ts';

const { clause, counts, last, rules, target } = cites.blue;
const one = doubted(
  counts,
  'The book does not say that each of the four is one point: this is taken from players with one to go, whom a single ball takes out.',
);

/** What counts at high-low-jack pool. */
export const points = {
  high: item({ title: 'High', gist: 'The 15 ball.', aka: ['fifteen', 'high ball'], bookValue: bookValue(1, one) }),
  low: item({ title: 'Low', gist: 'The 1 ball.', aka: ['one ball', 'low ball'], bookValue: bookValue(1, one) }),
  jack: item({ title: 'Jack', gist: 'The 9 ball.', aka: ['nine', 'jack ball'], bookValue: bookValue(1, one) }),
  game: item({
    title: 'Game',
    gist: 'The highest sum of the numbers on the balls pocketed in a frame.',
    aka: ['highest aggregate', 'most by numbers', 'game point'],
    bookValue: bookValue(1, one),
  }),
  target: item({
    title: 'Points of a game',
    gist: 'The number of points that are played for.',
    aka: ['seven points', 'how many to win'],
    bookValue: bookValue(7, target),
  }),
  last: item({
    title: 'The last ball',
    gist: 'The single ball that is banked in when every player has one to go.',
    aka: ['bank shot for the game', 'one to go each'],
    bookValue: ruled('Wins the game.', last),
  }),
  forfeit: item({
    title: 'Scratch',
    gist: 'A fault by which points are forfeited at fifteen-ball pool.',
    aka: ['scratch', 'forfeit', 'three off'],
    bookValue: bookValue(-3, [
      doubted(clause, 'The book does not say from which count the three points are taken here, the seven or the numbers on the balls.'),
      rules(4),
    ]),
  }),
};
